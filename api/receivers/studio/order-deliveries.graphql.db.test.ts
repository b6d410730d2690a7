import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, statementsOf, type TestDatabase } from '../../db/testing';
import type { Channel, OutboxStatus } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestChannel, createTestStaff, execute, globalId, run, testContext } from '../../graphql/testing';
import { sampleOrder } from '../template/sample-order';
import { placedCheckout } from '../worker/testing-outbox';

let database: TestDatabase;
let channel: Channel;
let context: (role: 'MANAGER' | 'OPERATOR' | 'KITCHEN') => Promise<Context>;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
  context = async (role) =>
    testContext(database.db, channel, { actor: await createTestStaff(database.db, channel.id, role) });
});
afterAll(() => database.drop());

const minutes = (count: number) => new Date(Date.UTC(2026, 10, 20, 18, count));

/** An order with one message at each of these minutes, for a receiver of its own. */
async function orderWith(sequence: number, statuses: readonly OutboxStatus[]) {
  const { db } = database;
  const order = await db.checkout.create({ data: placedCheckout(channel.id, sequence, minutes(0)) });
  const receiver = await db.receiver.create({
    data: {
      channelId: channel.id,
      name: `Hook ${sequence}`,
      url: 'https://x.example/KEY',
      bodyTemplate: '',
      secretCipher: Buffer.of(1),
    },
  });
  for (const [index, status] of statuses.entries()) {
    await db.outboxMessage.create({
      data: {
        channelId: channel.id,
        checkoutId: order.id,
        receiverId: receiver.id,
        status,
        createdAt: minutes(index),
        event: 'STATUS_CHANGED',
        order: JSON.parse(JSON.stringify(sampleOrder(channel, minutes(0)))),
        requestUrl: 'https://x.example/KEY',
        requestBody: 'sent',
        attemptCount: status === 'PENDING' ? 0 : 2,
        deliveredAt: status === 'DELIVERED' ? minutes(index) : null,
        attempts: {
          create: status === 'PARKED' ? [{ startedAt: minutes(1), durationMs: 1, failure: 'TIMEOUT' }] : [],
        },
      },
    });
  }
  return { id: globalId('Checkout', order.id), receiverId: globalId('Receiver', receiver.id), receiver };
}

const DELIVERIES = `query ($id: ID!) { node(id: $id) { ... on Order {
  deliveries { id receiverName status failure failureMessage nextAttemptAt }
} } }`;
const REPLAY = `mutation ($id: ID!) { replayDelivery(id: $id) { __typename ... on OrderDelivery { status attemptCount } } }`;

interface Delivered {
  readonly node: { readonly deliveries: readonly { readonly id: string }[] };
}

describe('who takes orders', () => {
  test('sees which receivers know of one, and tells one again', async () => {
    const operator = await context('OPERATOR');
    const { id } = await orderWith(1, ['DELIVERED', 'PARKED']);
    const { node } = await run<Delivered>(operator, DELIVERIES, { id });
    expect(node.deliveries).toMatchObject([
      { receiverName: 'Hook 1', status: 'DELIVERED', failure: null, nextAttemptAt: null },
      { status: 'PARKED', failure: 'TIMEOUT', failureMessage: 'The receiver didn’t answer in time.' },
    ]);
    const again = await run(operator, REPLAY, { id: node.deliveries[1]?.id });
    expect(again.replayDelivery).toMatchObject({ status: 'PENDING', attemptCount: 0 });
    expect(await database.db.auditEntry.count({ where: { action: 'replayDelivery' } })).toBe(1);
  });

  test('learns no address and no key; who cooks learns nothing', async () => {
    const { id, receiverId } = await orderWith(2, ['PARKED']);
    const { data } = await execute(
      await context('OPERATOR'),
      `query ($id: ID!) { node(id: $id) { ... on Receiver { url } } }`,
      {
        id: receiverId,
      },
    );
    expect(data).toEqual({ node: null });
    const asked = await execute(await context('KITCHEN'), DELIVERIES, { id });
    expect(asked.data).toMatchObject({ node: { deliveries: null } });
  });

  test('asks for a page of six orders in as many statements as for four', async () => {
    for (const sequence of [3, 4, 5, 6]) await orderWith(sequence, ['DELIVERED', 'PENDING']);
    const document = (first: number) =>
      `{ channel { orders(first: ${first}) { nodes { deliveries { receiverName } } } } }`;
    const operator = await context('OPERATOR');
    const count = async (first: number) => (await statementsOf(() => run({ ...operator }, document(first)))).length;
    expect(await count(6)).toBe(await count(4));
  });
});

describe('a period', () => {
  const PERIOD = `mutation ($input: ReplayPeriodInput!) { replayPeriod(input: $input) {
    __typename
    ... on ReplayedMessages { count receiver { waitingCount failedCount state } }
    ... on InvalidInput { fields { path code message } }
  } }`;

  test('is sent again: what failed, or all of it', async () => {
    const manager = await context('MANAGER');
    const { receiverId, receiver } = await orderWith(7, ['DELIVERED', 'PARKED', 'PARKED', 'DELIVERED', 'PARKED']);
    await database.db.receiver.update({
      where: { id: receiver.id },
      data: { failuresInARow: 12, restsUntil: new Date(Date.now() + 600_000) },
    });
    const input = { receiverId, from: minutes(0).toISOString(), to: minutes(4).toISOString() };
    expect((await run(manager, PERIOD, { input })).replayPeriod).toMatchObject({
      count: 2,
      receiver: { waitingCount: 2, failedCount: 1, state: 'RESTING' },
    });
    expect((await run(manager, PERIOD, { input: { ...input, onlyFailed: false } })).replayPeriod).toMatchObject({
      count: 2,
    });
    const { restsUntil } = await database.db.receiver.findUniqueOrThrow({ where: { id: receiver.id } });
    expect(restsUntil?.getTime()).toBeLessThanOrEqual(Date.now());
    const taken = await database.db.outboxMessage.findMany({
      where: { receiverId: receiver.id },
      orderBy: { sequence: 'asc' },
    });
    // What was taken once goes out equal to the byte, what was not is rendered again.
    expect(taken.map(({ status, requestBody }) => `${status} ${requestBody}`)).toEqual([
      'PENDING sent',
      'PENDING null',
      'PENDING null',
      'PENDING sent',
      'PARKED sent',
    ]);
  });

  test('that ends before it begins is refused', async () => {
    const { receiverId } = await orderWith(8, []);
    const input = { receiverId, from: minutes(2).toISOString(), to: minutes(2).toISOString() };
    expect((await run(await context('MANAGER'), PERIOD, { input })).replayPeriod).toMatchObject({
      fields: [{ path: ['input', 'to'], code: 'INVALID_PERIOD', message: 'The end must be after the beginning.' }],
    });
  });
});

test('the shop’s log is of all receivers, and can be narrowed', async () => {
  const manager = await context('MANAGER');
  const { id, receiverId } = await orderWith(9, ['DELIVERED', 'PARKED']);
  const count = async (filter: string) =>
    (
      await run<{ channel: { receiverMessages: { totalCount: number } } }>(
        { ...manager },
        `{ channel { receiverMessages(${filter}) { totalCount nodes { orderNumber event } } } }`,
      )
    ).channel.receiverMessages.totalCount;
  expect(await count(`first: 5, receiverId: "${receiverId}"`)).toBe(2);
  expect(await count(`first: 5, orderId: "${id}", status: PARKED`)).toBe(1);
  expect(await count('first: 5')).toBe(await database.db.outboxMessage.count());
});
