import { existsSync } from 'node:fs';
import { runToEnd } from './preparation/child.mjs';

/**
 * Installs a Debian package without asking, where this process is root on a Debian.
 * @param {string} name
 * @param {string} otherwise - the message where it can't.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function installDebianPackage(name, otherwise) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!isRootOnDebian) return { ok: false, output: otherwise };
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runToEnd('apt-get', ['update'], { env });
  const { code, output } = await runToEnd('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  return { ok: code === 0, output: `${update.output}${output}` };
}
