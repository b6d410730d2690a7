import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from './fixtures';
import { cancelShownOrder, fillCart, placeOrder } from './visits';

/** Whether a request asks for the operation of that name, by GET or POST. */
function asksFor(request: Request, name: string): boolean {
  return new RegExp(`operationName"?[:=]"?${name}\\b`).test(`${request.url()} ${request.postData()}`);
}

/** Opens something over the page and goes back: it is gone, and the page is the one it lay over. */
async function closesByGoingBack(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  const { pathname } = new URL(page.url());
  await opener.click();
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(pathname);
}

test('going back closes whatever lies over a page, and never leaves it', async ({ page, context, demoShop }) => {
  const { url } = demoShop;
  await page.setViewportSize({ width: 390, height: 844 });
  await placeOrder(context, demoShop);
  await fillCart(context, demoShop);
  for (const path of ['/catalog', '/']) {
    await page.goto(`${url}${path}`);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /^Cart: \d/ })).toBeVisible();
    await closesByGoingBack(
      page,
      header.getByRole('button', { name: 'Menu' }),
      page.getByRole('dialog', { name: 'Menu' }),
    );
    await closesByGoingBack(
      page,
      header.getByRole('button', { name: /^Cart: / }),
      page.getByRole('dialog', { name: 'Cart' }),
    );
  }
  await page.goto(`${url}/catalog`);
  const bar = page.getByRole('button', { name: /^Cart: / }).last();
  await closesByGoingBack(page, bar, page.getByRole('dialog', { name: 'Cart' }));
  const dish = page.getByRole('article').filter({ hasText: 'Margherita' }).getByRole('link').first();
  await closesByGoingBack(page, dish, page.getByRole('dialog', { name: 'Margherita' }));

  // Closing by its own button goes back too: nothing is left in the history.
  await bar.click();
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeHidden();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');

  // An order is put into a filled cart only after the question; leaving that keeps the page below.
  const isAnswered = Promise.withResolvers<void>();
  await page.route('**/graphql**', async (route) => {
    if (asksFor(route.request(), 'OrderAgain')) await isAnswered.promise;
    await route.fallback();
  });
  await page.goto(`${url}/finish`);
  await cancelShownOrder(page);
  const question = page.getByRole('dialog', { name: 'Your cart isn’t empty' });
  const again = page.getByRole('button', { name: /^Order again/ });
  await closesByGoingBack(page, again, question);
  await again.click();
  await question.getByRole('button', { name: 'Start over' }).click();
  await page.goBack();
  await expect(question).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/finish');
  isAnswered.resolve();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/finish/);
});
