import { moveThrough, randomPhone } from '../../api/demo/evening/evening';
import { expect, testAroundTheClock as test } from './fixtures';
import { placeAsap } from './orders';
import { openAsStaff } from './staff-page';

const TAKEN = `{ channel { orders(first: 2) { nodes {
  id takenBy lines { quantity productName note options { name } }
} } } }`;

interface Taken {
  readonly channel: { readonly orders: { readonly nodes: readonly [Order, Order] } };
}

interface Order {
  readonly id: string;
  readonly takenBy: string | null;
  readonly lines: readonly { readonly quantity: number; readonly productName: string; readonly note: string | null }[];
}

test('a known client’s order is taken again by phone in eight keys', async ({ page, demoShop, administrator }) => {
  const phone = randomPhone();
  const before = await placeAsap(demoShop.url, { phone });
  const newest = async () => (await administrator.run<Taken>(TAKEN)).channel.orders.nodes;

  await openAsStaff(page, demoShop, '/client');
  await page.keyboard.press('n');
  const number = page.getByRole('combobox', { name: 'Phone number' });
  await expect(number).toBeFocused();
  await page.keyboard.type(phone);
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  // At once: the press waits for what the number finds.
  await press('Enter');
  const placeButton = page.getByRole('button', { name: /^Place the order/ });
  await expect(placeButton).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Order .+ is placed/ })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(8);
  const [again, first] = await newest();
  expect(first.id).toBe(before.id);
  expect(again.takenBy).not.toBeNull();
  expect(again.lines).toEqual(first.lines);

  // Who took it has accepted it.
  await moveThrough(administrator, again.id, 'PREPARING', 'READY', 'COMPLETED');
  await moveThrough(administrator, before.id, 'ACCEPTED', 'PREPARING', 'READY', 'COMPLETED');
});
