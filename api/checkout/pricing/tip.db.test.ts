import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { amendOrder } from '../amending/amend-order.command';
import { placeLines } from '../testing-shopper';
import { shop } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const home = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' } as const;

async function bar(change: object = {}) {
  const rules = { deliveryFee: 300, discountPercent: 10, tipKind: 'PERCENT' as const, tipPercents: [5, 10] };
  return shop(database.db, { ...rules, ...change })
    .dish('Cola', 300)
    .dish('Pizza', 1000)
    .open();
}

/** A cart of one pizza that is brought: 9.00 after the discount, and 3.00 for the delivery. */
async function cartOf(world: Awaited<ReturnType<typeof bar>>) {
  const shopper = await world.shopper();
  await shopper.add('Pizza');
  await shopper.fill(home);
  return shopper;
}

test('a percentage follows the cart, and the order keeps what it was placed with', async () => {
  const world = await bar();
  const shopper = await cartOf(world);
  expect((await shopper.fill({ tipPercent: 10 })).totals).toMatchObject({ tip: 90, tipPercent: 10, total: 1290 });
  expect((await shopper.add('Pizza')).totals).toMatchObject({ tip: 180, total: 2280 });
  const order = await shopper.place(home);
  expect(order.totals).toMatchObject({ tip: 180, tipPercent: 10, total: 2280 });
  await world.change({ tipKind: 'OFF' });
  expect(await world.db.checkout.findUnique({ where: { id: order.id } })).toMatchObject({ tip: 180, total: 2280 });
});

test('a percentage of the whole order counts the delivery', async () => {
  const shopper = await cartOf(await bar({ tipBase: 'TOTAL' }));
  expect((await shopper.fill({ tipPercent: 10 })).totals).toMatchObject({ tip: 120, total: 1320 });
});

test('an amount stays what it is, takes the place of a percentage, and goes when nothing is chosen', async () => {
  const shopper = await cartOf(await bar());
  await shopper.fill({ tipPercent: 5 });
  expect((await shopper.fill({ tip: 250 })).totals).toMatchObject({ tip: 250, tipPercent: null, total: 1450 });
  expect((await shopper.add('Pizza')).totals).toMatchObject({ tip: 250, total: 2350 });
  expect((await shopper.fill({ floor: '3' })).totals.tip).toBe(250);
  expect((await shopper.fill({ tip: null })).totals).toMatchObject({ tip: 0, total: 2100 });
});

test('a tip of more than the order is refused, and shrinks with the order where that gets smaller', async () => {
  const shopper = await cartOf(await bar());
  await expect(shopper.fill({ tip: 1301 })).rejects.toMatchObject({ reason: 'TOO_LARGE', maximum: 1300 });
  expect((await shopper.cart()).totals.tip).toBe(0);
  await shopper.add('Cola', 3);
  await shopper.fill({ tip: 2000 });
  expect((await shopper.change(1, { method: 'remove' })).totals).toMatchObject({ tip: 1300, total: 2500 });
  expect((await shopper.clear()).totals).toMatchObject({ tip: 0, total: 0 });
});

test('what is not offered, is no amount, or is both at once, is refused and changes nothing', async () => {
  const shopper = await cartOf(await bar());
  await shopper.fill({ tip: 100 });
  await expect(shopper.fill({ tipPercent: 15 })).rejects.toMatchObject({ reason: 'NOT_OFFERED', maximum: null });
  for (const tip of [-1, 1.5, 3_000_000_000]) {
    await expect(shopper.fill({ tip })).rejects.toMatchObject({ fields: [{ path: ['tip'] }] });
  }
  await expect(shopper.fill({ tip: 1, tipPercent: 5 })).rejects.toMatchObject({ fields: [{ path: ['tip'] }] });
  expect((await shopper.cart()).totals.tip).toBe(100);
});

test('where no tips are taken none can be given, by no way of ordering', async () => {
  const world = await bar({ tipKind: 'OFF' });
  const shopper = await cartOf(world);
  await expect(shopper.fill({ tip: 100 })).rejects.toMatchObject({ code: 'TIP_NOT_POSSIBLE', reason: 'OFF' });
  await expect(shopper.place({ ...home, tipPercent: 5 })).rejects.toMatchObject({ reason: 'OFF' });
  const lines = [world.choice('Cola')];
  await expect(placeLines(world, lines, { tip: 100 })).rejects.toMatchObject({ reason: 'OFF' });
});

test('an order of given lines brings its own tip', async () => {
  const world = await bar({ tipKind: 'AMOUNT', tipAmounts: [100] });
  const lines = [world.choice('Pizza')];
  await expect(placeLines(world, lines, { tipPercent: 5 })).rejects.toMatchObject({ reason: 'NOT_OFFERED' });
  const order = await placeLines(world, lines, { tip: 150, expectedTotal: 1050 });
  expect(order.totals).toMatchObject({ productsCost: 1000, discount: 100, tip: 150, total: 1050 });
});

test('tips that the shop takes away meanwhile are no order at another total', async () => {
  const world = await bar();
  const shopper = await cartOf(world);
  const { totals } = await shopper.fill({ tipPercent: 10 });
  await world.change({ tipPercents: [5] });
  const asSeen = { ...home, expectedTotal: totals.total };
  await expect(shopper.place(asSeen)).rejects.toMatchObject({ code: 'PRICE_CHANGED', newTotal: 1200 });
  expect((await shopper.place({ ...home, expectedTotal: 1200 })).totals).toMatchObject({ tip: 0, tipPercent: null });
});

test('of a tip and an order that come at once, the order has the total that it was placed at', async () => {
  const world = await bar();
  const shopper = await cartOf(world);
  await shopper.fill({ tipPercent: 5 });
  const [placed] = await Promise.allSettled([
    shopper.place({ ...home, expectedTotal: 1245 }),
    shopper.fill({ tipPercent: 10 }),
  ]);
  if (placed.status === 'rejected') {
    expect(placed.reason).toMatchObject({ code: 'PRICE_CHANGED', newTotal: 1290 });
    return;
  }
  expect(await world.db.checkout.findUnique({ where: { id: placed.value.id } })).toMatchObject({
    tip: 45,
    tipPercent: 5,
    total: 1245,
  });
});

test.each([
  ['a percentage is of the changed order, though it is offered no longer', { tipPercent: 10 }, 180, 2280],
  ['an amount stays', { tip: 250 }, 250, 2350],
])('when staff change an order, %s', async (_what, tip, after, total) => {
  const world = await bar();
  const shopper = await cartOf(world);
  await shopper.fill(tip);
  const { id } = await shopper.place(home);
  await world.change({ tipPercents: [] });
  const [line] = await world.db.checkoutLine.findMany({ where: { checkoutId: id } });
  const lines = [{ lineId: line?.id ?? '', quantity: 2 }];
  await amendOrder(await world.staff('OPERATOR'), { id, lines, isAgreedByPhone: true });
  expect(await world.db.checkout.findUnique({ where: { id } })).toMatchObject({ tip: after, total });
});
