import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { moveThrough, placeAsap } from './orders';
import { openAsStaff } from './staff-page';

const CANCEL = `mutation ($id: ID!) {
  moveOrder(input: { id: $id, to: CANCELLED, reasonCode: CLOSING }) { __typename }
}`;

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('an order that gets late says so by itself: on the board, in the kitchen, on its page', async ({
  page,
  demoShop,
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  const { id, number } = await placeAsap(demoShop.url);
  await moveThrough(administrator, id, 'ACCEPTED');
  await page.clock.install();
  const card = page.getByRole('article', { name: number });

  await openAsStaff(page, demoShop, '/checkout');
  await expect(card).toBeVisible();
  await expect(card.getByText('Late')).toHaveCount(0);
  // Nobody does anything; the day goes on.
  await page.clock.fastForward('03:00:00');
  await expect(card.getByText('Late')).toBeVisible();
  expect((await new AxeBuilder({ page }).include(`[data-order="${id}"]`).analyze()).violations).toEqual([]);

  await page.getByRole('link', { name: 'Kitchen' }).click();
  await expect(card.getByText(/late$/)).toBeVisible();
  await page.goto(`${demoShop.url}/command-center/checkout/${id}`);
  await page.clock.fastForward('03:00:00');
  await expect(page.getByRole('main').getByText('Late')).toBeVisible();
  await administrator.run(CANCEL, { id });
  await restoreHours();
});

test('the dashboard reads what is late anew as time passes, without an event', async ({ page, demoShop }) => {
  await page.clock.install();
  await openAsStaff(page, demoShop, '');
  await expect(page.getByRole('heading', { name: 'Late orders' })).toBeVisible();
  const isDashboard = (body: string | null) => body?.includes('toThisTime') || body?.includes('"days"') || false;
  const again = page.waitForRequest((request) => request.method() === 'POST' && isDashboard(request.postData()));
  await page.clock.fastForward('00:31');
  await again;
});

test('what takes long says that it is in process, and what is read anew that data is being updated', async ({
  page,
  demoShop,
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  const { id, number } = await placeAsap(demoShop.url);
  await openAsStaff(page, demoShop, `/checkout/${id}`);
  const [write, read] = [gate(), gate()];
  // Both are answered when the story has seen what it waits for.
  await page.route('**/graphql*', async (route) => {
    const body = route.request().postData() ?? '';
    const isStream = (route.request().headers().accept ?? '').includes('text/event-stream');
    if (!isStream) await (body.includes('preparationMinutes') ? write.opened : read.opened);
    await route.continue();
  });
  await page.getByRole('button', { name: `Accept: order ${number}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^15 min/ })
    .click();
  await expect(page.getByText('In process')).toBeVisible();
  write.open();
  await expect(page.getByText('Data is being updated')).toBeVisible();
  read.open();
  await expect(page.getByText('Data is being updated')).toBeHidden();
  await expect(page.getByText('In process')).toBeHidden();
  await administrator.run(CANCEL, { id });
  await restoreHours();
});
