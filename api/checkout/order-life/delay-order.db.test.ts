import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { Forbidden } from '../../kernel/refusals';
import { placeLines } from '../testing-shopper';
import { shop, TEST_NOW, type World } from '../testing-world';
import { delayOrder } from './delay-order.command';
import { moveOrder } from './move-order.command';
import { MoveNotAllowed, OrderIsOver, OrderNotFound, StaleOrder } from './refusals';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const bar = () => shop(database.db, { pickupMinutes: 30, deliveryMinutes: 50 }).dish('Cola', 300).open();
const DELIVERY = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' } as const;
const place = (world: World, input = {}) => placeLines(world, [world.choice('Cola')], input);
const minutesAfterNow = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const history = (id: string) =>
  database.db.statusMove.findMany({ where: { checkoutId: id }, orderBy: { createdAt: 'asc' } });

test.each([
  ['collected, when the kitchen is done', {}, 20],
  ['delivered, after the road', DELIVERY, 40],
])('an order that is accepted with minutes is promised anew: %s', async (_title, input, promised) => {
  const world = await bar();
  const { id } = await place(world, input);
  const operator = await world.staff('OPERATOR');
  const order = await moveOrder(operator, { id, to: 'ACCEPTED', preparationMinutes: 20 });
  expect(order).toMatchObject({ promisedAt: minutesAfterNow(promised), preparationMinutes: 20 });
  expect((await history(id)).at(-1)).toMatchObject({ to: 'ACCEPTED', promisedAt: minutesAfterNow(promised) });
});

test('without minutes the promise stays, also that of a chosen time', async () => {
  const world = await bar();
  const operator = await world.staff('OPERATOR');
  const slotFrom = new Date('2026-11-20T17:00:00Z');
  for (const input of [{}, { timeKind: 'SLOT' as const, slotFrom }]) {
    const { id, promisedAt } = await place(world, input);
    expect((await moveOrder(operator, { id, to: 'ACCEPTED' })).promisedAt).toEqual(promisedAt);
  }
});

test.each([0, 241, 1.5])('%s minutes are none that a kitchen can name', async (minutes) => {
  const world = await bar();
  const operator = await world.staff('OPERATOR');
  const { id } = await place(world);
  const refusal = { code: 'INVALID_INPUT', path: ['preparationMinutes'] };
  await expect(moveOrder(operator, { id, to: 'ACCEPTED', preparationMinutes: minutes })).rejects.toMatchObject(refusal);
  await expect(delayOrder(operator, { id, minutes })).rejects.toMatchObject({ ...refusal, path: ['minutes'] });
});

test('minutes are named when an order is accepted, at no other move', async () => {
  const world = await bar();
  const operator = await world.staff('OPERATOR');
  const { id } = await place(world);
  await moveOrder(operator, { id, to: 'ACCEPTED' });
  await expect(moveOrder(operator, { id, to: 'PREPARING', preparationMinutes: 5 })).rejects.toMatchObject({
    fields: [{ path: ['preparationMinutes'], code: 'INVALID' }],
  });
});

test('a delay changes the promise and not the status; who, when and why are kept, and receivers get an event', async () => {
  const world = await shop(database.db).dish('Cola', 300).receiver('board', ['STATUS_CHANGED']).open();
  const operator = await world.staff('OPERATOR');
  const { id, promisedAt } = await place(world);
  const later = new Date((promisedAt?.getTime() ?? 0) + 15 * 60_000);
  const order = await delayOrder(operator, { id, minutes: 15, reasonCode: 'TOO_BUSY' });
  expect(order).toMatchObject({ status: 'PLACED', promisedAt: later });
  expect((await history(id)).at(-1)).toMatchObject({
    from: 'PLACED',
    to: 'PLACED',
    promisedAt: later,
    reason: null,
    reasonCode: 'TOO_BUSY',
    staffMemberId: operator.actor.kind === 'staff' && operator.actor.staffMemberId,
  });
  const events = await database.db.outboxMessage.findMany({ where: { checkoutId: id } });
  expect(events.map(({ event }) => event)).toEqual(['STATUS_CHANGED']);
});

test('of two who delay the same order, having read the same, one delays it', async () => {
  const world = await bar();
  const operator = await world.staff('OPERATOR');
  const { id, version, promisedAt } = await place(world);
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => delayOrder(operator, { id, minutes: 10, version })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StaleOrder);
  const { promisedAt: now } = await database.db.checkout.findUniqueOrThrow({ where: { id } });
  expect((now?.getTime() ?? 0) - (promisedAt?.getTime() ?? 0)).toBe(10 * 60_000);
});

test('two who accept the same order with other minutes: one does, the other hears that it has been moved', async () => {
  const world = await bar();
  const operator = await world.staff('OPERATOR');
  const { id, version } = await place(world);
  const accept = (preparationMinutes: number) =>
    moveOrder(operator, { id, to: 'ACCEPTED', preparationMinutes, version });
  const results = await Promise.allSettled([accept(15), accept(45), accept(60)]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toHaveLength(2);
  for (const refusal of refused) expect(refusal).toBeInstanceOf(MoveNotAllowed);
  expect((await history(id)).filter(({ to }) => to === 'ACCEPTED')).toHaveLength(1);
});

test('a move on what someone has changed since is refused, and says where the order stands', async () => {
  const world = await bar();
  const operator = await world.staff('OPERATOR');
  const { id, version } = await place(world);
  await delayOrder(operator, { id, minutes: 5, version });
  const late = moveOrder(operator, { id, to: 'CANCELLED', reasonCode: 'CLOSING', version });
  await expect(late).rejects.toMatchObject({ code: 'STALE_ORDER', status: 'PLACED' });
});

test('finished orders, carts and other shops’ orders cannot be delayed', async () => {
  const [world, other] = await Promise.all([bar(), bar()]);
  const operator = await world.staff('OPERATOR');
  const { id } = await place(world);
  await moveOrder(operator, { id, to: 'CANCELLED', reasonCode: 'CLOSING' });
  await expect(delayOrder(operator, { id, minutes: 5 })).rejects.toThrow(OrderIsOver);
  const cart = await (await world.shopper()).add('Cola');
  for (const hidden of [cart.id, (await place(other)).id]) {
    await expect(delayOrder(operator, { id: hidden, minutes: 5 })).rejects.toThrow(OrderNotFound);
  }
  await expect(delayOrder(await world.staff('KITCHEN'), { id, minutes: 5 })).rejects.toThrow(Forbidden);
});
