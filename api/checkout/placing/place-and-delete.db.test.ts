import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteProduct } from '../../catalog/products/product.command';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { placeLines } from '../testing-shopper';
import { shop, type World } from '../testing-world';

const ROUNDS = 8;
/** Refusals that a shopper may get for a dish that was just deleted. */
const HONEST = ['PRICE_CHANGED', 'SOLD_OUT', 'VARIANT_NOT_FOUND', 'EMPTY_CART'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Frozen {
  readonly lines: readonly { readonly quantity: number; readonly productName: Readonly<Record<string, string>> }[];
}

/** Two ways to order, at the very moment at which a manager deletes the dish. */
const ways: Readonly<Record<string, (world: World, dish: string) => Promise<() => Promise<Frozen>>>> = {
  'a cart': async (world, dish) => {
    const shopper = await world.shopper();
    await shopper.add(dish, 2);
    return () => shopper.place();
  },
  'lines of one’s own': async (world, dish) => () => placeLines(world, [world.choice(dish, 2)]),
};

test.each(Object.entries(ways))(
  '%s with a dish that is deleted meanwhile is placed whole, or refused in words',
  async (_way, begin) => {
    const world = await shop(database.db).dish('Cola', 300).open();
    const manager = await world.staff('MANAGER');
    const outcomes: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const dish = `Soup ${round}`;
      await world.addDish(dish, 500, {});
      await world.showMenu();
      const place = await begin(world, dish);
      const [placed] = await Promise.allSettled([place(), deleteProduct(manager, world.products.get(dish) ?? '')]);
      if (placed.status === 'rejected') {
        outcomes.push(placed.reason.code ?? placed.reason);
        continue;
      }
      // The order keeps the deleted dish as it was ordered.
      expect(placed.value.lines).toMatchObject([{ quantity: 2, productName: { en: dish } }]);
      outcomes.push('PLACED');
    }
    expect(outcomes.filter((outcome) => outcome !== 'PLACED' && !HONEST.includes(outcome))).toEqual([]);
    const orders = await database.db.checkout.findMany({
      where: { channelId: world.channel.id, status: 'PLACED' },
      select: { total: true, _count: { select: { lines: true } } },
    });
    expect(orders).toEqual(
      outcomes.filter((outcome) => outcome === 'PLACED').map(() => ({ total: 1000, _count: { lines: 1 } })),
    );
  },
);

test('an order with a dish that was deleted a moment before is refused, and the rest can be placed', async () => {
  const world = await shop(database.db).dish('Cola', 300).dish('Soup', 500).open();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  await shopper.add('Soup');
  await deleteProduct(await world.staff('MANAGER'), world.products.get('Soup') ?? '');
  const refusal = await shopper.place().catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: expect.stringMatching(/^(PRICE_CHANGED|SOLD_OUT)$/) });
  const { lines } = await shopper.cart();
  if (lines.length > 1) await shopper.change(1, { method: 'remove' });
  expect((await shopper.place()).lines).toMatchObject([{ productName: { en: 'Cola' } }]);
});
