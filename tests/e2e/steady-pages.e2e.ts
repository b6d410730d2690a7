import type { ApiClient } from '../../api/demo/evening/api-client';
import { addAreas, removeZones } from './delivery-areas';
import { expect, test } from './fixtures';
import { closeForNow, openAroundTheClock } from './opening-hours';
import { shifted } from './shifted';
import { fillCart, untilAlive } from './visits';

// What moves counts here. Only a reader in another time zone gets its name added, once the browser has said it.
test.use({ reducedMotion: 'no-preference', timezoneId: 'Asia/Tbilisi' });

/** Of the page. “Place order” becomes narrower when the total comes beside it: 0.0036. */
const MOST = 0.005;
/** Long enough for the page to be painted without what is held back. */
const HELD_BACK_MS = 700;

async function withAreas(administrator: ApiClient): Promise<() => Promise<unknown>> {
  const open = await openAroundTheClock(administrator);
  const areas = await addAreas(administrator);
  return async () => {
    await removeZones(administrator, areas);
    await open();
  };
}

test('nothing moves where scripts and answers come late: the shop is closed, open, or delivering to areas', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await fillCart(context, demoShop);
  for (const late of ['**/*.js', '**/graphql']) {
    await page.route(late, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, HELD_BACK_MS));
      await route.continue();
    });
  }
  // On a busy machine the font comes after the first paint, and a card may have a line less then.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [prepare, ...paths] of [
    [closeForNow, 'en/checkout', 'ru/catalog/pizza'],
    [openAroundTheClock, 'ru/checkout', 'en/catalog/pizza'],
    [withAreas, 'en/checkout', 'ru/catalog/pizza'],
  ] as const) {
    const restore = await prepare(administrator);
    for (const path of paths) {
      await page.goto(`${demoShop.url}/${path}`);
      await untilAlive(page);
      // The cart is here.
      await expect(page.getByRole('radiogroup').getByRole('radio').first()).toBeEnabled();
      const total = page.getByText(/₾\s?102|102\s?₾/).filter({ visible: true });
      await expect(total.first()).toBeVisible();
      expect(await shifted(page), `${prepare.name} ${path}`).toBeLessThan(MOST);
    }
    await restore();
  }
});
