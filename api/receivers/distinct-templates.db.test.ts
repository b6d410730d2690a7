import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, execute, testContext } from '../graphql/testing';
import { RECEIVER_PRESETS } from './studio/presets';

let database: TestDatabase;
let manager: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  const channel = await createTestChannel(database.db);
  manager = testContext(database.db, channel, { actor: await createTestStaff(database.db, channel.id, 'MANAGER') });
});

afterAll(() => database.drop());

const CREATE = `mutation ($input: CreateReceiverInput!) { createReceiver(input: $input) {
  __typename ... on InvalidInput { fields { path code message } } ... on ReceiverWithSecret { receiver { id version } }
} }`;
const UPDATE = `mutation ($input: UpdateReceiverInput!) { updateReceiver(input: $input) {
  __typename ... on InvalidInput { fields { path code } }
} }`;

/** As the examples were written while there were orders only. */
const ORDERS_ONLY =
  '{% case event %}{% when "order.cancelled" %}Cancelled{% else %}New order{% endcase %} {{ order.number }}';

async function create(bodyTemplate: string, events: readonly string[]) {
  const input = { name: 'Chat', url: 'https://example.com/hook', bodyTemplate, events };
  const { data } = await execute(manager, CREATE, { input });
  return data?.createReceiver;
}

test.each([
  ['PAYMENT_REFUNDED', 'payment.refunded'],
  ['STOP_UPDATED', 'stop.updated'],
])('a template that words %s as a new order is refused', async (event, name) => {
  expect(await create(ORDERS_ONLY, ['PLACED', event])).toMatchObject({
    __typename: 'InvalidInput',
    fields: [
      {
        path: ['input', 'events'],
        code: 'READS_LIKE_AN_ORDER',
        message: expect.stringContaining(`“${name}” reads like a new order`),
      },
    ],
  });
});

test.each([
  ['{{ event }} {{ order.number }}', ['PAYMENT_CAPTURED', 'HOURS_UPDATED']],
  ['{{ order | json }}{{ payment | json }}', ['PAYMENT_CAPTURED']],
  [ORDERS_ONLY, ['PLACED', 'AMENDED', 'NOT_TAKEN']],
])('%s may hear of %j', async (bodyTemplate, events) => {
  expect(await create(bodyTemplate, events)).toMatchObject({ __typename: 'ReceiverWithSecret' });
});

test('an example may get everything', async () => {
  for (const { body } of RECEIVER_PRESETS) {
    expect(await create(body.en, ['PLACED', 'PAYMENT_FAILED', 'PRODUCT_UPDATED'])).toMatchObject({
      __typename: 'ReceiverWithSecret',
    });
  }
});

test('a change is refused at what it sends, and one that touches neither is not', async () => {
  const made = await create(ORDERS_ONLY, ['PLACED']);
  const { id, version } = Object(made).receiver;
  const update = async (change: object) =>
    (await execute(manager, UPDATE, { input: { id, version, ...change } })).data?.updateReceiver;
  const refusedAt = (field: string) => ({ fields: [{ path: ['input', field], code: 'READS_LIKE_AN_ORDER' }] });
  expect(await update({ events: ['PAYMENT_FAILED'] })).toMatchObject(refusedAt('events'));
  expect(await update({ events: ['PAYMENT_FAILED'], bodyTemplate: '{{ payment.amount.formatted }}' })).toMatchObject({
    __typename: 'Receiver',
  });
  const input = { id, version: version + 1, bodyTemplate: '{{ order.number }}' };
  expect((await execute(manager, UPDATE, { input })).data?.updateReceiver).toMatchObject(refusedAt('bodyTemplate'));
  // Written before this was refused.
  await database.db.receiver.updateMany({ where: { name: 'Chat' }, data: { bodyTemplate: ORDERS_ONLY } });
  const renamed = { id, version: version + 1, name: 'Team' };
  expect((await execute(manager, UPDATE, { input: renamed })).data?.updateReceiver).toMatchObject({
    __typename: 'Receiver',
  });
});
