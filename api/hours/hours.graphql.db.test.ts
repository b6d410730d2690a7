import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, execute, run, testContext } from '../graphql/testing';

/** A Saturday, 20:00 in Berlin. */
const SATURDAY_EVENING = new Date('2026-11-21T19:00:00Z');

let database: TestDatabase;
let channel: Channel;
let manager: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db, { slotCapacity: 2, pickupMinutes: 30, deliveryMinutes: 60 });
  const actor = await createTestStaff(database.db, channel.id, 'MANAGER');
  manager = testContext(database.db, channel, { actor, now: () => SATURDAY_EVENING });
});

afterAll(() => database.drop());

const DAYS = `mutation ($days: [WorkingDayInput!]!) { updateWorkingDays(input: { days: $days }) {
  __typename ... on Error { code }
  ... on Channel { workingDays { index weekday isActive from to intervals { from to } } }
  ... on InvalidInput { fields { path code message } }
} }`;
const NOW = `{ channel {
  isOpen openUntil opensAt
  workingDay { weekday isActive from to }
  pickup: timeSlots(method: PICKUP) { from to date fromTime toTime isAvailable reason }
  delivery: timeSlots(method: DELIVERY) { fromTime }
  soon: asSoonAsPossible(method: DELIVERY) { promisedAt minutes reason }
} }`;
const SPECIAL = `mutation ($input: CreateSpecialDayInput!) { createSpecialDay(input: $input) {
  __typename ... on Error { code }
  ... on SpecialDay { id date isClosed note intervals { from to } }
  ... on InvalidInput { fields { path code } }
} }`;
const CHANGE = `mutation ($input: UpdateSpecialDayInput!) { updateSpecialDay(input: $input) {
  __typename ... on Error { code } ... on SpecialDay { date isClosed note } ... on InvalidInput { fields { code } }
} }`;
const REMOVE = 'mutation ($id: ID!) { deleteSpecialDay(id: $id) { __typename ... on Error { code } } }';

interface Now {
  channel: {
    isOpen: boolean;
    openUntil: string;
    opensAt: string;
    pickup: { from: string; fromTime: string }[];
  } & object;
}

const setDays = (...days: object[]) => run(manager, DAYS, { days });
/** As a request does: it begins with the shop's row, whose revision the hours are kept by. */
const presentChannel = () => database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
const ask = async (change: Partial<Context> = {}) =>
  run<Now>(testContext(database.db, await presentChannel(), { now: () => SATURDAY_EVENING, ...change }), NOW);
const open = (weekday: string, from: string, to: string) => ({ weekday, isActive: true, intervals: [{ from, to }] });

test('a shop without hours has seven closed days', async () => {
  const { channel: shop } = await run<{ channel: { workingDays: object[] } }>(
    { ...manager },
    '{ channel { workingDays { weekday isActive from } } }',
  );
  expect(shop.workingDays).toHaveLength(7);
  expect(shop.workingDays[6]).toEqual({ weekday: 'SATURDAY', isActive: false, from: null });
});

test('days that the input leaves out stay as they are', async () => {
  await setDays(open('SUNDAY', '12:00', '22:00'));
  const { updateWorkingDays } = await setDays({
    weekday: 'SATURDAY',
    isActive: true,
    intervals: [
      { from: '18:00', to: '02:00' },
      { from: '11:00', to: '15:00' },
    ],
  });
  expect(updateWorkingDays).toMatchObject({
    workingDays: [
      { index: 0, weekday: 'SUNDAY', from: '12:00', to: '22:00' },
      ...Array(5).fill({ isActive: false, intervals: [] }),
      { index: 6, from: '11:00', to: '02:00', intervals: [{ from: '11:00' }, { from: '18:00', to: '02:00' }] },
    ],
  });
});

test('hours that can’t be are refused day by day, and nothing is written', async () => {
  const before = await database.db.workingDay.findMany();
  const overlapping = {
    weekday: 'FRIDAY',
    isActive: true,
    intervals: [
      { from: '10:00', to: '15:00' },
      { from: '14:00', to: '20:00' },
    ],
  };
  const { updateWorkingDays } = await setDays(overlapping, { weekday: 'MONDAY', isActive: true, intervals: [] });
  expect(updateWorkingDays).toMatchObject({
    fields: [
      { path: ['input', 'days', '0', 'intervals', '1'], code: 'INTERVALS_OVERLAP', message: 'These hours overlap.' },
      { path: ['input', 'days', '1', 'intervals'], code: 'REQUIRED' },
    ],
  });
  const twice = await setDays(open('MONDAY', '10:00', '20:00'), open('MONDAY', '11:00', '20:00'));
  expect(twice.updateWorkingDays).toMatchObject({ fields: [{ code: 'DAYS_REPEATED' }] });
  expect(await database.db.workingDay.findMany()).toEqual(before);
});

test('of two who change the week at once, the second one is refused, and nothing of theirs is written', async () => {
  const VERSION = '{ channel { hoursVersion workingDays { weekday to } } }';
  const SAVE = `mutation ($days: [WorkingDayInput!]!, $version: Int) {
    updateWorkingDays(input: { days: $days, version: $version }) { __typename ... on Error { code } }
  }`;
  type Week = { channel: { hoursVersion: number; workingDays: { weekday: string; to: string | null }[] } };
  // As each request does: with the shop as it stands.
  const readWeek = async () => {
    const now = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
    return (await run<Week>(testContext(database.db, now), VERSION)).channel;
  };
  const read = await readWeek();
  const save = async (day: object) =>
    (await run(manager, SAVE, { days: [day], version: read.hoursVersion })).updateWorkingDays;
  expect(await save(open('SUNDAY', '12:00', '21:00'))).toEqual({ __typename: 'Channel' });
  expect(await save(open('SUNDAY', '12:00', '23:00'))).toEqual({ __typename: 'Refusal', code: 'CONFLICT' });
  const after = await readWeek();
  expect(after.hoursVersion).toBe(read.hoursVersion + 1);
  expect(after.workingDays[0]).toEqual({ weekday: 'SUNDAY', to: '21:00' });
  await setDays(open('SUNDAY', '12:00', '22:00'));
});

test('an open shop says until when, and offers its times by the shop’s clock', async () => {
  const { channel: shop } = await ask();
  expect(shop).toMatchObject({
    isOpen: true,
    openUntil: '2026-11-22T01:00:00.000Z',
    opensAt: null,
    workingDay: { weekday: 'SATURDAY', isActive: true, from: '11:00', to: '02:00' },
    soon: { promisedAt: '2026-11-21T20:00:00.000Z', minutes: 60, reason: null },
    delivery: expect.arrayContaining([{ fromTime: '21:00' }]),
  });
  expect(shop.pickup[0]).toEqual({
    from: '2026-11-21T19:30:00.000Z',
    to: '2026-11-21T20:00:00.000Z',
    date: '2026-11-21',
    fromTime: '20:30',
    toTime: '21:00',
    isAvailable: true,
    reason: null,
  });
});

test('a slot whose places are taken says that it is full', async () => {
  const data = { channelId: channel.id, startsAt: new Date('2026-11-21T20:00:00Z') };
  await database.db.slotUsage.create({ data: { ...data, taken: 2 } });
  const { channel: shop } = await ask();
  expect(shop.pickup.find(({ fromTime }) => fromTime === '21:00')).toMatchObject({
    isAvailable: false,
    reason: 'FULL',
  });
  expect(shop.pickup.find(({ fromTime }) => fromTime === '21:15')).toMatchObject({ isAvailable: true, reason: null });
});

test('a closed shop says when it opens, and a method that is off offers nothing', async () => {
  const closed = { now: () => new Date('2026-11-22T02:00:00Z'), channel: { ...channel, isPickupAvailable: false } };
  expect(await ask(closed)).toMatchObject({
    channel: {
      isOpen: false,
      openUntil: null,
      opensAt: '2026-11-22T11:00:00.000Z',
      pickup: [],
      soon: { reason: 'CLOSED' },
    },
  });
  const off = { channel: { ...channel, isDeliveryAvailable: false } };
  expect(await ask(off)).toMatchObject({ channel: { delivery: [], soon: { reason: 'METHOD_UNAVAILABLE' } } });
});

test('a special day replaces the weekday’s hours, and can be changed and taken back', async () => {
  const input = { date: '2026-11-21', intervals: [], note: [{ locale: 'en', value: 'Wedding' }] };
  const { createSpecialDay } = await run<{ createSpecialDay: { id: string } }>(manager, SPECIAL, { input });
  expect(createSpecialDay).toMatchObject({ date: '2026-11-21', isClosed: true, note: 'Wedding' });
  expect(await ask()).toMatchObject({
    channel: { isOpen: false, workingDay: { weekday: 'SATURDAY', isActive: false } },
  });

  const { id } = createSpecialDay;
  const change = { id, intervals: [{ from: '19:00', to: '21:00' }] };
  expect((await run(manager, CHANGE, { input: change })).updateSpecialDay).toMatchObject({
    isClosed: false,
    note: 'Wedding',
  });
  expect(await ask()).toMatchObject({ channel: { isOpen: true, openUntil: '2026-11-21T20:00:00.000Z' } });

  const late = { id, version: 1, intervals: [] };
  expect((await run(manager, CHANGE, { input: late })).updateSpecialDay).toEqual({
    __typename: 'Refusal',
    code: 'CONFLICT',
  });
  expect(await ask()).toMatchObject({ channel: { isOpen: true } });

  expect((await run(manager, REMOVE, { id })).deleteSpecialDay).toEqual({ __typename: 'Deleted' });
  expect((await run(manager, REMOVE, { id })).deleteSpecialDay).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
  expect((await run(manager, CHANGE, { input: change })).updateSpecialDay).toEqual({
    __typename: 'Refusal',
    code: 'NOT_FOUND',
  });
});

test('a date has hours of its own once, and has to exist', async () => {
  const create = async (date: string) =>
    (await run(manager, SPECIAL, { input: { date, intervals: [] } })).createSpecialDay;
  expect(await create('2026-12-25')).toMatchObject({ __typename: 'SpecialDay' });
  expect(await create('2026-12-25')).toMatchObject({ fields: [{ path: ['input', 'date'], code: 'DATE_TAKEN' }] });
  expect(await create('2026-02-30')).toMatchObject({ fields: [{ path: ['input', 'date'], code: 'INVALID_DATE' }] });
});

test('special days are listed from a date on, today at first', async () => {
  await database.db.specialDay.create({
    data: { channelId: channel.id, date: new Date('2026-11-01'), intervals: [] },
  });
  const { channel: shop } = await run(
    { ...manager },
    '{ channel { specialDays { date } all: specialDays(from: "2026-01-01") { date } } }',
  );
  expect(shop).toEqual({
    specialDays: [{ date: '2026-12-25' }],
    all: [{ date: '2026-11-01' }, { date: '2026-12-25' }],
  });
});

test('clients read the note of a special day where staff let them, while it says why the shop is closed', async () => {
  const NOTES = '{ channel { hoursNote specialDays { id note noteTranslations { value } } } }';
  interface Notes {
    channel: { hoursNote: string; specialDays: [{ id: string; note: string; noteTranslations: object[] }] };
  }
  const visitor = async (now: Date) =>
    (await run<Notes>(testContext(database.db, await presentChannel(), { now: () => now }), NOTES)).channel;
  await database.db.specialDay.deleteMany();
  const input = { date: '2026-11-22', intervals: [], note: [{ locale: 'en', value: 'The cook marries' }] };
  const { createSpecialDay } = await run<{ createSpecialDay: { id: string } }>(manager, SPECIAL, { input });
  const hidden = await visitor(SATURDAY_EVENING);
  expect(hidden).toMatchObject({ hoursNote: '', specialDays: [{ note: '', noteTranslations: [] }] });
  const { channel: staffs } = await run<Notes>(
    testContext(database.db, await presentChannel(), { actor: manager.actor, now: () => SATURDAY_EVENING }),
    NOTES,
  );
  expect(staffs).toMatchObject({ hoursNote: '', specialDays: [{ note: 'The cook marries' }] });

  const { id } = createSpecialDay;
  const node = `{ node(id: "${id}") { ... on SpecialDay { note } } }`;
  const asked = async () => run(testContext(database.db, await presentChannel()), node);
  expect(await asked()).toEqual({ node: { note: '' } });
  await run(manager, CHANGE, { input: { id, isNotePublic: true } });
  expect(await asked()).toEqual({ node: { note: 'The cook marries' } });
  const told = { hoursNote: 'The cook marries', specialDays: [{ note: 'The cook marries' }] };
  expect(await visitor(new Date('2026-11-22T12:00:00Z'))).toMatchObject(told);
  await run(manager, REMOVE, { id });
});

test('visitors and operators change no hours', async () => {
  const days = { days: [open('MONDAY', '10:00', '20:00')] };
  const operator = await createTestStaff(database.db, channel.id, 'OPERATOR');
  const codes = [
    (await execute(testContext(database.db, channel), DAYS, days)).errors?.[0]?.extensions.code,
    (await execute(testContext(database.db, channel, { actor: operator }), DAYS, days)).errors?.[0]?.extensions.code,
  ];
  expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
});
