import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrder } from '../checkout/order-life/move-order.command';
import { placeLines } from '../checkout/testing-shopper';
import { shop, type World } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { run, testContext } from '../graphql/testing';
import { forgetPersons } from './forget-persons.command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOVEMBER = new Date('2026-11-20T12:00:00Z');
const monthsAgo = (months: number) => new Date(Date.UTC(2026, 10 - months, 20, 12));

interface PlacedAt {
  readonly phone: string;
  readonly at: Date;
  readonly isOver?: boolean;
}

async function order(world: World, { phone, at, isOver = true }: PlacedAt): Promise<string> {
  const person = { name: 'Zebulon Quickfeather', phone, kitchenNote: 'No coriander', idempotencyKey: randomUUID() };
  const { id } = await placeLines(world, [world.choice('Soup')], person);
  if (isOver) await moveOrder(await world.staff('ADMIN'), { id, to: 'CANCELLED', reason: 'Zebulon called' });
  await database.db.checkout.update({ where: { id }, data: { placedAt: at } });
  await database.db.client.updateMany({ where: { phone }, data: { createdAt: at } });
  return id;
}

const openShop = (personalDataMonths: number | null) =>
  shop(database.db, { personalDataMonths }).dish('Soup', 500).receiver('Kitchen').open();

test('orders lose the person after as many months as their shop says; dishes, amounts and younger orders stay', async () => {
  const { db } = database;
  const world = await openShop(6);
  const old = await order(world, { phone: '+4930901821', at: monthsAgo(7) });
  const young = await order(world, { phone: '+4930901822', at: monthsAgo(5) });
  const underWay = await order(world, { phone: '+4930901823', at: monthsAgo(7), isOver: false });
  const before = await db.checkout.findUniqueOrThrow({ where: { id: old }, include: { lines: true } });

  await forgetPersons(db, NOVEMBER);

  const after = await db.checkout.findUniqueOrThrow({ where: { id: old }, include: { lines: true, moves: true } });
  const { number, total, lines, placedAt } = before;
  expect(after).toMatchObject({ number, total, lines, placedAt, name: null, phone: null, kitchenNote: null });
  expect(after).toMatchObject({ clientId: null, sessionId: null, erasedAt: NOVEMBER });
  expect(after.moves.every(({ reason }) => reason === null)).toBe(true);
  expect(await db.client.findMany({ where: { channelId: world.channel.id, phone: '+4930901821' } })).toEqual([]);
  // What was never delivered does not go out any more.
  expect(await db.outboxMessage.count({ where: { checkoutId: old } })).toBe(0);
  for (const id of [young, underWay]) {
    expect(await db.checkout.findUnique({ where: { id } })).toMatchObject({ name: 'Zebulon Quickfeather' });
  }
});

test('a shop that says nothing keeps everything, and a client with a young order stays', async () => {
  const { db } = database;
  const keeping = await openShop(null);
  const kept = await order(keeping, { phone: '+4930901824', at: monthsAgo(100) });
  const forgetting = await openShop(1);
  await order(forgetting, { phone: '+4930901825', at: monthsAgo(2) });
  const own = { channelId: forgetting.channel.id };
  await order(forgetting, { phone: '+4930901825', at: NOVEMBER });
  await db.client.updateMany({ where: own, data: { createdAt: monthsAgo(2) } });
  await forgetPersons(db, NOVEMBER);
  expect(await db.checkout.findUnique({ where: { id: kept } })).toMatchObject({ name: 'Zebulon Quickfeather' });
  expect(await db.client.findMany({ where: own })).toMatchObject([{ phone: '+4930901825' }]);
  expect(await db.checkout.count({ where: { ...own, erasedAt: null } })).toBe(1);
});

test('an order on its way to a receiver waits for the next round', async () => {
  const { db } = database;
  const world = await openShop(1);
  const id = await order(world, { phone: '+4930901826', at: monthsAgo(2) });
  await db.outboxMessage.updateMany({
    where: { checkoutId: id },
    data: { leasedUntil: new Date(NOVEMBER.getTime() + 1) },
  });
  await forgetPersons(db, NOVEMBER);
  expect(await db.checkout.findUnique({ where: { id } })).toMatchObject({ erasedAt: null });
  await forgetPersons(db, new Date(NOVEMBER.getTime() + 2));
  expect(await db.checkout.findUnique({ where: { id } })).toMatchObject({ name: null });
});

const SET = `mutation ($input: SetPersonalDataMonthsInput!) { result: setPersonalDataMonths(input: $input) {
  ... on Channel { version personalDataMonths } ... on Error { code } ... on InvalidInput { fields { path code } }
} }`;

test('an administrator sets the months over the version that was read; nobody else does', async () => {
  const { db } = database;
  const world = await openShop(null);
  const context = async (role: 'ADMIN' | 'MANAGER') =>
    testContext(db, world.channel, { actor: (await world.staff(role)).actor });
  const { version } = world.channel;
  const set = async (personalDataMonths: number | null, role: 'ADMIN' | 'MANAGER' = 'ADMIN') =>
    (await run(await context(role), SET, { input: { version, personalDataMonths } })).result;
  expect(await set(0)).toEqual({
    code: 'INVALID_INPUT',
    fields: [{ path: ['input', 'personalDataMonths'], code: 'NUMBER_TOO_SMALL' }],
  });
  expect(await set(24)).toEqual({ version: version + 1, personalDataMonths: 24 });
  expect(await set(12)).toEqual({ code: 'CONFLICT' });
  await expect(set(12, 'MANAGER')).rejects.toThrow();
  const [entry] = await db.auditEntry.findMany({ where: { action: 'setPersonalDataMonths' } });
  expect(entry).toMatchObject({ details: { personalDataMonths: 24 } });
});
