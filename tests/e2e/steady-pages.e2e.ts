import type { ApiClient } from './api-client';
import { addAreas, removeZones } from './delivery-areas';
import { expect, test } from './fixtures';
import { closeForNow, openAroundTheClock } from './opening-hours';
import { shifted } from './shifted';
import { fillCart, untilAlive } from './visits';

// What moves counts here. Only a reader in another time zone gets its name added, once the browser has said it.
test.use({ reducedMotion: 'no-preference', timezoneId: 'Asia/Tbilisi' });

/** Of the page. On a busy machine the font comes after the first paint, and a card has a line less then: 0.007. */
const MOST = 0.01;
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

for (const { shop, prepare } of [
  { shop: 'closed', prepare: closeForNow },
  { shop: 'open', prepare: openAroundTheClock },
  { shop: 'delivering to areas', prepare: withAreas },
]) {
  test(`nothing moves where scripts and answers come late: the shop is ${shop}`, async ({
    page,
    context,
    demoShop,
    administrator,
  }) => {
    const restore = await prepare(administrator);
    try {
      await fillCart(context, demoShop);
      for (const late of ['**/*.js', '**/graphql']) {
        await page.route(late, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, HELD_BACK_MS));
          await route.continue();
        });
      }
      await page.setViewportSize({ width: 390, height: 844 });
      for (const locale of ['en', 'ru']) {
        for (const path of ['checkout', 'catalog/pizza']) {
          await page.goto(`${demoShop.url}/${locale}/${path}`);
          await untilAlive(page);
          // The cart is here.
          await expect(page.getByRole('radiogroup').getByRole('radio').first()).toBeEnabled();
          await expect(
            page
              .getByText(/₾\s?102|102\s?₾/)
              .filter({ visible: true })
              .first(),
          ).toBeVisible();
          expect(await shifted(page), `${locale}/${path}`).toBeLessThan(MOST);
        }
      }
    } finally {
      await restore();
    }
  });
}
