import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryZone } from '../../domain/entities/delivery-zone';
import { findCheckout } from '../checkout/cart/checkout.store';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, execute, globalId, run, testContext } from '../graphql/testing';

let database: TestDatabase;
let channel: Channel;
let manager: Context;
let visitor: Context;
let kitchen: string;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db, {
    countryCode: 'GE',
    deliveryFee: 300,
    deliveryMinutes: 60,
    minimumOrderValue: 1000,
  });
  manager = testContext(database.db, channel, { actor: await createTestStaff(database.db, channel.id, 'MANAGER') });
  visitor = testContext(database.db, channel);
  kitchen = await warehouse({ latitude: 41.6938, longitude: 44.8015 });
});

afterAll(() => database.drop());

async function warehouse(place: object): Promise<string> {
  const data = { channelId: channel.id, name: { en: 'Kitchen' }, ...place };
  return globalId('Warehouse', (await database.db.warehouse.create({ data })).id);
}

const FIELDS = `__typename ... on Error { code }
  ... on DeliveryZone {
    id version name shape polygon { latitude longitude } center { latitude longitude } radiusMeters isActive
    fee { minor } freeFrom { minor } minimum { minor } minutes ownTerms { fee freeFrom minimum minutes }
  }
  ... on InvalidInput { fields { path code message } }`;
const CREATE = `mutation ($input: CreateDeliveryZoneInput!) { createDeliveryZone(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateDeliveryZoneInput!) { updateDeliveryZone(input: $input) { ${FIELDS} } }`;
const REORDER = `mutation ($input: ReorderDeliveryZonesInput!) { reorderDeliveryZones(input: $input) {
  __typename ... on Error { code } ... on Channel { deliveryZones { id } }
} }`;
const DELETE = 'mutation ($id: ID!) { deleteDeliveryZone(id: $id) { __typename ... on Error { code } } }';
const AT = `query ($latitude: Float!, $longitude: Float!) {
  deliveryZone(latitude: $latitude, longitude: $longitude) { id name fee { minor } }
}`;

const text = (value: string) => [{ locale: 'en', value }];
const square = (south: number, west: number, size = 0.02) => [
  { latitude: south, longitude: west },
  { latitude: south, longitude: west + size },
  { latitude: south + size, longitude: west + size },
  { latitude: south + size, longitude: west },
];

async function create(change: object = { polygon: square(41.68, 44.79) }) {
  const input = { name: text('Old town'), ...change };
  const { createDeliveryZone } = await run<{ createDeliveryZone: { id: string } }>(manager, CREATE, { input });
  return createDeliveryZone;
}

async function listed(context: Context): Promise<string[]> {
  const { channel: found } = await run<{ channel: { deliveryZones: { id: string }[] } }>(
    { ...context },
    '{ channel { deliveryZones(includeInactive: true) { id } } }',
  );
  return found.deliveryZones.map(({ id }) => id);
}

test('a zone needs a name and an area; the rest is the shop’s', async () => {
  expect(await create()).toMatchObject({
    name: 'Old town',
    shape: 'POLYGON',
    polygon: square(41.68, 44.79),
    center: null,
    isActive: true,
    fee: { minor: 300 },
    freeFrom: null,
    minimum: { minor: 1000 },
    minutes: 60,
    ownTerms: { fee: null, freeFrom: null, minimum: null, minutes: null },
  });
  const own = { fee: 0, freeFrom: 4000, minimum: 2500, minutes: 90 };
  expect(await create({ warehouseId: kitchen, radiusMeters: 3000, ...own })).toMatchObject({
    shape: 'RADIUS',
    polygon: null,
    center: { latitude: 41.6938, longitude: 44.8015 },
    radiusMeters: 3000,
    fee: { minor: 0 },
    freeFrom: { minor: 4000 },
    minimum: { minor: 2500 },
    minutes: 90,
    ownTerms: own,
  });
});

test.each([
  ['no area', {}, 'polygon', 'REQUIRED'],
  ['two corners', { polygon: square(41, 44).slice(2) }, 'polygon', 'CORNER_COUNT'],
  [
    'an outline that crosses itself',
    { polygon: [0, 2, 1, 3].map((i) => square(41, 44)[i]) },
    'polygon',
    'AREA_CROSSES_ITSELF',
  ],
  ['a line', { polygon: [1, 2, 3].map((i) => ({ latitude: i, longitude: i })) }, 'polygon', 'AREA_EMPTY'],
  [
    'a strip',
    { polygon: square(41, 44).map((corner) => ({ ...corner, latitude: 41 + (corner.latitude - 41) / 3e4 })) },
    'polygon',
    'AREA_TOO_NARROW',
  ],
  [
    'an area whose latitude and longitude are swapped',
    { polygon: square(41.68, 44.79).map((corner) => ({ latitude: corner.longitude, longitude: corner.latitude })) },
    'polygon',
    'COORDINATES_EXCHANGED',
  ],
  ['half a continent', { polygon: square(30, 35, 20) }, 'polygon', 'AREA_TOO_FAR'],
  ['a radius of a step', () => ({ warehouseId: kitchen, radiusMeters: 1 }), 'radiusMeters', 'NUMBER_TOO_SMALL'],
  ['a radius of nothing', { radiusMeters: 500 }, 'warehouseId', 'REQUIRED'],
  ['a kitchen without a radius', () => ({ warehouseId: kitchen }), 'radiusMeters', 'REQUIRED'],
  ['both at once', () => ({ polygon: square(41, 44), warehouseId: kitchen }), 'polygon', 'ONE_SHAPE'],
  ['an endless radius', () => ({ warehouseId: kitchen, radiusMeters: 100_001 }), 'radiusMeters', 'NUMBER_TOO_BIG'],
  ['a negative fee', { polygon: square(41, 44), fee: -1 }, 'fee', 'NUMBER_TOO_SMALL'],
  ['two days', { polygon: square(41, 44), minutes: 2880 }, 'minutes', 'NUMBER_TOO_BIG'],
  ['no name', { polygon: square(41, 44), name: text(' ') }, 'name', 'REQUIRED'],
  [
    'a kitchen that nobody knows the place of',
    async () => ({ warehouseId: await warehouse({}), radiusMeters: 9 }),
    'warehouseId',
    'WAREHOUSE_NOWHERE',
  ],
])('%s is refused at its field', async (_title, change, field, code) => {
  const input = typeof change === 'function' ? await change() : change;
  expect(await create(input)).toMatchObject({ fields: [{ path: ['input', field], code, message: /^[A-Z]/ }] });
});

test('corners beyond the Earth are refused one by one', async () => {
  const polygon = [...square(41, 44), { latitude: 90.5, longitude: 181 }];
  expect(await create({ polygon })).toMatchObject({
    fields: [{ path: ['input', 'polygon', '4', 'latitude'] }, { path: ['input', 'polygon', '4', 'longitude'] }],
  });
});

test('a change of the area is looked at as a new one is', async () => {
  const { id } = await create();
  const polygon = square(44.79, 41.68);
  expect((await run(manager, UPDATE, { input: { id, version: 1, polygon } })).updateDeliveryZone).toMatchObject({
    fields: [{ path: ['input', 'polygon'], code: 'COORDINATES_EXCHANGED' }],
  });
});

test('a change keeps what it does not name, replaces the area as a whole, and is refused over someone else’s', async () => {
  const { id } = await create({ polygon: square(41, 44), fee: 700 });
  const change = { input: { id, version: 1, radiusMeters: 800, warehouseId: kitchen } };
  expect((await run(manager, UPDATE, change)).updateDeliveryZone).toMatchObject({
    version: 2,
    shape: 'RADIUS',
    polygon: null,
    radiusMeters: 800,
    fee: { minor: 700 },
  });
  expect((await run(manager, UPDATE, change)).updateDeliveryZone).toEqual({ __typename: 'Refusal', code: 'CONFLICT' });
  const back = { input: { id, version: 2, polygon: square(41, 44), fee: null } };
  expect((await run(manager, UPDATE, back)).updateDeliveryZone).toMatchObject({
    shape: 'POLYGON',
    radiusMeters: null,
    center: null,
    fee: { minor: 300 },
  });
});

test('a place finds the first zone that it lies in; strangers see active ones only', async () => {
  const [over, under, closed] = [
    await create({ polygon: square(42, 43), fee: 100 }),
    await create({ polygon: square(42, 43), fee: 200 }),
    await create({ polygon: square(43, 43), isActive: false }),
  ];
  const inside = { latitude: 42.01, longitude: 43.01 };
  expect((await run(visitor, AT, inside)).deliveryZone).toMatchObject({ id: over.id, fee: { minor: 100 } });
  await run(manager, REORDER, { input: { ids: [under.id, over.id] } });
  expect((await run(visitor, AT, inside)).deliveryZone).toMatchObject({ id: under.id, fee: { minor: 200 } });
  expect((await run(visitor, AT, { latitude: 43.01, longitude: 43.01 })).deliveryZone).toBeNull();
  expect((await run(visitor, AT, { latitude: 900, longitude: -1e300 })).deliveryZone).toBeNull();
  expect((await listed(manager)).slice(0, 2)).toEqual([under.id, over.id]);
  expect(await listed(visitor)).not.toContain(closed.id);
});

test('a kitchen that zones are measured from stays, and stays where it is known to be', async () => {
  const id = await warehouse({ latitude: 41.7, longitude: 44.7 });
  const zone = await create({ warehouseId: id, radiusMeters: 500 });
  const remove = 'mutation ($id: ID!) { deleteWarehouse(id: $id) { __typename ... on Error { code message } } }';
  const forget = `mutation ($id: ID!) { updateWarehouse(input: { id: $id, version: 1, latitude: null, longitude: null }) {
    __typename ... on Error { code }
  } }`;
  expect((await run(manager, remove, { id })).deleteWarehouse).toEqual({
    __typename: 'WarehouseInUse',
    code: 'WAREHOUSE_IN_USE',
    message: 'A delivery area is measured from this kitchen. Change or remove it first.',
  });
  expect((await run(manager, forget, { id })).updateWarehouse).toMatchObject({ __typename: 'WarehouseInUse' });
  await run(manager, DELETE, { id: zone.id });
  expect((await run(manager, remove, { id })).deleteWarehouse).toMatchObject({ __typename: 'Deleted' });
});

test('a deleted zone leaves the carts that chose it; the audit log knows who deleted it', async () => {
  const { db } = database;
  const { id } = await create();
  const zoneId = Buffer.from(id, 'base64').toString().split(':')[1] ?? '';
  const cart = await db.cart.create({ data: { channelId: channel.id, draft: { zoneId } } });
  expect((await run(manager, DELETE, { id })).deleteDeliveryZone).toEqual({ __typename: 'Deleted' });
  expect((await run(manager, DELETE, { id })).deleteDeliveryZone).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
  expect(await findCheckout(db, channel.id, cart.id)).toMatchObject({ zoneId: null });
  const entries = await db.auditEntry.findMany({ where: { subjectId: zoneId }, orderBy: { createdAt: 'asc' } });
  expect(entries.map(({ action }) => action)).toEqual(['createDeliveryZone', 'deleteDeliveryZone']);
});

test('strangers learn the terms, not what staff entered, and write nothing; another shop’s zone is not found', async () => {
  const { id } = await create();
  const own = await execute(visitor, '{ channel { deliveryZones { minutes ownTerms { fee } } } }');
  expect(own.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await execute(visitor, DELETE, { id })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const other = await createTestChannel(database.db);
  const theirs = testContext(database.db, other, { actor: await createTestStaff(database.db, other.id, 'ADMIN') });
  expect((await run(theirs, DELETE, { id })).deleteDeliveryZone).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
  const stolen = { input: { name: text('Ours'), warehouseId: kitchen, radiusMeters: 5 } };
  expect((await run(theirs, CREATE, stolen)).createDeliveryZone).toMatchObject({ fields: [{ code: 'NOT_FOUND' }] });
});

test('there are so many zones and no more', async () => {
  const polygon = [
    [0, 0],
    [0, 1],
    [1, 1],
  ];
  const data = { channelId: channel.id, name: { en: 'X' }, shape: 'POLYGON' as const, polygon };
  await database.db.deliveryZone.createMany({ data: Array.from({ length: deliveryZone.limit }, () => data) });
  expect(await create()).toEqual({ __typename: 'Refusal', code: 'TOO_MANY_ENTRIES' });
});
