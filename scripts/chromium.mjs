import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runToEnd } from './preparation/child.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the stories: CHROMIUM_PATH, else one of the system, else Playwright's own. @returns null when none is there. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const directories = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)));
  return [...candidates, playwrightsOwn()].find((path) => path && existsSync(path)) ?? null;
}

/**
 * Installs one where that can be done unasked: as root on a Debian.
 *
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function installChromium() {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!isRootOnDebian) {
    return { ok: false, output: 'The stories need a browser: install Chromium, or set CHROMIUM_PATH to one.' };
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runToEnd('apt-get', ['update'], { env });
  const { code, output } = await runToEnd('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  return { ok: code === 0, output: `${update.output}${output}` };
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return null;
  }
}
