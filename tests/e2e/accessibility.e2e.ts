import type { Page } from '@playwright/test';
import type { CarteServer } from './carte-server';
import { COLOUR_RULES, faultsOf } from './faults';
import { expect, test } from './fixtures';
import { untilQuiet, untilStill, watchRequests } from './quiet';
import { SCREENS, type Screen } from './screens/catalogue';
import { signIn } from './visits';

/** Pages of the browser in which the administrator is signed in already. */
const officeTest = test.extend({
  page: async ({ office }, use) => {
    const page = await office.newPage();
    await use(page);
    await page.close();
  },
});

async function lookAt(page: Page, { url }: CarteServer, { path, act }: Screen): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const open = watchRequests(page);
  const answer = await page.goto(`${url}${path}`);
  // An error has nothing wrong with it either.
  expect(answer?.status()).toBeLessThan(500);
  await act?.(page);
  await untilQuiet(page, open);
  expect(await faultsOf(page), 'light').toEqual([]);
  // The page follows the device, and stays what it has become.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  // Colours are asked for, not painted.
  await untilStill(page);
  expect(await faultsOf(page, { rules: COLOUR_RULES }), 'dark').toEqual([]);
}

for (const screen of SCREENS.filter(({ server }) => server === 'demo')) {
  const title = `axe finds nothing on ${screen.name}, light or dark`;
  // Most screens only need a signed-in user.
  if (screen.prepare === signIn) {
    officeTest(title, async ({ page, demoShop }) => {
      await lookAt(page, demoShop, screen);
      await expect(page).not.toHaveURL(/sign-in/);
    });
    continue;
  }
  test(title, async ({ page, context, demoShop }) => {
    try {
      await screen.prepare?.(context, demoShop);
      await lookAt(page, demoShop, screen);
    } finally {
      // The shop is shared: the end-to-end tests after this one want it as it was.
      await screen.restore?.();
    }
  });
}
