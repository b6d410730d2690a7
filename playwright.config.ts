import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findChromium } from './scripts/chromium.mjs';

/** End-to-end tests in a real browser. Each worker starts a server of its own: see the fixtures in `tests/e2e`. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.e2e.ts',
  projects: [
    { name: 'journeys', testDir: 'tests/e2e' },
    // Only `npm run test:all` runs these.
    { name: 'release', testDir: 'tests/release' },
  ],
  outputDir: 'test-results/e2e',
  // A browser and a server each. Some of the tests mostly wait: with a third worker two cores have enough to do meanwhile.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // On a shared machine a test may fail because time runs out: it runs once more, in a shop of its own, and `npm test` names it. One
  // that fails twice has failed. See docs/decisions/tests.md.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // A button that is not there fails the test before its whole time is over.
    actionTimeout: 60_000,
    // Less to draw: tests of motion ask for it.
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Requests that a service worker answers pass by the tests' own routes: tests of the worker allow it.
    serviceWorkers: 'block',
    // A record of every step takes a third of the time: run a test that failed again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      // Chromium's sandbox refuses root, as which CI containers run.
      args: BROWSER_ARGUMENTS,
    },
  },
});
