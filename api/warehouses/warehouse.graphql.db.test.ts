import { afterAll, beforeAll, expect, test } from 'vitest';
import { warehouse } from '../../domain/entities/warehouse';
import { findCheckout } from '../checkout/cart/checkout.store';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, execute, run, testContext } from '../graphql/testing';

let database: TestDatabase;
let channel: Channel;
let manager: Context;
let visitor: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
  manager = testContext(database.db, channel, { actor: await createTestStaff(database.db, channel.id, 'MANAGER') });
  visitor = testContext(database.db, channel);
});

afterAll(() => database.drop());

const FIELDS = `__typename ... on Error { code }
  ... on Warehouse { id version name address phone latitude longitude isActive }
  ... on InvalidInput { fields { path code message } }`;
const CREATE = `mutation ($input: CreateWarehouseInput!) { createWarehouse(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateWarehouseInput!) { updateWarehouse(input: $input) { ${FIELDS} } }`;
const REORDER = `mutation ($input: ReorderWarehousesInput!) { reorderWarehouses(input: $input) {
  __typename ... on Error { code } ... on Channel { warehouses { id } }
} }`;
const DELETE = 'mutation ($id: ID!) { deleteWarehouse(id: $id) { __typename ... on Error { code } } }';
const LIST = '{ channel { warehouses(includeInactive: true) { id } } }';

const text = (value: string) => [{ locale: 'en', value }];

async function create(change: object = {}) {
  const input = { name: text('Old Town'), ...change };
  const { createWarehouse } = await run<{ createWarehouse: { id: string } }>(manager, CREATE, { input });
  return createWarehouse;
}

async function listed(context: Context): Promise<string[]> {
  const { channel: shop } = await run<{ channel: { warehouses: { id: string }[] } }>({ ...context }, LIST);
  return shop.warehouses.map(({ id }) => id);
}

test('a kitchen needs a name only; its phone is stored in full', async () => {
  expect(await create()).toMatchObject({ name: 'Old Town', address: '', phone: null, latitude: null, isActive: true });
  const input = { address: text('12 Garden Street'), phone: '030 901820', latitude: 52.52, longitude: 13.405 };
  expect(await create(input)).toMatchObject({ ...input, address: '12 Garden Street', phone: '+4930901820' });
});

test('a kitchen whose latitude and longitude are swapped is refused, whether both are sent or one', async () => {
  const fields = [{ path: ['input', 'latitude'], code: 'COORDINATES_EXCHANGED' }];
  expect(await create({ latitude: 13.405, longitude: 52.52 })).toMatchObject({ fields });
  const { id } = await create({ latitude: 52.52, longitude: 52.52 });
  expect((await run(manager, UPDATE, { input: { id, version: 1, latitude: 13.405 } })).updateWarehouse).toMatchObject({
    fields,
  });
});

test('a phone that can’t ring and a place that is not on Earth are refused', async () => {
  expect(await create({ phone: '12', latitude: 91, longitude: -181 })).toMatchObject({
    fields: [
      { path: ['input', 'phone'], code: 'INVALID_PHONE', message: expect.stringContaining('doesn’t look right') },
      { path: ['input', 'latitude'], code: 'NUMBER_TOO_BIG' },
      { path: ['input', 'longitude'], code: 'NUMBER_TOO_SMALL' },
    ],
  });
});

test('a change keeps what it does not name, and is refused over someone else’s', async () => {
  const { id } = await create({ phone: '030 901820' });
  const change = { input: { id, version: 1, isActive: false } };
  expect((await run(manager, UPDATE, change)).updateWarehouse).toMatchObject({ phone: '+4930901820', isActive: false });
  expect((await run(manager, UPDATE, change)).updateWarehouse).toEqual({ __typename: 'Refusal', code: 'CONFLICT' });
  const cleared = await run(manager, UPDATE, { input: { id, version: 2, phone: null } });
  expect(cleared.updateWarehouse).toMatchObject({ phone: null });
});

test('strangers see active kitchens only, in the order that staff gave', async () => {
  const [first, second, closed] = [await create(), await create(), await create({ isActive: false })];
  const { reorderWarehouses } = await run<{ reorderWarehouses: { warehouses: object[] } }>(manager, REORDER, {
    input: { ids: [second.id, first.id] },
  });
  expect(reorderWarehouses.warehouses.slice(0, 2)).toEqual([{ id: second.id }, { id: first.id }]);
  expect(await listed(manager)).toContain(closed.id);
  expect(await listed(visitor)).not.toContain(closed.id);
});

test('a deleted kitchen leaves the carts that chose it', async () => {
  const { db } = database;
  const row = await db.warehouse.create({ data: { channelId: channel.id, name: { en: 'Gone' } } });
  const cart = await db.cart.create({ data: { channelId: channel.id, draft: { warehouseId: row.id } } });
  const id = Buffer.from(`Warehouse:${row.id}`).toString('base64');
  expect((await run(manager, DELETE, { id })).deleteWarehouse).toEqual({ __typename: 'Deleted' });
  expect((await run(manager, DELETE, { id })).deleteWarehouse).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
  expect(await findCheckout(db, channel.id, cart.id)).toMatchObject({ warehouseId: null });
});

test('visitors and operators write nothing, and another shop’s row is not found', async () => {
  const { id } = await create();
  const operator = testContext(database.db, channel, {
    actor: await createTestStaff(database.db, channel.id, 'OPERATOR'),
  });
  expect((await execute(visitor, DELETE, { id })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await execute(operator, DELETE, { id })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const other = await createTestChannel(database.db);
  const theirs = testContext(database.db, other, { actor: await createTestStaff(database.db, other.id, 'ADMIN') });
  expect((await run(theirs, DELETE, { id })).deleteWarehouse).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
  expect(await listed(manager)).toContain(id);
});

test('there are so many kitchens and no more', async () => {
  const data = { channelId: channel.id, name: { en: 'X' } };
  await database.db.warehouse.createMany({ data: Array.from({ length: warehouse.limit }, () => data) });
  expect(await create()).toEqual({ __typename: 'Refusal', code: 'TOO_MANY_ENTRIES' });
});
