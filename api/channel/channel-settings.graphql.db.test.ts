import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, execute, globalId, run, testContext } from '../graphql/testing';

let database: TestDatabase;
let channel: Channel;
let manager: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db, { name: { en: 'Kitchen' } });
  manager = testContext(database.db, channel, { actor: await createTestStaff(database.db, channel.id, 'MANAGER') });
});

afterAll(() => database.drop());

const UPDATE = `mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) {
  __typename
  ... on Error { code message }
  ... on Channel {
    name phone timeZone currencyCode accentColor hosts slotCapacity defaultLocale
    deliveryFee { minor currencyCode } minimumOrderValue { minor } maximumOrderWeight isActive
  }
  ... on InvalidInput { fields { path code } }
} }`;
const MAINTENANCE = `mutation ($input: SetMaintenanceInput!) { setMaintenance(input: $input) {
  __typename ... on Error { code }
  ... on Channel { isActive isOnMaintenance maintenanceMessageTranslations { locale value } }
  ... on InvalidInput { fields { path code } }
} }`;

const text = (value: string, locale = 'en') => [{ locale, value }];

/** With the version that stands in the database, as a form that was just opened has it. */
async function update(input: object) {
  const stored = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  const context = { ...manager, channel: stored };
  return (await run(context, UPDATE, { input: { version: stored.version, ...input } })).updateChannel;
}

test('settings change, and what the form left out stays', async () => {
  expect(
    await update({
      name: text('Garden kitchen'),
      phone: '030 901820',
      timeZone: 'europe/paris',
      accentColor: '#0E7490',
      deliveryFee: 350,
      minimumOrderValue: 1500,
      maximumOrderWeight: 20_000,
      slotCapacity: 4,
      hosts: ['Shop.example.com', 'shop.example.com'],
    }),
  ).toMatchObject({
    name: 'Garden kitchen',
    phone: '+4930901820',
    timeZone: 'Europe/Paris',
    accentColor: '#0e7490',
    deliveryFee: { minor: 350, currencyCode: 'EUR' },
    minimumOrderValue: { minor: 1500 },
    maximumOrderWeight: 20_000,
    slotCapacity: 4,
    hosts: ['shop.example.com'],
  });
  expect(await update({ deliveryFee: null, phone: '' })).toMatchObject({
    name: 'Garden kitchen',
    deliveryFee: null,
    phone: null,
    slotCapacity: 4,
  });
});

test('every field that breaks a rule is named', async () => {
  const { fields } = (await update({
    name: text('', 'en'),
    phone: '1',
    timeZone: '+03:30',
    accentColor: 'red',
    hosts: ['ok.example', 'https://example.com'],
    deliveryFee: -1,
    discountPercent: 101,
    slotCapacity: 0,
    pickupMinutes: 1441,
  })) as { fields: { path: string[]; code: string }[] };
  expect(fields.map(({ path, code }) => `${path.slice(1).join('.')} ${code}`)).toEqual([
    'name REQUIRED',
    'phone INVALID_PHONE',
    'accentColor INVALID_COLOR',
    'timeZone INVALID_TIME_ZONE',
    'hosts.1 INVALID_HOST',
    'pickupMinutes NUMBER_TOO_BIG',
    'deliveryFee NUMBER_TOO_SMALL',
    'discountPercent NUMBER_TOO_BIG',
    'slotCapacity NUMBER_TOO_SMALL',
  ]);
});

test('the language that others fall back to changes only when the shop has a name in it', async () => {
  expect(await update({ defaultLocale: 'ru' })).toMatchObject({
    fields: [{ path: ['input', 'name'], code: 'REQUIRED' }],
  });
  const name = [...text('Garden kitchen'), ...text('Кухня в саду', 'ru')];
  expect(await update({ defaultLocale: 'ru', name })).toMatchObject({ defaultLocale: 'ru' });
  expect(await update({ defaultLocale: 'en' })).toMatchObject({ defaultLocale: 'en' });
});

test('a phone is read by the country that the same form sets', async () => {
  expect(await update({ countryCode: 'RU', phone: '8 912 345-67-89' })).toMatchObject({ phone: '+79123456789' });
});

test('saving over someone else’s change is refused', async () => {
  expect(await update({ version: 1, accentColor: '#000000' })).toMatchObject({
    code: 'CONFLICT',
  });
});

test('beside another shop staff name no new host', async () => {
  const { id } = await createTestChannel(database.db, { hosts: ['theirs.example'] });
  expect(await update({ hosts: ['ours.example'] })).toMatchObject({
    fields: [{ path: ['input', 'hosts'], code: 'HOSTS_BY_OPERATOR' }],
  });
  await database.db.channel.delete({ where: { id } });
  expect(await update({ hosts: ['ours.example'] })).toMatchObject({ hosts: ['ours.example'] });
});

test('the currency changes until the first order is placed', async () => {
  await database.db.checkout.create({ data: { channelId: channel.id } });
  expect(await update({ currencyCode: 'GEL' })).toMatchObject({ currencyCode: 'GEL' });
  await database.db.checkout.create({
    data: {
      channelId: channel.id,
      status: 'CANCELLED',
      token: 'token',
      number: '2411-0001',
      orderDate: new Date('2026-11-20'),
      orderSequence: 1,
      currencyCode: 'GEL',
      productsCost: 0,
      total: 0,
      placedAt: new Date(),
      promisedAt: new Date(),
      deliveryMethod: 'PICKUP',
    },
  });
  expect((await run({ ...manager }, '{ channel { isCurrencyLocked } }', {})).channel).toEqual({
    isCurrencyLocked: true,
  });
  expect(await update({ currencyCode: 'EUR' })).toMatchObject({
    code: 'CURRENCY_LOCKED',
  });
  expect(await update({ currencyCode: 'GEL', accentColor: '#111111' })).toMatchObject({ accentColor: '#111111' });
});

test('the logo is one of the shop’s own photos, and can go again', async () => {
  const { db } = database;
  const other = await createTestChannel(db);
  const photo = { width: 300, height: 200, widths: [160], placeholder: 'data:,' };
  const own = await db.media.create({ data: { ...photo, channelId: channel.id, key: 'a'.repeat(32) } });
  const theirs = await db.media.create({ data: { ...photo, channelId: other.id, key: 'b'.repeat(32) } });
  const LOGO = `mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) {
    ... on Channel { version tintsBrowserBar logo { id url(width: 160) } }
    ... on InvalidInput { fields { path code } }
  } }`;
  const idOf = (id: string) => Buffer.from(`Photo:${id}`).toString('base64');
  const { version } = await db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  const send = async (input: object) => (await run({ ...manager }, LOGO, { input })).updateChannel;
  expect(await send({ version, logoId: idOf(theirs.id) })).toEqual({
    fields: [{ path: ['input', 'logoId'], code: 'UNKNOWN_PHOTO' }],
  });
  expect(await send({ version, logoId: idOf(own.id), tintsBrowserBar: true })).toMatchObject({
    tintsBrowserBar: true,
    logo: { url: `/media/${own.key}/160.webp` },
  });
  expect(await send({ version: version + 1, logoId: null })).toMatchObject({ tintsBrowserBar: true, logo: null });
});

test('ordering can be put on hold with a message, and taken up again', async () => {
  const set = async (input: object) => (await run({ ...manager }, MAINTENANCE, { input })).setMaintenance;
  const message = text('Back at six');
  expect(await set({ isActive: false, message })).toMatchObject({
    isActive: false,
    isOnMaintenance: true,
    maintenanceMessageTranslations: message,
  });
  expect(await set({ isActive: true })).toMatchObject({ isActive: true, maintenanceMessageTranslations: message });
  expect(await set({ isActive: true, message: text('x'.repeat(501)) })).toMatchObject({
    fields: [{ path: ['input', 'message', '0', 'value'], code: 'STRING_TOO_LONG' }],
  });
});

test('visitors and operators change no settings and see none of staff’s', async () => {
  const operator = testContext(database.db, channel, {
    actor: await createTestStaff(database.db, channel.id, 'OPERATOR'),
  });
  const before = await database.db.channel.findUnique({ where: { id: channel.id } });
  for (const [context, code] of [
    [testContext(database.db, channel), 'UNAUTHENTICATED'],
    [operator, 'FORBIDDEN'],
  ] as const) {
    const input = { version: before?.version, accentColor: '#222222' };
    expect((await execute(context, UPDATE, { input })).errors?.[0]?.extensions.code).toBe(code);
    const { data, errors } = await execute({ ...context }, '{ channel { accentColor hosts slotCapacity } }');
    expect(data?.channel).toEqual({ accentColor: channel.accentColor, hosts: null, slotCapacity: null });
    expect(errors).toHaveLength(2);
  }
  expect(await database.db.channel.findUnique({ where: { id: channel.id } })).toEqual(before);
});

test('no role can read another shop or its contents', async () => {
  const other = await createTestChannel(database.db, { name: { en: 'Neighbour' } });
  const theirs = testContext(database.db, other, { actor: await createTestStaff(database.db, other.id, 'ADMIN') });
  const source = `query ($ids: [ID!]!) { nodes(ids: $ids) {
    ... on Channel { name hosts orders(first: 1) { totalCount } clients(first: 1) { totalCount } staffMembers(first: 1) { totalCount } }
  } }`;
  const ids = [channel, other].map(({ id }) => globalId('Channel', id));
  const { nodes } = await run(theirs, source, { ids: [...ids, globalId('Channel', randomUUID())] });
  expect(nodes).toEqual([null, expect.objectContaining({ name: 'Neighbour' }), null]);
});
