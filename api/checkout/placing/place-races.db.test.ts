import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { CheckoutView } from '../checkout-view';
import { moveOrder } from '../order-life/move-order.command';
import { insist } from '../testing-insist';
import { goodDetails, placeLines } from '../testing-shopper';
import { shop, type World } from '../testing-world';
import { placeOrder } from './place-order.command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, i) => make(i));
const AT_SIX = new Date('2026-11-20T17:00:00Z');

function fulfilled<Value>(results: readonly PromiseSettledResult<Value>[]): Value[] {
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

function refusalCodes(results: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code ?? result.reason] : []));
}

/** The day's numbers in the database: 1, 2, 3 … without gap or duplicate. */
async function sequences({ db, channel }: World): Promise<(number | null)[]> {
  const orders = await db.checkout.findMany({
    where: { channelId: channel.id, status: { not: 'OPEN' } },
    orderBy: { orderSequence: 'asc' },
    select: { orderSequence: true },
  });
  return orders.map(({ orderSequence }) => orderSequence);
}

test('one cart placed twenty times at once with one key is one order, and everybody gets it', async () => {
  const world = await shop(database.db).dish('Cola', 300).receiver('kitchen').open();
  const shopper = await world.shopper();
  await shopper.add('Cola', 3);
  const input = { idempotencyKey: randomUUID() };
  const orders = await Promise.all(times(20, () => shopper.place(input)));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  expect(await sequences(world)).toEqual([1]);
  expect(await database.db.outboxMessage.count({ where: { channelId: world.channel.id } })).toBe(1);
});

test('one cart placed twenty times at once with a key each is one order; the others find no cart', async () => {
  const world = await shop(database.db).dish('Cola', 300).open();
  const shopper = await world.shopper();
  await shopper.add('Cola', 3);
  const results = await Promise.allSettled(times(20, () => shopper.place()));
  expect(fulfilled(results)).toHaveLength(1);
  expect(refusalCodes(results)).toEqual(times(19, () => 'EMPTY_CART'));
  expect(await sequences(world)).toEqual([1]);
});

test('lines placed twenty times at once with one key are one order, even for the last place of a slot', async () => {
  const world = await shop(database.db, { slotCapacity: 1 }).dish('Cola', 300).receiver('kitchen').open();
  const input = { idempotencyKey: randomUUID(), slotFrom: AT_SIX };
  const orders = await Promise.all(times(20, () => placeLines(world, [world.choice('Cola')], input)));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  expect(await database.db.checkout.count({ where: { channelId: world.channel.id } })).toBe(1);
  expect(await database.db.outboxMessage.count({ where: { channelId: world.channel.id } })).toBe(1);
});

test('a dish that is added while the cart is being placed is in the order or in the next cart, never lost', async () => {
  const world = await shop(database.db).dish('Cola', 300).dish('Soup', 500).open();
  for (let round = 0; round < 5; round += 1) {
    const shopper = await world.shopper();
    await shopper.add('Cola');
    const [order] = await Promise.all([shopper.place(), shopper.add('Soup'), shopper.add('Soup')]);
    // With both soups in the order there is no next cart.
    const next = await shopper.cart().catch(() => null);
    const soups = [...order.lines, ...(next?.lines ?? [])].filter(({ productName }) => productName.en === 'Soup');
    expect(soups.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  }
});

test('thirty orders at once are numbered without a gap and without a double, with failures in between', async () => {
  const world = await shop(database.db).dish('Cola', 300).receiver('kitchen').open();
  const caller = world.caller({ kind: 'visitor', sessionId: null });
  const broken: typeof caller = {
    ...caller,
    announceOrder: () => Promise.reject(new Error('the power went')),
  };
  const results = await Promise.allSettled(
    times(40, (index) =>
      insist(() =>
        placeOrder(index % 4 === 3 ? broken : caller, {
          ...goodDetails(world),
          phone: `+49 30 9018${20 + (index % 7)}`,
          idempotencyKey: `order ${index}`,
          lines: [world.choice('Cola')],
        }),
      ),
    ),
  );
  expect(fulfilled(results)).toHaveLength(30);
  expect(await sequences(world)).toEqual(times(30, (index) => index + 1));
  const numbers = fulfilled<CheckoutView>(results).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(30);
});

test('of twenty who want a slot for three, exactly three get it; a cancelled order gives its place back', async () => {
  const world = await shop(database.db, { slotCapacity: 3 }).dish('Cola', 300).open();
  const wish = () => placeLines(world, [world.choice('Cola')], { slotFrom: AT_SIX });
  const results = await Promise.allSettled(times(20, wish));
  const [first] = fulfilled(results);
  expect(fulfilled(results)).toHaveLength(3);
  expect(refusalCodes(results)).toEqual(times(17, () => 'SLOT_TAKEN'));

  const operator = await world.staff('OPERATOR');
  await moveOrder(operator, { id: first?.id ?? '', to: 'CANCELLED', reason: 'Called off' });
  const second = await Promise.allSettled(times(5, wish));
  expect(fulfilled(second)).toHaveLength(1);
  expect(await sequences(world)).toEqual([1, 2, 3, 4]);
});

test('a cancelled order gives its place back once, however many cancel it at once', async () => {
  const world = await shop(database.db, { slotCapacity: 2 }).dish('Cola', 300).open();
  const orders = await Promise.all(times(2, () => placeLines(world, [world.choice('Cola')], { slotFrom: AT_SIX })));
  const operator = await world.staff('OPERATOR');
  const cancel = () => moveOrder(operator, { id: orders[0]?.id ?? '', to: 'CANCELLED', reason: 'Called off' });
  const results = await Promise.allSettled(times(10, cancel));
  expect(refusalCodes(results)).toEqual(times(9, () => 'MOVE_NOT_ALLOWED'));
  const usage = await database.db.slotUsage.findMany({ where: { channelId: world.channel.id } });
  expect(usage).toMatchObject([{ taken: 1 }]);
});

test('ten who move one order at once move it one step', async () => {
  const world = await shop(database.db).dish('Cola', 300).receiver('kitchen', ['STATUS_CHANGED']).open();
  const order = await placeLines(world, [world.choice('Cola')]);
  const operator = await world.staff('OPERATOR');
  const results = await Promise.allSettled(times(10, () => moveOrder(operator, { id: order.id, to: 'ACCEPTED' })));
  expect(fulfilled(results)).toHaveLength(1);
  expect(await database.db.outboxMessage.count({ where: { checkoutId: order.id } })).toBe(1);
  expect(await database.db.statusMove.count({ where: { checkoutId: order.id } })).toBe(2);
});
