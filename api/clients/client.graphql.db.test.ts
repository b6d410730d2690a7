import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel, CheckoutStatus } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, execute, globalId, run, testContext } from '../graphql/testing';

let database: TestDatabase;
let channel: Channel;
let operator: Context;
let maria: string;
let ivan: string;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db, { countryCode: 'RU', currencyCode: 'RUB' });
  const actor = await createTestStaff(database.db, channel.id, 'OPERATOR');
  operator = testContext(database.db, channel, { actor });
  maria = await createClient('Мария', '+79123456789');
  ivan = await createClient('Иван', '+79990001122');
  await createOrder(maria, { total: 1500, status: 'COMPLETED', day: '2026-11-18' });
  await createOrder(maria, { total: 2500, status: 'PLACED', day: '2026-11-20' });
  await createOrder(maria, { total: 9900, status: 'CANCELLED', day: '2026-11-21' });
});

afterAll(() => database.drop());

async function createClient(name: string, phone: string, channelId = channel.id): Promise<string> {
  return globalId('Client', (await database.db.client.create({ data: { channelId, name, phone } })).id);
}

async function createOrder(client: string, order: { total: number; status: CheckoutStatus; day: string }) {
  const [, clientId = ''] = Buffer.from(client, 'base64').toString().split(':');
  const { total, status, day } = order;
  await database.db.checkout.create({
    data: {
      channelId: channel.id,
      clientId,
      status,
      total,
      token: crypto.randomUUID(),
      number: day,
      orderDate: new Date(day),
      orderSequence: 1,
      currencyCode: 'RUB',
      productsCost: total,
      placedAt: new Date(`${day}T12:00:00Z`),
      promisedAt: new Date(`${day}T13:00:00Z`),
      deliveryMethod: 'PICKUP',
    },
  });
}

const LIST = `query ($search: String, $first: Int, $after: String) { channel {
  clients(search: $search, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes: edges { node { id name phone note ordersCount totalSpent { decimal currencyCode } lastOrderAt } }
  }
} }`;
const UPDATE = `mutation ($input: UpdateClientInput!) { updateClient(input: $input) {
  __typename ... on Error { code } ... on Client { name note phone } ... on InvalidInput { fields { path code } }
} }`;

interface Listed {
  readonly channel: {
    readonly clients: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
      readonly nodes: readonly { readonly node: { readonly name: string } }[];
    };
  };
}

async function list(variables: object = {}) {
  return (await run<Listed>({ ...operator }, LIST, { ...variables })).channel.clients;
}

const found = async (search: string) => (await list({ search })).nodes.map(({ node }) => node.name);

test('clients come with what they ordered and spent, the newest first', async () => {
  expect(await list()).toMatchObject({
    totalCount: 2,
    nodes: [
      { node: { id: ivan, ordersCount: 0, totalSpent: { decimal: '0.00' }, lastOrderAt: null } },
      {
        node: {
          id: maria,
          phone: '+79123456789',
          ordersCount: 2,
          totalSpent: { decimal: '40.00', currencyCode: 'RUB' },
          lastOrderAt: '2026-11-20T12:00:00.000Z',
        },
      },
    ],
  });
});

test('the sum of a client’s orders may exceed 32 bits', async () => {
  const id = await createClient('Пиры', '+79990005566');
  const key = { channelId_phone: { channelId: channel.id, phone: '+79990005566' } };
  await database.db.client.update({ where: key, data: { totalSpent: 4_000_000_000n, ordersCount: 2 } });
  const asked = 'query ($id: ID!) { client(id: $id) { spentInAll { minor decimal } averageOrder { minor } } }';
  expect(await run(operator, asked, { id })).toEqual({
    client: { spentInAll: { minor: 4_000_000_000, decimal: '40000000.00' }, averageOrder: { minor: 2_000_000_000 } },
  });
  // Those who still ask for the old field get the most that it can say.
  expect(await run(operator, 'query ($id: ID!) { client(id: $id) { totalSpent { minor } } }', { id })).toEqual({
    client: { totalSpent: { minor: 2_147_483_647 } },
  });
  await database.db.client.delete({ where: key });
});

test('totals of all clients of a page take one statement', async () => {
  let statements = 0;
  const db = database.db.$extends({
    query: {
      $allOperations({ args, query }) {
        statements += 1;
        return query(args);
      },
    },
  }) as unknown as Context['db'];
  await run({ ...operator, db }, LIST);
  // The sums stand with the clients.
  expect(statements).toBe(1);
});

test.each([
  ['мар', ['Мария']],
  ['+7 912 345-67-89', ['Мария']],
  ['8 (912) 345 67 89', ['Мария']],
  ['8912345', ['Мария']],
  ['1122', ['Иван']],
  ['  ', ['Иван', 'Мария']],
  ['%', []],
])('searching for %j finds %j', async (search, names) => expect(await found(search)).toEqual(names));

test('pages follow each other', async () => {
  const first = await list({ first: 1 });
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = await list({ first: 1, after: first.pageInfo.endCursor });
  expect([...first.nodes, ...second.nodes].map(({ node }) => node.name)).toEqual(['Иван', 'Мария']);
});

test('staff change a client’s name and note, never the phone', async () => {
  const input = { id: ivan, version: 1, note: ' Allergic to nuts ' };
  expect((await run(operator, UPDATE, { input })).updateClient).toMatchObject({
    name: 'Иван',
    note: 'Allergic to nuts',
  });
  const cleared = { id: ivan, version: 2, name: 'Иван Петров', note: '' };
  expect((await run(operator, UPDATE, { input: cleared })).updateClient).toMatchObject({
    name: 'Иван Петров',
    note: null,
  });
  expect((await run(operator, UPDATE, { input: { id: ivan, version: 3, name: 'И' } })).updateClient).toMatchObject({
    fields: [{ path: ['input', 'name'], code: 'STRING_TOO_SHORT' }],
  });
});

test('who read an older version than is stored saves nothing', async () => {
  const id = await createClient('Пётр', '+79990003344');
  const save = (version: number, note: string) => run(operator, UPDATE, { input: { id, version, note } });
  expect((await save(1, 'first')).updateClient).toMatchObject({ note: 'first' });
  expect((await save(1, 'second')).updateClient).toEqual({ __typename: 'Refusal', code: 'CONFLICT' });
  const { client } = await run(operator, 'query ($id: ID!) { client(id: $id) { note version } }', { id });
  expect(client).toEqual({ note: 'first', version: 2 });
  await database.db.client.delete({ where: { channelId_phone: { channelId: channel.id, phone: '+79990003344' } } });
});

test('a note on a client makes no shopper read the catalog again', async () => {
  const revision = async () =>
    (await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } })).catalogRevision;
  const before = await revision();
  const input = { id: maria, version: 1, note: 'Window seat' };
  expect((await run(operator, UPDATE, { input })).updateClient).toMatchObject({ note: 'Window seat' });
  expect(await revision()).toBe(before);
});

test('another shop’s client is as if it were not there', async () => {
  const other = await createTestChannel(database.db);
  const id = await createClient('Theirs', '+4930901820', other.id);
  expect(await found('Theirs')).toEqual([]);
  expect(await run(operator, 'query ($id: ID!) { client(id: $id) { name } node(id: $id) { id } }', { id })).toEqual({
    client: null,
    node: null,
  });
  expect((await run(operator, UPDATE, { input: { id, version: 1, note: 'x' } })).updateClient).toEqual({
    __typename: 'Refusal',
    code: 'NOT_FOUND',
  });
});

test('visitors and the kitchen learn nothing of clients', async () => {
  const kitchen = testContext(database.db, channel, {
    actor: await createTestStaff(database.db, channel.id, 'KITCHEN'),
  });
  for (const context of [testContext(database.db, channel), kitchen]) {
    const { data, errors } = await execute(context, LIST);
    expect(data).toEqual({ channel: { clients: null } });
    expect(errors).toHaveLength(1);
    const byId = 'query ($id: ID!) { client(id: $id) { name } node(id: $id) { ... on Client { name phone } } }';
    expect((await execute(context, byId, { id: maria })).data).toEqual({ client: null, node: null });
    expect((await execute(context, UPDATE, { input: { id: maria, version: 1, note: 'x' } })).data).toBeFalsy();
  }
});
