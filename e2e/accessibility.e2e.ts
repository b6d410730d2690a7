import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { SCREENS } from './screens/catalogue';

for (const screen of SCREENS.filter(({ server }) => server === 'demo')) {
  test(`axe finds nothing on ${screen.name}, light or dark`, async ({ page, context, demoShop }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    try {
      await screen.prepare?.(context, demoShop);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`${demoShop.url}${screen.path}`);
        await screen.act?.(page);
        // What comes after the first paint (the cart, the times) belongs to the screen.
        await page.waitForTimeout(800);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(found, colorScheme).toEqual([]);
      }
    } finally {
      // The shop is shared: the stories after this one want it as it was.
      await screen.restore?.();
    }
  });
}
