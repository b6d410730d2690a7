import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFailure } from '../../db/database-failure';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { deletePromoCode, updatePromoCode } from '../../promotions/promo-code.command';
import type { CheckoutView } from '../checkout-view';
import { moveOrder } from '../order-life/move-order.command';
import { placeLines } from '../testing-shopper';
import { shop, type World } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index));

const open = (seed: Parameters<World['addPromo']>[1]) =>
  shop(database.db).dish('Cola', 300).promo('SUMMER', seed).open();

/** As a client does it: when the shop is busy for a moment, it asks again with the same key. */
async function place(world: World, input: Parameters<typeof placeLines>[2] = {}): Promise<CheckoutView> {
  const order = { idempotencyKey: randomUUID(), promoCode: 'SUMMER', ...input };
  try {
    return await placeLines(world, [world.choice('Cola')], order);
  } catch (error) {
    if (databaseFailure(error) !== 'UNAVAILABLE') throw error;
    return place(world, order);
  }
}

/** Ids of the orders that were placed, and why the others were not. */
function sorted(results: readonly PromiseSettledResult<{ readonly id: string }>[]) {
  return {
    placed: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : [])),
    reasons: results.flatMap((result) => (result.status === 'rejected' ? [result.reason.reason ?? result.reason] : [])),
  };
}

/** The counter and the rows behind it: the two never part. */
async function uses(world: World): Promise<readonly [counter: number, rows: number]> {
  const { id, used } = await world.promoCode('SUMMER');
  return [used, await database.db.promoUse.count({ where: { promoCodeId: id } })];
}

test('of twenty orders for a code’s last three uses, exactly three are placed', async () => {
  const world = await open({ totalLimit: 3 });
  const { placed, reasons } = sorted(
    await Promise.allSettled(times(20, (index) => place(world, { phone: `+49 30 9018${20 + index}` }))),
  );
  expect(placed).toHaveLength(3);
  expect(reasons).toEqual(times(17, () => 'USED_UP'));
  expect(await uses(world)).toEqual([3, 3]);
});

test('of twenty orders of one client for a code that each may use twice, exactly two are placed', async () => {
  const world = await open({ perClientLimit: 2 });
  const { placed, reasons } = sorted(await Promise.allSettled(times(20, () => place(world))));
  expect(placed).toHaveLength(2);
  expect(reasons).toEqual(times(18, () => 'USED_BY_CLIENT'));
  expect(await uses(world)).toEqual([2, 2]);
});

test('one order sent twenty times at once with one key takes one use', async () => {
  const world = await open({ totalLimit: 1 });
  const input = { idempotencyKey: randomUUID() };
  const orders = await Promise.all(times(20, () => place(world, input)));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  expect(await uses(world)).toEqual([1, 1]);
});

test('an order that fails after taking its use gives it back', async () => {
  const world = await open({ totalLimit: 1 });
  await expect(place(world, { changeFrom: 1 })).rejects.toMatchObject({ code: 'CHANGE_TOO_SMALL' });
  await expect(place(world, { slotFrom: new Date('2026-11-20T02:00:00Z') })).rejects.toMatchObject({
    code: 'SLOT_UNAVAILABLE',
  });
  expect(await uses(world)).toEqual([0, 0]);
});

test('a cancelled order gives its use back once, however many cancel it while others want it', async () => {
  const world = await open({ totalLimit: 1 });
  const { id } = await place(world);
  const operator = await world.staff('OPERATOR');
  const cancel = () => moveOrder(operator, { id, to: 'CANCELLED', reason: 'Called off' });
  const [cancelled] = await Promise.all([
    Promise.allSettled(times(10, cancel)),
    Promise.allSettled(times(10, () => place(world))),
  ]);
  expect(cancelled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  // Orders that came before the use was given back were refused; if all were, this one takes it.
  await Promise.allSettled([place(world)]);
  expect(await uses(world)).toEqual([1, 1]);
});

test('while staff change and delete the code, orders are placed at the price they saw or are refused', async () => {
  const world = await open({ percent: 50 });
  const manager = await world.staff('MANAGER');
  const { id, version } = await world.promoCode('SUMMER');
  const [results] = await Promise.all([
    Promise.allSettled(times(20, (index) => place(world, { expectedTotal: 150, phone: `+49 30 9018${20 + index}` }))),
    updatePromoCode(manager, { id, version, percent: 10 }).then(() => deletePromoCode(manager, id)),
  ]);
  for (const result of results) {
    if (result.status === 'fulfilled') expect(result.value.totals).toMatchObject({ total: 150, discount: 150 });
    else expect(['PRICE_CHANGED', 'PROMO_NOT_APPLICABLE']).toContain(result.reason.code);
  }
});
