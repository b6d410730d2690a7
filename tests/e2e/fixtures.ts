import { type BrowserContext, test as base, expect } from '@playwright/test';
import { ApiClient } from '../../api/demo/evening/api-client';
import { type CarteServer, makeDataDirectory, startCarte } from './carte-server';
import { openAroundTheClock } from './opening-hours';
import { signIn } from './visits';

interface WorkerFixtures {
  /** A demo shop, shared by the end-to-end tests of one worker: an end-to-end test leaves the menu as it found it. */
  demoShop: CarteServer;
  /** A browser in which the shop's administrator stays signed in: for end-to-end tests that only look, and change nothing. */
  office: BrowserContext;
}

interface TestFixtures {
  /** A server without a shop, for this end-to-end test alone. */
  bareServer: CarteServer;
  /** The demo shop's API, signed in as its administrator. */
  administrator: ApiClient;
  /** Everything the browser complained of; an end-to-end test ends with none. */
  complaints: string[];
}

/** Shoppers are offered a map where it has a background. Nobody is there: its pictures are missing. */
const MAP = { MAP_TILES_URL: 'http://127.0.0.1:59999/{z}/{x}/{y}.png', MAP_TILES_FOR_SHOPPERS: 'on' };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  demoShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed out of it
    async ({}, use) => {
      const data = await makeDataDirectory();
      const server = await startCarte({ demo: true, dataDirectory: data.path, environment: MAP });
      await use(server);
      await server.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  office: [
    async ({ browser, demoShop }, use) => {
      const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', serviceWorkers: 'block' });
      await signIn(context, demoShop);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  bareServer: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const data = await makeDataDirectory();
      const server = await startCarte({ dataDirectory: data.path });
      await use(server);
      await server.stop();
      await data.remove();
    },
    { timeout: 180_000 },
  ],
  administrator: async ({ demoShop }, use) => {
    await use(await ApiClient.ofAdministrator(demoShop));
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A refused request is the end-to-end test's own business; the browser notes each one.
        const isRefusal = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
      });
      // Whatever page of the end-to-end test it happens on, a popup's too.
      page.context().on('console', (message) => {
        if (message.page() !== page && /Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same while the demo shop takes orders for now, at whatever hour the end-to-end test runs; after it, its own hours are back. */
const testAroundTheClock = test.extend<{ openingHours: undefined }>({
  openingHours: [
    async ({ administrator }, use) => {
      const restoreHours = await openAroundTheClock(administrator);
      await use(undefined);
      await restoreHours();
    },
    { auto: true },
  ],
});

export { expect, testAroundTheClock };
