import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { placeLines } from '../testing-shopper';
import { shop } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** How many statements are sent to PostgreSQL meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}

test('an order takes eleven statements, and as many however many dishes it has', async () => {
  const dishes = ['Cola', 'Pizza', 'Soup', 'Salad', 'Pie'];
  const built = dishes.reduce((seed, dish) => seed.dish(dish, 500), shop(database.db, { slotCapacity: 9 }));
  const world = await built.promo('TEN').receiver('kitchen').receiver('courier').receiver('books').open();
  const order = (names: readonly string[]) => () =>
    placeLines(
      world,
      names.map((dish) => world.choice(dish)),
      { promoCode: 'TEN', slotFrom: new Date('2026-11-21T15:00:00Z') },
    );
  await order(['Cola'])();
  // Begin, the key, the shop, the promo code and its uses; what is used up, the order, its lines, its messages; commit.
  const few = await statementsOf(order(['Cola']));
  expect(few).toBeLessThanOrEqual(11);
  expect(await statementsOf(order(dishes))).toBe(few);
});

test('a dish into a cart takes two statements, and as many however full the cart is', async () => {
  const dishes = ['Cola', 'Pizza', 'Soup', 'Salad', 'Pie'];
  const world = await dishes.reduce((seed, dish) => seed.dish(dish, 500), shop(database.db)).open();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  // The cart is read and written; menu and zones are in memory.
  expect(await statementsOf(() => shopper.add('Pizza'))).toBe(2);
  await shopper.add('Soup');
  await shopper.add('Salad');
  expect(await statementsOf(() => shopper.add('Pie'))).toBe(2);
});
