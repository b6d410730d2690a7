import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { PriceChanged } from '../refusals';
import { placeLines } from '../testing-shopper';
import { shop } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const bar = () => shop(database.db, { deliveryFee: 300 }).dish('Cola', 300).open();
const home = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' } as const;

test.each([
  ['a fee that went up', { deliveryFee: 400 }, 700],
  ['a fee that went down', { deliveryFee: 100 }, 400],
  ['a discount', { discountPercent: 50 }, 450],
])('a cart is not placed at another total than the shopper saw: %s', async (_what, settings, newTotal) => {
  const world = await bar();
  const shopper = await world.shopper();
  expect((await shopper.add('Cola')).totals.total).toBe(600);
  await world.change(settings);
  await expect(shopper.place(home)).rejects.toMatchObject({ code: 'PRICE_CHANGED', newTotal, lines: [] });
  expect((await shopper.cart()).lines).toHaveLength(1);
  // The refusal showed the new total; asking again is the shopper's consent.
  expect((await shopper.place(home)).totals.total).toBe(newTotal);
});

test('a choice made at placing is not reported as a changed price', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  expect((await shopper.place({ deliveryMethod: 'PICKUP' })).totals.total).toBe(300);
});

test('every write of the cart shows its total, and the last one counts', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  await world.change({ deliveryFee: 400 });
  expect((await shopper.fill({ floor: '3' })).totals.total).toBe(700);
  expect((await shopper.place(home)).totals.total).toBe(700);
});

test('looking at a cart does not make it a newer one', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  const { version } = await shopper.add('Cola');
  expect((await shopper.cart()).version).toBe(version);
});

test('an order of lines that cost more than expected leaves the cart and its total alone', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  const lines = [world.choice('Cola', 2)];
  await expect(shopper.place({ ...home, lines, expectedTotal: 1 })).rejects.toThrow(PriceChanged);
  await expect(placeLines(world, lines, { expectedTotal: 1 })).rejects.toThrow(PriceChanged);
  expect((await shopper.place(home)).totals.total).toBe(600);
});
