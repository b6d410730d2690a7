import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian-package.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** It has no window to draw and takes half of the processor time. Debian packages it by itself. */
const SHELL = 'chromium-headless-shell';

/** The browser of the end-to-end tests: CHROMIUM_PATH, else one of the system, else Playwright's own. @returns null when none is there. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram([SHELL]) || findWholeChromium();
}

/** One that also keeps the pages that a visitor has left, which the shell does not. @returns null when none is there. */
export function findWholeChromium() {
  return findProgram(BROWSERS) || process.env.CHROMIUM_PATH || playwrightsOwn();
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export async function installChromium() {
  const otherwise = 'The end-to-end tests need a browser: install Chromium, or set CHROMIUM_PATH to one.';
  const browser = await installDebianPackage('chromium', otherwise);
  // Where the system has no shell of its own, the browser does everything.
  if (browser.ok) await installDebianPackage(SHELL, otherwise);
  return browser;
}

function findProgram(names) {
  const directories = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(existsSync) ?? null;
}

function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}
