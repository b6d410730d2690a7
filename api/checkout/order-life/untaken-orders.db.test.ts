import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { placeLines } from '../testing-shopper';
import { shop, TEST_NOW, type World } from '../testing-world';
import { moveOrder } from './move-order.command';
import { ALARM_AFTER_MS, lookAfterUntaken } from './untaken-orders.command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const MINUTE_MS = 60_000;

const bar = (settings = {}) =>
  shop(database.db, settings)
    .dish('Cola', 300)
    .receiver('manager', ['NOT_TAKEN'])
    .receiver('accounts', ['CANCELLED'])
    .open();
const place = (world: World, input = {}) => placeLines(world, [world.choice('Cola')], input);
/** @param after - milliseconds since the world's now. */
const look = (world: World, after: number) =>
  lookAfterUntaken({
    db: world.db,
    announceOrder: world.caller({ kind: 'visitor', sessionId: null }).announceOrder,
    now: () => new Date(world.now.getTime() + after),
    alarmAfterMs: ALARM_AFTER_MS,
  });
const events = async (checkoutId: string) =>
  (await database.db.outboxMessage.findMany({ where: { checkoutId }, orderBy: { createdAt: 'asc' } })).map(
    ({ event }) => event,
  );
const read = (id: string) => database.db.checkout.findUniqueOrThrow({ where: { id } });

test('an order that nobody took for 90 seconds raises one alarm for staff and receivers', async () => {
  const world = await bar();
  const { id, version } = await place(world);
  await look(world, ALARM_AFTER_MS - 1);
  expect((await read(id)).alarmedAt).toBeNull();
  await look(world, ALARM_AFTER_MS);
  await look(world, 2 * ALARM_AFTER_MS);
  expect(await events(id)).toEqual(['NOT_TAKEN']);
  // An open screen can still take it: the order has not changed.
  expect(await read(id)).toMatchObject({ alarmedAt: new Date(TEST_NOW.getTime() + ALARM_AFTER_MS), version });
});

test('however many nodes look at once, each order raises one alarm', async () => {
  const world = await bar();
  const orders = [await place(world), await place(world), await place(world), await place(world)];
  await Promise.all(Array.from({ length: 4 }, () => look(world, ALARM_AFTER_MS)));
  await look(world, ALARM_AFTER_MS);
  for (const { id } of orders) expect(await events(id)).toEqual(['NOT_TAKEN']);
});

test('a taken or cancelled order raises no alarm', async () => {
  const world = await bar();
  const operator = await world.staff('OPERATOR');
  const [taken, cancelled] = [await place(world), await place(world)];
  await moveOrder(operator, { id: taken.id, to: 'ACCEPTED' });
  await moveOrder(operator, { id: cancelled.id, to: 'CANCELLED', reasonCode: 'SOLD_OUT' });
  await look(world, 10 * MINUTE_MS);
  expect(await events(taken.id)).toEqual([]);
  expect(await events(cancelled.id)).toEqual(['CANCELLED']);
});

test('an order for tomorrow that came in the night alarms 90 seconds after the shop has opened', async () => {
  const world = await bar();
  // 23:00 in Berlin: closed until 10:00.
  world.now = new Date('2026-11-20T22:00:00Z');
  const { id } = await place(world, { timeKind: 'SLOT', slotFrom: new Date('2026-11-21T12:00:00Z') });
  const opening = new Date('2026-11-21T09:00:00Z').getTime() - world.now.getTime();
  await look(world, opening + ALARM_AFTER_MS - 1000);
  expect(await events(id)).toEqual([]);
  await look(world, opening + ALARM_AFTER_MS);
  expect(await events(id)).toEqual(['NOT_TAKEN']);
});

test('with automatic cancelling an untaken order is cancelled, with a reason in each reader’s language', async () => {
  const world = await bar({ autoCancelMinutes: 5, slotCapacity: 1 });
  const slotFrom = new Date('2026-11-20T17:00:00Z');
  const { id } = await place(world, { timeKind: 'SLOT', slotFrom });
  await look(world, 5 * MINUTE_MS - 1);
  expect((await read(id)).status).toBe('PLACED');
  await Promise.all(Array.from({ length: 5 }, () => look(world, 5 * MINUTE_MS)));
  expect(await read(id)).toMatchObject({
    status: 'CANCELLED',
    cancelCode: 'NOT_TAKEN',
    cancelReason: 'Sorry, we weren’t able to accept the order in time.',
  });
  expect(await events(id)).toEqual(['NOT_TAKEN', 'CANCELLED']);
  const moves = await database.db.statusMove.findMany({ where: { checkoutId: id, to: 'CANCELLED' } });
  expect(moves).toMatchObject([{ from: 'PLACED', staffMemberId: null, reason: null, reasonCode: 'NOT_TAKEN' }]);
  // The place in its slot is free again, once.
  expect((await place(world, { timeKind: 'SLOT', slotFrom })).status).toBe('PLACED');
  await expect(place(world, { timeKind: 'SLOT', slotFrom })).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
});

test('of staff who accept and the shop that cancels at the same moment, one wins', async () => {
  const world = await bar({ autoCancelMinutes: 2 });
  const operator = await world.staff('OPERATOR');
  for (let round = 0; round < 10; round += 1) {
    const { id } = await place(world);
    const [accepting] = await Promise.allSettled([
      moveOrder(operator, { id, to: 'ACCEPTED' }),
      look(world, 2 * MINUTE_MS),
    ]);
    const { status } = await read(id);
    expect(status).toBe(accepting.status === 'fulfilled' ? 'ACCEPTED' : 'CANCELLED');
    expect(await database.db.statusMove.count({ where: { checkoutId: id, from: 'PLACED' } })).toBe(1);
  }
});

test('a shop that is never open, and one that wants no cancelling, keep their orders waiting', async () => {
  const world = await bar();
  const { id } = await place(world);
  await database.db.workingDay.deleteMany({ where: { channelId: world.channel.id } });
  await look(world, 24 * 60 * MINUTE_MS);
  expect(await events(id)).toEqual([]);
  expect((await read(id)).status).toBe('PLACED');
});
