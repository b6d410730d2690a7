import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, execute, run, testContext } from '../graphql/testing';

/** A Friday at 13:00 in Berlin. */
const NOW = new Date('2026-11-20T12:00:00Z');

let database: TestDatabase;
let channel: Channel;
let operator: Context;
let now = NOW;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
  const channelId = channel.id;
  await database.db.workingDay.createMany({
    data: [0, 1, 2, 3, 4, 5, 6].map((index) => ({ channelId, index, intervals: [{ from: '10:00', to: '22:00' }] })),
  });
  const actor = await createTestStaff(database.db, channel.id, 'OPERATOR');
  operator = testContext(database.db, channel, { actor, now: () => now });
});
beforeEach(() => {
  now = NOW;
});
afterAll(() => database.drop());

const STATE = 'pausedUntil resumesAt isOpen asSoonAsPossible(method: PICKUP) { reason }';
const PAUSE = `mutation ($input: PauseOrdersInput!) { pauseOrders(input: $input) {
  __typename ... on Channel { ${STATE} } ... on InvalidInput { fields { path code message } }
} }`;
const RESUME = `mutation { resumeOrders { ${STATE} } }`;

const pause = async (input: object) => (await run(operator, PAUSE, { input })).pauseOrders;
async function look() {
  const stored = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  const visitor = testContext(database.db, stored, { now: () => now });
  return (await run(visitor, `{ channel { ${STATE} } }`)).channel;
}

test('an operator pauses the orders for some minutes, and they resume by themselves', async () => {
  const until = '2026-11-20T12:30:00.000Z';
  const paused = { pausedUntil: until, resumesAt: until, isOpen: true, asSoonAsPossible: { reason: 'PAUSED' } };
  expect(await pause({ minutes: 30 })).toEqual({ __typename: 'Channel', ...paused });
  expect(await look()).toEqual(paused);
  now = new Date(until);
  expect(await look()).toEqual({
    pausedUntil: null,
    resumesAt: null,
    isOpen: true,
    asSoonAsPossible: { reason: null },
  });
});

test('a pause can be made longer or shorter, and ended at once', async () => {
  await pause({ minutes: 15 });
  expect(await pause({ until: '2026-11-20T14:10:00Z' })).toMatchObject({ pausedUntil: '2026-11-20T14:10:00.000Z' });
  expect((await run(operator, RESUME)).resumeOrders).toMatchObject({ pausedUntil: null });
  expect((await run(operator, RESUME)).resumeOrders).toMatchObject({ asSoonAsPossible: { reason: null } });
});

test('a pause until a time on the shop’s clock ends today, or tomorrow when that time has passed', async () => {
  expect(await pause({ untilTime: '19:30' })).toMatchObject({ pausedUntil: '2026-11-20T18:30:00.000Z' });
  expect(await pause({ untilTime: '12:45' })).toMatchObject({ pausedUntil: '2026-11-21T11:45:00.000Z' });
  expect(await pause({ untilTime: '13:00' })).toMatchObject({ pausedUntil: '2026-11-21T12:00:00.000Z' });
});

test('a pause that goes on past closing ends, for shoppers, when the shop opens again', async () => {
  expect(await pause({ until: '2026-11-20T22:30:00Z' })).toMatchObject({ resumesAt: '2026-11-21T09:00:00.000Z' });
});

test.each([
  ['nothing', {}, 'minutes', 'REQUIRED'],
  ['no minutes at all', { minutes: 0 }, 'minutes', 'NUMBER_TOO_SMALL'],
  ['more minutes than a day has', { minutes: 1441 }, 'minutes', 'NUMBER_TOO_BIG'],
  ['minutes and a time', { minutes: 15, until: '2026-11-20T13:00:00Z' }, 'minutes', 'ONE_PAUSE_END'],
  ['this very moment', { until: '2026-11-20T12:00:00Z' }, 'until', 'MUST_BE_LATER'],
  ['a time more than a day away', { until: '2026-11-21T12:00:01Z' }, 'until', 'PAUSE_TOO_LONG'],
])('a pause of %s is refused, and the present one stays', async (_title, input, field, code) => {
  await pause({ minutes: 20 });
  expect(await pause(input)).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ path: ['input', field], code, message: expect.stringMatching(/./) }],
  });
  expect(await look()).toMatchObject({ pausedUntil: '2026-11-20T12:20:00.000Z' });
});

test('it is in the audit log, tells the shop’s pages, and leaves an open settings form its version', async () => {
  const before = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  await pause({ minutes: 60 });
  const [entry] = await database.db.auditEntry.findMany({ orderBy: { createdAt: 'desc' }, take: 1 });
  expect(entry).toMatchObject({ action: 'pauseOrders', details: { until: '2026-11-20T13:00:00.000Z' } });
  const { version, catalogRevision } = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  expect({ version, catalogRevision }).toEqual({
    version: before.version,
    catalogRevision: before.catalogRevision + 1,
  });
});

test('shoppers and cooks pause nothing', async () => {
  const cook = await createTestStaff(database.db, channel.id, 'KITCHEN');
  const codes = [
    (await execute(testContext(database.db, channel), PAUSE, { input: { minutes: 15 } })).errors?.[0]?.extensions.code,
    (await execute(testContext(database.db, channel, { actor: cook }), RESUME)).errors?.[0]?.extensions.code,
  ];
  expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
});
