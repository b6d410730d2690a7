import { findWholeChromium } from '../../scripts/chromium.mjs';

/** As visitors have it: Playwright switches off the back/forward cache, in which pages with a connection stay away from the network. */
export const keepsPages = {
  launchOptions: {
    executablePath: findWholeChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};
