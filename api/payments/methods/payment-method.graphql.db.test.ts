import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentMethod } from '../../../domain/entities/payment-method';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestChannel, createTestStaff, execute, globalId, run, testContext } from '../../graphql/testing';

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

const CREATE = `mutation ($input: CreatePaymentMethodInput!) { createPaymentMethod(input: $input) {
  __typename ... on Error { code }
  ... on PaymentMethod { id version type name details isActive }
  ... on InvalidInput { fields { path code } }
} }`;
const UPDATE = `mutation ($input: UpdatePaymentMethodInput!) { updatePaymentMethod(input: $input) {
  __typename ... on Error { code }
  ... on PaymentMethod { version type name isActive }
  ... on InvalidInput { fields { path code } }
} }`;
const REORDER = `mutation ($input: ReorderPaymentMethodsInput!) { reorderPaymentMethods(input: $input) {
  __typename ... on Error { code } ... on Channel { paymentMethods(includeInactive: true) { id } }
} }`;
const DELETE = 'mutation ($id: ID!) { deletePaymentMethod(id: $id) { __typename ... on Error { code } } }';
const LISTS = '{ channel { all: paymentMethods(includeInactive: true) { id } active: paymentMethods { id } } }';

const text = (value: string) => [{ locale: 'en', value }];

async function create(change: object = {}) {
  const input = { type: 'CASH', name: text('Cash'), ...change };
  const { createPaymentMethod } = await run<{ createPaymentMethod: { id: string } }>(manager, CREATE, { input });
  return createPaymentMethod;
}

async function listed(context: Context): Promise<{ all: string[]; active: string[] }> {
  const { channel: shop } = await run<{ channel: Record<'all' | 'active', { id: string }[]> }>({ ...context }, LISTS);
  return { all: shop.all.map(({ id }) => id), active: shop.active.map(({ id }) => id) };
}

test('a way to pay is active at once, unless staff say otherwise', async () => {
  expect(await create({ type: 'CARD', name: text('Card') })).toMatchObject({
    type: 'CARD',
    details: '',
    isActive: true,
  });
  expect(await create({ isActive: false })).toMatchObject({ isActive: false });
});

test('a name in the shop’s language is needed', async () => {
  expect(await create({ name: text('  ') })).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ path: ['input', 'name'], code: 'REQUIRED' }],
  });
});

test('only those who may change settings see what shoppers can’t choose', async () => {
  const { id } = await create({ isActive: false });
  const [ours, theirs] = [await listed(manager), await listed(visitor)];
  expect(ours.all).toContain(id);
  expect(ours.active).not.toContain(id);
  expect(theirs.all).toEqual(theirs.active);
  expect(theirs.all).toEqual(ours.active);
});

test('a change keeps what it does not name, and is refused over someone else’s', async () => {
  const { id } = await create();
  const change = { input: { id, version: 1, isActive: false } };
  expect((await run(manager, UPDATE, change)).updatePaymentMethod).toMatchObject({ name: 'Cash', isActive: false });
  expect((await run(manager, UPDATE, change)).updatePaymentMethod).toEqual({ __typename: 'Refusal', code: 'CONFLICT' });
  const empty = { input: { id, version: 2, isActive: null } };
  expect((await run(manager, UPDATE, empty)).updatePaymentMethod).toMatchObject({
    fields: [{ path: ['input', 'isActive'], code: 'INVALID' }],
  });
});

test('the order is the one that staff gave', async () => {
  const { all } = await listed(manager);
  const ids = all.reverse();
  const { reorderPaymentMethods } = await run(manager, REORDER, { input: { ids } });
  expect(reorderPaymentMethods).toEqual({ __typename: 'Channel', paymentMethods: ids.map((id) => ({ id })) });
});

test('an order keeps the name of a way to pay that was deleted', async () => {
  const { db } = database;
  const row = await db.paymentMethod.create({
    data: { channelId: channel.id, type: 'CUSTOM', name: { en: 'Invoice' } },
  });
  const order = await db.checkout.create({
    data: {
      channelId: channel.id,
      paymentMethodId: row.id,
      paymentType: 'CUSTOM',
      paymentName: { en: 'Invoice' },
      status: 'PLACED',
      token: 'token',
      number: '2411-0001',
      orderDate: new Date('2026-11-20'),
      orderSequence: 1,
      currencyCode: 'EUR',
      productsCost: 0,
      total: 0,
      placedAt: new Date(),
      promisedAt: new Date(),
      deliveryMethod: 'PICKUP',
    },
  });
  const id = globalId('PaymentMethod', row.id);
  expect((await run(manager, DELETE, { id })).deletePaymentMethod).toEqual({ __typename: 'Deleted' });
  expect((await run(manager, DELETE, { id })).deletePaymentMethod).toEqual({
    __typename: 'Refusal',
    code: 'NOT_FOUND',
  });
  expect(await db.checkout.findUnique({ where: { id: order.id } })).toMatchObject({
    paymentMethodId: null,
    paymentName: { en: 'Invoice' },
    paymentType: 'CUSTOM',
  });
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
  expect((await run(theirs, DELETE, { id })).deletePaymentMethod).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
  expect((await listed(manager)).all).toContain(id);
});

test('there are so many ways to pay and no more', async () => {
  const data = { channelId: channel.id, type: 'CUSTOM', name: { en: 'X' } } as const;
  await database.db.paymentMethod.createMany({ data: Array.from({ length: paymentMethod.limit }, () => data) });
  expect(await create()).toEqual({ __typename: 'Refusal', code: 'TOO_MANY_ENTRIES' });
});
