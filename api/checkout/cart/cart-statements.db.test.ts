import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
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
