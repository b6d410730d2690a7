import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { StaleCart } from '../refusals';
import { shop } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const pizzeria = () =>
  shop(database.db)
    .dish('Margherita', 900)
    .withOption('Crust', { Thin: 0, Thick: 150 }, { minimum: 1, maximum: 1 })
    .dish('Cola', 300)
    .open();

test('twenty additions at once lose nothing and double nothing', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  const dishes = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'Cola' : 'Margherita'));
  await Promise.all(dishes.map((dish) => shopper.add(dish, 1, dish === 'Cola' ? [] : ['Thin'])));
  const { lines } = await shopper.cart();
  expect(lines.map(({ quantity }) => quantity)).toEqual([10, 10]);
  expect(await database.db.cart.count({ where: { sessionId: shopper.actor.sessionId } })).toBe(1);
});

test('twenty clicks on plus and minus at once all count', async () => {
  const shopper = await (await pizzeria()).shopper();
  await shopper.add('Cola', 20);
  const clicks = Array.from({ length: 20 }, (_, index) =>
    index < 15 ? ('increment' as const) : ('decrement' as const),
  );
  await Promise.all(clicks.map((method) => shopper.change(0, { method })));
  expect((await shopper.cart()).lines[0]?.quantity).toBe(30);
});

test('a dish that comes when its session has just ended is refused with words, and makes no cart', async () => {
  const shopper = await (await pizzeria()).shopper();
  await database.db.session.delete({ where: { id: shopper.actor.sessionId ?? '' } });
  await expect(shopper.add('Cola')).rejects.toThrow(StaleCart);
  await expect(shopper.fill({ name: 'Anna' })).rejects.toThrow(StaleCart);
});

test('of the same write sent twice at once, one is done', async () => {
  const shopper = await (await pizzeria()).shopper();
  await shopper.add('Cola');
  const key = randomUUID();
  await Promise.all(Array.from({ length: 8 }, () => shopper.add('Cola', 1, [], key)));
  expect((await shopper.add('Cola')).lines).toMatchObject([{ quantity: 3 }]);
});
