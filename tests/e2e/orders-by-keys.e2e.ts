import type { Locator } from '@playwright/test';
import { expect, testAroundTheClock as test } from './fixtures';
import { moveThrough, placeAsap, signInAs } from './orders';
import { openAsStaff, openListening } from './staff-page';

const STATUS = 'query ($id: ID!) { node(id: $id) { ... on Checkout { status preparationMinutes } } }';

/** Presses what has the focus; the browser puts it there, no pointer does. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

test('without a mouse: an order is accepted with minutes, moved on where it has gone, and another one is refused', async ({
  page,
  demoShop,
  administrator,
}) => {
  const [taken, refused] = [await placeAsap(demoShop.url), await placeAsap(demoShop.url)];
  const read = (id: string) =>
    administrator.run<{ node: Record<string, unknown> }>(STATUS, { id }).then(({ node }) => node);
  await openAsStaff(page, demoShop, '/checkout');
  const button = (name: string, { number }: typeof taken) =>
    page.getByRole('button', { name: `${name}: order ${number}` });

  await press(button('Accept', taken));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await press(dialog.getByRole('button', { name: /^30 min/ }), ' ');
  await expect(dialog).toBeHidden();
  await expect.poll(() => read(taken.id)).toMatchObject({ status: 'ACCEPTED', preparationMinutes: 30 });
  // The card went to the next column, and the focus with it: the same hand goes on.
  await expect(button('Start preparing', taken)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => read(taken.id)).toMatchObject({ status: 'PREPARING' });
  await expect(button('Mark as ready', taken)).toBeFocused();

  await press(button('Refuse', refused));
  await expect(dialog).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Sold out' }), ' ');
  await expect(dialog.getByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-pressed', 'true');
  await press(dialog.getByRole('button', { name: 'Refuse the order' }));
  await expect(dialog).toBeHidden();
  await expect.poll(() => read(refused.id)).toMatchObject({ status: 'CANCELLED' });
  await moveThrough(administrator, taken.id, 'READY', 'COMPLETED');
});

test('a cook without a mouse starts, takes it back, and goes on to the next order', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const orders = [await placeAsap(demoShop.url), await placeAsap(demoShop.url)] as const;
  for (const { id } of orders) await moveThrough(administrator, id, 'ACCEPTED');
  const kitchen = await browser.newContext();
  await signInAs(kitchen, demoShop, administrator, { role: 'KITCHEN', name: 'Cook' });
  const page = await kitchen.newPage();
  await openListening(page, `${demoShop.url}/command-center/kitchen`);
  const [{ number }] = orders;
  const button = (name: string) => page.getByRole('button', { name: `${name}: order ${number}` });
  const line = page.getByRole('article', { name: number }).locator('button[aria-pressed]').first();
  await press(button('Start'));
  // One key more takes it back, and one more does it again: the focus stays where it is.
  await expect(button('Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Start')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Undo')).toBeFocused();
  const status = () =>
    administrator.run<{ node: { status: string } }>(STATUS, { id: orders[0].id }).then(({ node }) => node.status);
  await expect.poll(status, { timeout: 20_000 }).toBe('PREPARING');
  await expect(button('Ready')).toBeFocused();
  await press(line, ' ');
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await kitchen.close();
  for (const { id } of orders) {
    await administrator.run(
      'mutation ($id: ID!) { moveOrder(input: { id: $id, to: CANCELLED, reasonCode: CLOSING }) { __typename } }',
      {
        id,
      },
    );
  }
});
