import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { SCREENS } from './screens/catalogue';

/** What is wrong, and where; read in the page itself, so that no second page has to be opened for the sum. */
async function faultsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const screen of SCREENS.filter(({ server }) => server === 'demo')) {
  test(`axe finds nothing on ${screen.name}, light or dark`, async ({ page, context, demoShop }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    try {
      await screen.prepare?.(context, demoShop);
      await page.goto(`${demoShop.url}${screen.path}`);
      await screen.act?.(page);
      // What comes after the first paint (the cart, the times) belongs to the screen.
      await page.waitForTimeout(800);
      expect(await faultsOf(page), 'light').toEqual([]);
      // The page follows the device, and stays what it has become.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await faultsOf(page), 'dark').toEqual([]);
    } finally {
      // The shop is shared: the stories after this one want it as it was.
      await screen.restore?.();
    }
  });
}
