import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian-package.mjs';

// The shell has no window to draw and takes half of the processor time. Debian packages it by itself.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the end-to-end tests: CHROMIUM_PATH, else one of the system, else Playwright's own. @returns null when none is there. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const directories = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)));
  return [...candidates, playwrightsOwn()].find((path) => path && existsSync(path)) ?? null;
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export function installChromium() {
  return installDebianPackage(
    'chromium-headless-shell',
    'The stories need a browser: install Chromium, or set CHROMIUM_PATH to one.',
  );
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return null;
  }
}
