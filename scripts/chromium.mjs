import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installDebianPackage } from './debian-package.mjs';
import { findProgram } from './find-program.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The headless shell draws no window and needs two thirds of the processor time. Debian packages it separately. */
const SHELL = 'chromium-headless-shell';

/** How tests start it. */
export const BROWSER_ARGUMENTS = [
  // Chromium's sandbox refuses root, as which CI containers run.
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  // One process fewer for each site, and text in one colour. As switches of their own they leave Playwright's
  // `--disable-features` as it is: Chromium goes by the last one of a name.
  ...['--disable-site-isolation-trials', '--disable-lcd-text', '--renderer-process-limit=2'],
];

/**
 * The browser of the end-to-end tests: CHROMIUM_PATH, else the system's, else Playwright's.
 * @returns null when none is installed.
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(SHELL) || findWholeChromium();
}

/**
 * A Chromium with the back/forward cache, which the headless shell lacks.
 * @returns null when none is installed.
 */
export function findWholeChromium() {
  return findProgram(...BROWSERS) || process.env.CHROMIUM_PATH || playwrightsOwn();
}

/**
 * Installs what is missing of the whole browser and the headless shell.
 * @returns {Promise<{ ok: boolean, output: string }>} not ok where there is no browser then.
 */
export async function installChromium() {
  const otherwise = 'Tests need a browser: install Chromium, or set CHROMIUM_PATH to one.';
  const browser = findWholeChromium() ? { ok: true, output: '' } : await installDebianPackage('chromium', otherwise);
  // Where the system packages no headless shell, the whole browser runs all tests.
  if (browser.ok && !process.env.CHROMIUM_PATH && !findProgram(SHELL)) await installDebianPackage(SHELL, otherwise);
  return browser;
}

function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}
