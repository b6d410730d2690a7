import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../checkout/testing-world';
import { createTestDatabase, statementsOf, type TestDatabase } from '../db/testing';
import type { Prisma } from '../generated/prisma/client';
import { createTestStaff, execute, run, testContext } from '../graphql/testing';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** An order of one dish or several, placed then by the clocks of Berlin in winter, and changed as given. */
async function sell(world: World, at: string, dish: string, quantity: number, change: Prisma.CheckoutUpdateInput = {}) {
  const shopper = await world.shopper();
  await shopper.add(dish, quantity);
  const { id } = await shopper.place();
  await world.db.checkout.update({ where: { id }, data: { placedAt: new Date(`${at}+01:00`), ...change } });
}

async function asking(world: World, role: 'OPERATOR' | 'KITCHEN') {
  const actor = await createTestStaff(world.db, world.channel.id, role);
  return testContext(world.db, world.channel, { actor, now: () => world.now });
}

const SALES = `fragment Figures on Sales {
  orders revenue { decimal } tips { decimal } averageCheck { decimal } cancelled cancellations { reason count }
  byHour { hour orders revenue { decimal } } topDishes { name quantity revenue { decimal } }
}
{ channel {
  today: sales { ...Figures }
  week: sales(days: 7) { orders revenue { decimal } }
  before: sales(daysAgo: 7, toThisTime: true) { orders averageCheck { decimal } }
} }`;

test('a day’s figures are those of its orders, without carts and cancelled ones', async () => {
  const world = await shop(database.db).dish('Pizza', 1000).withVariant('Large', 1500).dish('Cola', 300).open();
  await sell(world, '2026-11-20T00:00', 'Pizza', 1);
  await sell(world, '2026-11-20T12:59', 'Pizza/Large', 2, { tip: 150, total: 3150 });
  await sell(world, '2026-11-20T12:00', 'Cola', 4);
  await sell(world, '2026-11-20T12:30', 'Cola', 9, { status: 'CANCELLED', cancelCode: 'SOLD_OUT' });
  await sell(world, '2026-11-20T12:31', 'Cola', 9, { status: 'CANCELLED', cancelCode: 'SOLD_OUT' });
  await sell(world, '2026-11-20T12:32', 'Cola', 9, { status: 'CANCELLED', cancelReason: 'Called back' });
  await sell(world, '2026-11-19T23:59', 'Cola', 1);
  await sell(world, '2026-11-13T12:30', 'Cola', 2);
  await sell(world, '2026-11-13T13:30', 'Cola', 2);
  await (await world.shopper()).add('Cola', 5);

  const { channel } = await run<{ channel: { today: Record<string, unknown>; week: unknown; before: unknown } }>(
    await asking(world, 'OPERATOR'),
    SALES,
  );
  const { byHour, ...today } = channel.today;
  expect(today).toEqual({
    orders: 3,
    revenue: { decimal: '52.00' },
    tips: { decimal: '1.50' },
    averageCheck: { decimal: '17.33' },
    cancelled: 3,
    cancellations: [
      { reason: 'SOLD_OUT', count: 2 },
      { reason: null, count: 1 },
    ],
    topDishes: [
      { name: 'Cola', quantity: 4, revenue: { decimal: '12.00' } },
      { name: 'Pizza', quantity: 3, revenue: { decimal: '40.00' } },
    ],
  });
  expect(byHour).toHaveLength(24);
  expect(byHour).toMatchObject({
    0: { hour: 0, orders: 1 },
    12: { hour: 12, orders: 2, revenue: { decimal: '42.00' } },
  });
  expect(channel.week).toEqual({ orders: 4, revenue: { decimal: '55.00' } });
  expect(channel.before).toEqual({ orders: 1, averageCheck: { decimal: '6.00' } });
});

test('a number of days that is not counted is refused, and named', async () => {
  const context = await asking(await shop(database.db).open(), 'OPERATOR');
  for (const [name, wrong] of Object.entries({ days: [0, 32], daysAgo: [-1, 100_000] })) {
    for (const value of wrong) {
      const { errors } = await execute(context, `{ channel { sales(${name}: ${value}) { orders } } }`);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', path: [name] });
    }
  }
});

test('a sum that 32 bits can’t hold is answered all the same', async () => {
  const world = await shop(database.db).dish('Pizza', 1000).open();
  for (const hour of ['11', '12']) await sell(world, `2026-11-20T${hour}:00`, 'Pizza', 1, { total: 2_000_000_000 });
  const { channel } = await run<{ channel: { sales: unknown } }>(
    await asking(world, 'OPERATOR'),
    '{ channel { sales { revenue { minor decimal } } } }',
  );
  expect(channel.sales).toEqual({ revenue: { minor: 4_000_000_000, decimal: '40000000.00' } });
});

test('the whole month is read in two statements, and nothing is divided by no orders', async () => {
  const world = await shop(database.db).dish('Cola', 300).open();
  const context = await asking(world, 'OPERATOR');
  const source =
    '{ channel { sales(days: 31) { orders averageCheck { minor } topDishes { name } byHour { orders } } } }';
  const statements = await statementsOf(async () => {
    expect(await run(context, source)).toMatchObject({
      channel: { sales: { orders: 0, averageCheck: null, topDishes: [] } },
    });
  });
  expect(statements).toHaveLength(2);
});

test('a cook reads nothing about money', async () => {
  const world = await shop(database.db).open();
  const { data, errors } = await execute(await asking(world, 'KITCHEN'), '{ channel { sales { orders } } }', {});
  expect(data).toEqual({ channel: { sales: null } });
  expect(errors).toHaveLength(1);
});

test('late is what was promised for a time that has passed, and is not over', async () => {
  const world = await shop(database.db).dish('Cola', 300).open();
  const [past, future] = [new Date('2026-11-20T11:59Z'), new Date('2026-11-20T12:01Z')];
  await sell(world, '2026-11-20T11:00', 'Cola', 1, { promisedAt: past, name: 'Late' });
  await sell(world, '2026-11-20T11:00', 'Cola', 1, { promisedAt: future, name: 'In time' });
  await sell(world, '2026-11-20T11:00', 'Cola', 1, { promisedAt: past, status: 'COMPLETED', name: 'Over' });
  const source = '{ channel { orders(late: true) { totalCount nodes { name } } } }';
  expect(await run(await asking(world, 'OPERATOR'), source)).toEqual({
    channel: { orders: { totalCount: 1, nodes: [{ name: 'Late' }] } },
  });
});

const PARTS = `query ($from: Date!, $to: Date!) { channel { salesBetween(from: $from, to: $to) {
  orders revenue { decimal }
  byDish { name quantity revenue { decimal } }
  byCategory { name quantity revenue { decimal } }
  byPayment { name orders revenue { decimal } }
  byPromoCode { code orders discount { decimal } revenue { decimal } }
} } }`;

test('the parts of a period of one’s own sum to the whole', async () => {
  const world = await shop(database.db).dish('Pizza', 1000).dish('Cola', 300).dish('Gone', 500).open();
  await sell(world, '2026-11-20T00:00', 'Pizza', 1, { promoCodeText: 'SPRING', promoDiscount: 100, total: 900 });
  await sell(world, '2026-11-21T23:59', 'Cola', 2, {
    paymentMethod: { disconnect: true },
    paymentName: { en: 'Voucher' },
  });
  await sell(world, '2026-11-21T12:00', 'Gone', 1);
  await sell(world, '2026-11-21T12:00', 'Cola', 7, { status: 'CANCELLED', promoCodeText: 'SPRING' });
  await sell(world, '2026-11-22T00:00', 'Cola', 9);
  const productOf = (dish: string) => ({ variants: { some: { id: world.variant(dish) } } });
  await world.db.product.deleteMany({ where: productOf('Gone') });
  // A second category of the pizza comes later in the menu, and counts nothing.
  const { menuId } = await world.db.category.findFirstOrThrow({ where: { channelId: world.channel.id } });
  const pizza = await world.db.product.findFirstOrThrow({ where: productOf('Pizza') });
  const products = { create: { productId: pizza.id } };
  await world.db.category.create({
    data: { channelId: world.channel.id, menuId, slug: 'later', name: { en: 'Later' }, position: 99, products },
  });

  const days = { from: '2026-11-20', to: '2026-11-21' };
  const answer = await run<{ channel: { salesBetween: Record<string, unknown> } }>(
    await asking(world, 'OPERATOR'),
    PARTS,
    days,
  );
  const [category] = await world.db.category.findMany({ where: { menuId }, orderBy: { position: 'asc' } });
  const method = await world.db.paymentMethod.findFirstOrThrow({ where: { channelId: world.channel.id } });
  const nameOf = (name: unknown) => (name as { en: string }).en;
  expect(answer.channel.salesBetween).toEqual({
    orders: 3,
    revenue: { decimal: '20.00' },
    byDish: [
      { name: 'Cola', quantity: 2, revenue: { decimal: '6.00' } },
      { name: 'Pizza', quantity: 1, revenue: { decimal: '10.00' } },
      { name: 'Gone', quantity: 1, revenue: { decimal: '5.00' } },
    ],
    byCategory: [
      { name: nameOf(category?.name), quantity: 3, revenue: { decimal: '16.00' } },
      { name: null, quantity: 1, revenue: { decimal: '5.00' } },
    ],
    byPayment: [
      { name: nameOf(method.name), orders: 2, revenue: { decimal: '14.00' } },
      { name: 'Voucher', orders: 1, revenue: { decimal: '6.00' } },
    ],
    byPromoCode: [{ code: 'SPRING', orders: 1, discount: { decimal: '1.00' }, revenue: { decimal: '9.00' } }],
  });
});

test.each([
  ['2026-11-21', '2026-11-20'],
  ['2025-11-20', '2026-11-21'],
  ['2026-02-30', '2026-03-01'],
])('from %s to %s is no period, and its end is named', async (from, to) => {
  const world = await shop(database.db).open();
  const { errors } = await execute(await asking(world, 'OPERATOR'), PARTS, { from, to });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', path: ['to'] } }]);
});
