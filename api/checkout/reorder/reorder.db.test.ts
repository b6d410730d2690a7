import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { addLine } from '../cart/cart.command';
import type { CheckoutView } from '../checkout-view';
import type { Shopper } from '../testing-shopper';
import { shop, type World } from '../testing-world';
import { orderAgain } from './reorder.command';

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
    .dish('Soup', 500)
    .open();

async function orderOf(shopper: Shopper): Promise<CheckoutView> {
  await shopper.add('Margherita', 2, ['Thick']);
  await shopper.add('Cola', 1);
  await shopper.add('Soup', 3);
  return shopper.place();
}

const again = (world: World, { actor }: Pick<Shopper, 'actor'>, token: string | null) =>
  orderAgain(world.caller(actor), async () => actor.sessionId, token ?? '');

const contents = (view: CheckoutView | null) =>
  (view?.lines ?? []).map(({ productName, quantity, unitPrice }) => [productName.en, quantity, unitPrice]);

test('a past order comes back at today’s prices, with its options', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  const { token } = await orderOf(shopper);
  await world.reprice('Cola', 350);
  const { cart, notAdded } = await again(world, shopper, token);
  expect(contents(cart)).toEqual([
    ['Margherita', 2, 1050],
    ['Cola', 1, 350],
    ['Soup', 3, 500],
  ]);
  expect(cart?.lines[0]?.options).toMatchObject([{ name: { en: 'Thick' } }]);
  expect(notAdded).toEqual([]);
  // Nothing that the shopper has not seen: it can be placed at once.
  expect(await shopper.place({ expectedTotal: cart?.totals.total })).toMatchObject({ status: 'PLACED' });
});

test('an order of one’s own brings along where it went, unless the shopper has said otherwise since', async () => {
  const world = await pizzeria();
  const [near, far] = await Promise.all(
    ['Near', 'Far'].map((name) =>
      database.db.deliveryZone.create({
        data: {
          channelId: world.channel.id,
          name: { en: name },
          shape: 'RADIUS',
          warehouseId: world.warehouse(),
          radiusMeters: 1000,
          position: 0,
        },
      }),
    ),
  );
  const shopper = await world.shopper();
  await shopper.add('Soup', 3);
  const address = { street: '12 Rustaveli Avenue', apartment: '5', courierNote: 'Ring twice', zoneId: near?.id ?? '' };
  const { token } = await shopper.place({ deliveryMethod: 'DELIVERY', ...address });
  const { cart } = await again(world, shopper, token);
  expect(cart?.details).toMatchObject({ deliveryMethod: 'DELIVERY', ...address });
  expect((await shopper.cart())?.details).toMatchObject({ deliveryMethod: 'DELIVERY', ...address });

  // Anyone with the link may order the same dishes, and learns nothing of the address.
  const friend = await world.shopper();
  const { cart: theirs } = await again(world, friend, token);
  expect(contents(theirs)).toEqual([['Soup', 3, 500]]);
  expect(theirs?.details).toMatchObject({ street: null, apartment: null, courierNote: null, zoneId: null });

  await shopper.place();
  await shopper.fill({ zoneId: far?.id ?? '' });
  expect((await again(world, shopper, token)).cart?.details).toMatchObject({ street: null, zoneId: far?.id });
});

test('removed, sold-out and changed dishes are left out and listed', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  const { token } = await orderOf(shopper);
  await world.stop('Soup');
  await database.db.option.delete({ where: { id: world.options.get('Thick') ?? '' } });
  await database.db.product.delete({ where: { id: world.products.get('Cola') ?? '' } });
  const { cart, notAdded } = await again(world, shopper, token);
  expect(cart).toBeNull();
  expect(notAdded).toMatchObject([
    { productName: { en: 'Margherita' }, quantity: 2, problem: { code: 'INVALID_OPTIONS' }, variant: {} },
    { productName: { en: 'Cola' }, quantity: 1, problem: { code: 'VARIANT_NOT_FOUND' }, variant: null },
    { productName: { en: 'Soup' }, quantity: 3, problem: { code: 'SOLD_OUT' } },
  ]);
  await world.stop('Soup', true);
  expect(contents((await again(world, shopper, token)).cart)).toEqual([['Soup', 3, 500]]);
});

test('twenty concurrent calls add everything once to the cart', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  const { token } = await orderOf(shopper);
  await shopper.add('Cola', 5);
  await shopper.add('Soup', 1);
  await Promise.all(Array.from({ length: 20 }, () => again(world, shopper, token)));
  expect(contents(await shopper.cart())).toEqual([
    ['Cola', 5, 300],
    ['Soup', 3, 500],
    ['Margherita', 2, 1050],
  ]);
});

test('any holder of the link can reorder into their own cart; a wrong link is refused', async () => {
  const world = await pizzeria();
  const { token } = await orderOf(await world.shopper());
  const friend = await world.shopper();
  expect((await again(world, friend, token)).cart?.lines).toHaveLength(3);
  for (const wrong of ['', 'x', randomUUID(), 'A'.repeat(22)]) {
    await expect(again(world, friend, wrong)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  }
  await world.change({ isActive: false });
  await expect(again(world, friend, token)).rejects.toMatchObject({ code: 'MAINTENANCE' });
});

test('a full cart takes no more lines, and says which', async () => {
  const builder = shop(database.db).dish('Soup', 500);
  for (let index = 0; index < 50; index += 1) builder.dish(`Dish ${index}`, 100);
  const world = await builder.open();
  const shopper = await world.shopper();
  await shopper.add('Soup', 2);
  const { token } = await shopper.place();
  const open = async () => shopper.actor.sessionId;
  for (let index = 0; index < 50; index += 1) {
    await addLine(world.caller(shopper.actor), open, world.choice(`Dish ${index}`));
  }
  const { cart, notAdded } = await again(world, shopper, token);
  expect(cart?.lines).toHaveLength(50);
  expect(notAdded).toMatchObject([{ productName: { en: 'Soup' }, quantity: 2, problem: { code: 'TOO_MANY_LINES' } }]);
});

test('a dish that is deleted while it is ordered again is left out, never an unexpected failure', async () => {
  for (let round = 0; round < 5; round += 1) {
    const world = await pizzeria();
    const shopper = await world.shopper();
    const { token } = await orderOf(shopper);
    const [{ cart, notAdded }] = await Promise.all([
      again(world, shopper, token),
      database.db.product.delete({ where: { id: world.products.get('Soup') ?? '' } }),
    ]);
    expect((cart?.lines.length ?? 0) + notAdded.length).toBe(3);
  }
});

test('a cart never holds less for ordering again, and again changes nothing', async () => {
  const world = await shop(database.db).dish('Cola', 300).dish('Soup', 500).open();
  const shopper = await world.shopper();
  const amount = fc.record({ Cola: fc.integer({ min: 0, max: 5 }), Soup: fc.integer({ min: 1, max: 5 }) });
  const fill = async (wanted: { Cola: number; Soup: number }) => {
    for (const dish of ['Cola', 'Soup'] as const) if (wanted[dish] > 0) await shopper.add(dish, wanted[dish]);
  };
  const held = async () => Object.fromEntries(contents(await shopper.cart()).map(([name, count]) => [name, count]));
  await fc.assert(
    fc.asyncProperty(amount, amount, async (ordered, present) => {
      await fill(ordered);
      const { token } = await shopper.place();
      await fill(present);
      await again(world, shopper, token);
      const after = await held();
      for (const dish of ['Cola', 'Soup'] as const) {
        expect(after[dish] ?? 0).toBe(Math.max(ordered[dish], present[dish]));
      }
      await again(world, shopper, token);
      expect(await held()).toEqual(after);
      await shopper.clear();
    }),
    { numRuns: 15 },
  );
});
