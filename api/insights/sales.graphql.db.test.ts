import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Prisma } from '../generated/prisma/client';
import { createTestStaff, execute, run, testContext } from '../graphql/testing';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** An order of one dish or several, placed then by the clocks of Berlin in winter, and changed as told. */
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
  orders revenue { decimal } averageCheck { decimal } cancelled cancellations { reason count }
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
  await sell(world, '2026-11-20T12:59', 'Pizza/Large', 2);
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

test('a sum that 32 bits can’t hold is told all the same', async () => {
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
  let statements = 0;
  const db = world.db.$extends({
    query: {
      $allOperations: ({ args, query }) => {
        statements += 1;
        return query(args);
      },
    },
  });
  const source =
    '{ channel { sales(days: 31) { orders averageCheck { minor } topDishes { name } byHour { orders } } } }';
  expect(await run({ ...context, db: db as unknown as typeof context.db }, source)).toMatchObject({
    channel: { sales: { orders: 0, averageCheck: null, topDishes: [] } },
  });
  expect(statements).toBe(2);
});

test('a cook is told nothing of money', async () => {
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
