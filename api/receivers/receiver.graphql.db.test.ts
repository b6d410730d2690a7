import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, execute, globalId, run, testContext } from '../graphql/testing';
import { createSecretBox } from '../kernel/secrets';
import { RECEIVERS_LIMIT } from './receiver.command';
import { sampleOrder } from './template/sample-order';
import { startReceiver } from './testing-receiver';

let database: TestDatabase;
let channel: Channel;
let manager: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
  manager = testContext(database.db, channel, { actor: await createTestStaff(database.db, channel.id, 'MANAGER') });
});

afterAll(() => database.drop());

const REFUSALS = `
  ... on Error { code path message }
  ... on InvalidInput { fields { path code } }
  ... on TemplateInvalid { line column reason }`;
const CREATE = `mutation ($input: CreateReceiverInput!) { createReceiver(input: $input) {
  __typename ... on Error { code } ${REFUSALS}
  ... on ReceiverWithSecret {
    signingSecret
    receiver { id version name isActive url method hasAuthorization headers { name value } bodyTemplate events }
  }
} }`;
const UPDATE = `mutation ($input: UpdateReceiverInput!) { updateReceiver(input: $input) {
  __typename ... on Error { code } ${REFUSALS} ... on Receiver { version name method hasAuthorization }
} }`;
const RENEW = `mutation ($id: ID!) { renewSigningSecret(id: $id) {
  __typename ... on Error { code } ... on ReceiverWithSecret { signingSecret receiver { version } }
} }`;
const REORDER = `mutation ($input: ReorderReceiversInput!) { reorderReceivers(input: $input) {
  __typename ... on Error { code } ... on Channel { receivers { id } }
} }`;
const DELETE = 'mutation ($id: ID!) { deleteReceiver(id: $id) { __typename ... on Error { code } } }';
const TEST = `mutation ($id: ID!) { testReceiver(input: { receiverId: $id }) {
  __typename ... on Error { code } ... on ReceiverTest { status failure failureMessage answer requestUrl requestBody }
} }`;
const LOG = `query ($id: ID!) { receiver(id: $id) { messages(first: 10) { totalCount edges { node {
  id event orderNumber status attemptCount nextAttemptAt
  attempts(first: 5) { edges { node { status failure failureMessage answer } } }
} } } } }`;

const minimal = {
  name: 'Kitchen',
  url: 'https://example.com/hook',
  bodyTemplate: '{{ order | json }}',
  events: ['PLACED'],
};

interface Created {
  readonly signingSecret: string;
  readonly receiver: { readonly id: string };
}

async function create(change: object = {}): Promise<Created> {
  return (await run<{ createReceiver: Created }>(manager, CREATE, { input: { ...minimal, ...change } })).createReceiver;
}

async function update(input: object) {
  return (await run(manager, UPDATE, { input })).updateReceiver;
}

function uuidOf(id: string): string {
  return Buffer.from(id, 'base64').toString().split(':')[1] ?? '';
}

test('a receiver’s secrets are sealed, and its signing secret is shown once', async () => {
  const { receiver, signingSecret } = await create({
    authorization: 'Bearer key',
    headers: [{ name: 'X-Kitchen', value: '2' }],
  });
  expect(receiver).toMatchObject({
    isActive: true,
    method: 'POST',
    hasAuthorization: true,
    headers: [{ name: 'X-Kitchen', value: '2' }],
    events: ['PLACED'],
  });
  expect(signingSecret).toMatch(/^whsec_/);
  const row = await database.db.receiver.findUniqueOrThrow({ where: { id: uuidOf(receiver.id) } });
  const secrets = createSecretBox(manager.secretKey);
  expect(secrets.open(row.authorizationCipher ?? Buffer.of(), 'receiver-authorization')).toBe('Bearer key');
  expect(secrets.open(row.secretCipher, 'receiver-signing-secret')).toBe(signingSecret);
});

test.each([
  [
    { bodyTemplate: 'a\n{{ order | jsn }}' },
    { __typename: 'TemplateInvalid', path: ['bodyTemplate'], line: 2, column: 1 },
  ],
  [{ url: 'ftp://example.com' }, { __typename: 'Refusal', code: 'RECEIVER_URL_INVALID', path: ['url'] }],
  [{ headers: [{ name: 'Host', value: 'x' }] }, { __typename: 'Refusal', code: 'RECEIVER_HEADER_INVALID' }],
  [{ signingSecret: 'short' }, { __typename: 'Refusal', code: 'SIGNING_SECRET_INVALID' }],
  [
    { name: ' ', events: [] },
    { fields: [{ path: ['input', 'name'], code: 'REQUIRED' }, { path: ['input', 'events'] }] },
  ],
])('%j is refused', async (change, refusal) => {
  const before = await database.db.receiver.count();
  expect(await create(change)).toMatchObject(refusal);
  expect(await database.db.receiver.count()).toBe(before);
});

test('a change keeps what it does not name, secrets too, and is refused over someone else’s', async () => {
  const { receiver, signingSecret } = await create({ authorization: 'Bearer key' });
  const { id } = receiver;
  const change = { id, version: 1, method: 'PUT' };
  expect(await update(change)).toMatchObject({ version: 2, name: 'Kitchen', method: 'PUT', hasAuthorization: true });
  expect(await update(change)).toMatchObject({ code: 'CONFLICT' });
  expect(await update({ id, version: 2, bodyTemplate: '{% if %}' })).toMatchObject({ __typename: 'TemplateInvalid' });
  expect(await update({ id, version: 2, authorization: null })).toMatchObject({ hasAuthorization: false });
  const { secretCipher } = await database.db.receiver.findUniqueOrThrow({ where: { id: uuidOf(id) } });
  expect(createSecretBox(manager.secretKey).open(secretCipher, 'receiver-signing-secret')).toBe(signingSecret);
});

test('a signing secret is replaced, and for a day messages are signed with the old one too', async () => {
  const hook = await startReceiver();
  const { receiver, signingSecret } = await create({ url: hook.url });
  const { renewSigningSecret } = await run<{ renewSigningSecret: Created }>(manager, RENEW, { id: receiver.id });
  expect(renewSigningSecret).toMatchObject({
    signingSecret: expect.stringMatching(/^whsec_/),
    receiver: { version: 2 },
  });
  const acceptedWith = async (secret: string) => {
    await run(manager, TEST, { id: receiver.id });
    const { headers, body } = hook.received.at(-1) ?? expect.fail('nothing was sent');
    try {
      new Webhook(secret).verify(body, z.record(z.string(), z.string()).parse(headers));
      return true;
    } catch {
      return false;
    }
  };
  expect(await acceptedWith(renewSigningSecret.signingSecret)).toBe(true);
  expect(await acceptedWith(signingSecret)).toBe(true);

  const where = { id: uuidOf(receiver.id) };
  const { previousSecretUntil } = await database.db.receiver.findUniqueOrThrow({ where });
  const hours = ((previousSecretUntil?.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  await database.db.receiver.update({ where, data: { previousSecretUntil: new Date(Date.now() - 1) } });
  expect(await acceptedWith(renewSigningSecret.signingSecret)).toBe(true);
  expect(await acceptedWith(signingSecret)).toBe(false);
  await hook.close();
});

test('receivers stand in the order that staff gave, and a deleted one is gone', async () => {
  const [first, second] = [await create(), await create()];
  const input = { ids: [second.receiver.id, first.receiver.id] };
  const { reorderReceivers } = await run<{ reorderReceivers: { receivers: object[] } }>(manager, REORDER, { input });
  expect(reorderReceivers.receivers.slice(0, 2)).toEqual([{ id: second.receiver.id }, { id: first.receiver.id }]);
  const { id } = first.receiver;
  expect((await run(manager, DELETE, { id })).deleteReceiver).toEqual({ __typename: 'Deleted' });
  expect((await run(manager, DELETE, { id })).deleteReceiver).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
});

test('a test sends an order that never was, and says how the receiver took it', async () => {
  const hook = await startReceiver((response) => response.writeHead(500).end('kitchen closed'));
  const { receiver } = await create({ url: hook.url, isActive: false });
  const { testReceiver } = await run(manager, TEST, { id: receiver.id });
  await hook.close();
  expect(testReceiver).toMatchObject({
    status: 500,
    failure: 'STATUS',
    failureMessage: expect.stringContaining('.'),
    answer: 'kitchen closed',
    requestUrl: hook.url,
  });
  expect(hook.received[0]?.headers).toMatchObject({ 'webhook-signature': expect.stringMatching(/^v1,/) });
});

async function park(receiverId: string): Promise<string> {
  const checkout = await database.db.checkout.create({ data: { channelId: channel.id } });
  const message = await database.db.outboxMessage.create({
    data: {
      channelId: channel.id,
      checkoutId: checkout.id,
      receiverId: uuidOf(receiverId),
      event: 'PLACED',
      order: JSON.parse(JSON.stringify(sampleOrder(channel, new Date()))),
      status: 'PARKED',
      attemptCount: 3,
      attempts: { create: { startedAt: new Date(), durationMs: 12, failure: 'TIMEOUT', failureDetail: 'timed out' } },
    },
  });
  return globalId('ReceiverMessage', message.id);
}

test('messages are listed with their attempts, and can be sent again one by one or all', async () => {
  const { receiver } = await create();
  const messages = [await park(receiver.id), await park(receiver.id), await park(receiver.id)];
  expect((await run({ ...manager }, LOG, { id: receiver.id })).receiver).toMatchObject({
    messages: {
      totalCount: 3,
      edges: messages.reverse().map((id) => ({
        node: {
          id,
          event: 'PLACED',
          orderNumber: '2411-0042',
          status: 'PARKED',
          nextAttemptAt: null,
          attempts: { edges: [{ node: { status: null, failure: 'TIMEOUT', answer: null } }] },
        },
      })),
    },
  });
  const one =
    'mutation ($id: ID!) { replayMessage(id: $id) { __typename ... on Error { code } ... on ReceiverMessage { status attemptCount } } }';
  expect((await run(manager, one, { id: messages[0] })).replayMessage).toMatchObject({
    status: 'PENDING',
    attemptCount: 0,
  });
  const all =
    'mutation ($id: ID!) { replayFailed(id: $id) { __typename ... on Error { code } ... on ReplayedMessages { count } } }';
  expect((await run(manager, all, { id: receiver.id })).replayFailed).toMatchObject({ count: 2 });
  const unknown = globalId('ReceiverMessage', crypto.randomUUID());
  expect((await run(manager, one, { id: unknown })).replayMessage).toEqual({
    __typename: 'Refusal',
    code: 'NOT_FOUND',
  });
  expect(await database.db.auditEntry.count({ where: { action: { in: ['replayMessage', 'replayFailed'] } } })).toBe(2);
});

test('only staff with the permission for receivers can read them', async () => {
  const { receiver } = await create();
  const operator = testContext(database.db, channel, {
    actor: await createTestStaff(database.db, channel.id, 'OPERATOR'),
  });
  for (const context of [testContext(database.db, channel), operator]) {
    const { data } = await execute(
      context,
      'query ($id: ID!) { channel { receivers { id } } receiver(id: $id) { name } node(id: $id) { ... on Receiver { name url } } }',
      { id: receiver.id },
    );
    expect(data).toEqual({ channel: { receivers: null }, receiver: null, node: null });
    expect((await execute(context, TEST, { id: receiver.id })).data).toBeFalsy();
    expect((await execute(context, CREATE, { input: minimal })).data).toBeFalsy();
  }
});

test('another shop’s receiver is as if it were not there', async () => {
  const { receiver } = await create();
  const other = await createTestChannel(database.db);
  const theirs = testContext(database.db, other, { actor: await createTestStaff(database.db, other.id, 'ADMIN') });
  const { id } = receiver;
  const { updateReceiver } = await run(theirs, UPDATE, { input: { id, version: 1, name: 'Mine' } });
  expect(updateReceiver).toMatchObject({ code: 'NOT_FOUND' });
  for (const document of [RENEW, DELETE, TEST]) {
    expect(Object.values(await run(theirs, document, { id }))).toEqual([{ __typename: 'Refusal', code: 'NOT_FOUND' }]);
  }
  expect(await run(theirs, 'query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
});

test('there are so many receivers and no more', async () => {
  const data = { channelId: channel.id, name: 'X', url: 'x', bodyTemplate: '', secretCipher: Buffer.of(1) };
  await database.db.receiver.createMany({ data: Array.from({ length: RECEIVERS_LIMIT }, () => data) });
  expect(await create()).toMatchObject({ code: 'TOO_MANY_ENTRIES' });
});
