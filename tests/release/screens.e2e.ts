import type { Page } from '@playwright/test';
import { COLOUR_RULES, faultsOf } from '../e2e/faults';
import { expect, test } from '../e2e/fixtures';
import { untilStill } from '../e2e/quiet';
import { SCREENS } from '../e2e/screens/catalogue';
import { beyondTheEdge, openScreen, PHONE } from '../e2e/screens/open-screen';
import { signIn } from '../e2e/visits';
import { hiddenFocus } from './hidden-focus';

const DEMO = SCREENS.filter(({ server }) => server === 'demo');
const LAPTOP = { width: 1280, height: 900 };
/** Longer than any toast that goes by itself. */
const TOAST_MS = 15_000;
/** What is left of a laptop's window at 400 %. */
const ZOOMED = { width: 320, height: 256 };

async function expectNoFaults(page: Page): Promise<void> {
  expect.soft(await faultsOf(page), 'light').toEqual([]);
  // The page follows the device, and stays what it has become.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  // Colours are asked for, not painted.
  await untilStill(page);
  expect.soft(await faultsOf(page, { rules: COLOUR_RULES }), 'dark').toEqual([]);
}

async function expectToFit(page: Page): Promise<void> {
  expect.soft(await beyondTheEdge(page), '390 px').toBeNull();
  await page.setViewportSize(LAPTOP);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await untilStill(page);
  expect.soft(await beyondTheEdge(page), '1280 px, letters of double size').toBeNull();
  await page.setViewportSize(PHONE);
  await untilStill(page);
  expect.soft(await beyondTheEdge(page), '390 px, letters of double size').toBeNull();
}

/** Also at a zoom of 400 %, where nothing may be wider than the page either. */
async function expectFocusInSight(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  // A toast goes by itself, unless it is pointed at; one that stays must cover nothing.
  await page.mouse.move(0, 0);
  const toast = page.locator('[data-scope="toast"][data-part="root"]').first();
  await toast.waitFor({ state: 'detached', timeout: TOAST_MS }).catch(() => undefined);
  for (const size of [ZOOMED, PHONE]) {
    await page.setViewportSize(size);
    await untilStill(page);
    const { width } = size;
    expect.soft(await beyondTheEdge(page), `${width} px`).toBeNull();
    expect.soft(await hiddenFocus(page), `focus, ${width} px`).toEqual([]);
  }
}

for (const screen of DEMO) {
  test(`${screen.name}: axe finds nothing, light or dark; it fits a phone, and a laptop with letters of double size`, async ({
    context,
    office,
    demoShop,
  }) => {
    // Most screens only need a signed-in user.
    const isOnlySignedIn = screen.prepare === signIn;
    const page = await (isOnlySignedIn ? office : context).newPage();
    try {
      if (!isOnlySignedIn) await screen.prepare?.(context, demoShop);
      await openScreen(page, demoShop.url, screen);
      if (isOnlySignedIn) await expect(page).not.toHaveURL(/sign-in/);
      await expectNoFaults(page);
      await expectToFit(page);
      await expectFocusInSight(page);
    } finally {
      await page.close();
      // The shop is shared: the tests after this one want it as it was.
      await screen.restore?.();
    }
  });
}
