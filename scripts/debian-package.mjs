import { existsSync } from 'node:fs';
import { runToEnd } from './preparation/child.mjs';

/**
 * Installs a Debian package without asking, where this process is root on a Debian, or in CI may become it.
 * @param {string} name
 * @param {string} otherwise - the message where it can't.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function installDebianPackage(name, otherwise) {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync('/etc/debian_version') || !(isRoot || process.env.CI)) return { ok: false, output: otherwise };
  const [command, ...before] = [...(isRoot ? [] : ['sudo', '--non-interactive']), 'apt-get'];
  const run = (...words) => runToEnd(command, [...before, ...words], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const update = await run('update');
  const { code, output } = await run('install', '-y', '--no-install-recommends', name);
  return { ok: code === 0, output: `${update.output}${output}` };
}
