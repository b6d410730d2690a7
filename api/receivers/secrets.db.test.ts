import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, run, testContext } from '../graphql/testing';
import { createSecretBox } from '../kernel/secrets';
import { makeSigningSecret } from './request/signature';
import { startReceiver } from './testing-receiver';
import { warnOfUnreadableSecrets } from './unreadable-secrets.store';

let database: TestDatabase;
let channel: Channel;
let admin: Context;
beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
  admin = testContext(database.db, channel, { actor: await createTestStaff(database.db, channel.id, 'ADMIN') });
});
afterAll(() => database.drop());

const AUTHORIZATION = 'Bearer never-to-be-read-again';
const SIGNING_SECRET = makeSigningSecret(randomBytes);
/** The whole of each, and what a careless log could hold of them. */
const TRACES = [
  AUTHORIZATION,
  'never-to-be-read-again',
  SIGNING_SECRET,
  SIGNING_SECRET.slice('whsec_'.length),
  Buffer.from(AUTHORIZATION).toString('base64').slice(0, 30),
  Buffer.from(AUTHORIZATION).toString('hex'),
];

const CREATE = `mutation ($input: CreateReceiverInput!) { createReceiver(input: $input) {
  ... on ReceiverWithSecret { receiver { id } }
} }`;
const EVERYTHING = `query ($id: ID!, $input: ReceiverPreviewInput!) {
  receiver(id: $id) {
    id name url method isActive hasAuthorization headers { name value } bodyTemplate events state
    messages(first: 10) { nodes {
      requestUrl requestBody attempts(first: 5) { nodes { failure failureDetail failureMessage answer } }
    } }
  }
  receiverPreview(input: $input) { ... on ReceiverPreview { url body headers { name value } } }
  channel { receivers { name url hasAuthorization } receiverMessages(first: 10) { nodes { requestBody } } audit(first: 50) { nodes { action } } }
}`;
const WRITES = [
  'mutation ($id: ID!) { testReceiver(input: { receiverId: $id }) { ... on ReceiverTest { answer failureDetail requestUrl requestBody } } }',
  'mutation ($id: ID!) { updateReceiver(input: { id: $id, version: 1, name: "Renamed" }) { ... on Receiver { name url } } }',
  'mutation ($id: ID!) { replayFailed(id: $id) { ... on ReplayedMessages { receiver { url } } } }',
];

/** Every column of every table, as text. */
async function everyColumn(): Promise<string> {
  const client = new pg.Client(database.url);
  await client.connect();
  const tables = await client.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
  );
  const dumps: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await client.query(`select row::text as text from ${name} row`);
    dumps.push(...rows.map(({ text }) => text));
  }
  await client.end();
  return dumps.join('\n');
}

test('a receiver’s secrets stand in no column and in no answer, once it was saved', async () => {
  const hook = await startReceiver();
  const input = {
    name: 'Kitchen',
    url: hook.url,
    bodyTemplate: '{{ order | json }}',
    events: ['PLACED'],
    authorization: AUTHORIZATION,
    signingSecret: SIGNING_SECRET,
  };
  const { createReceiver } = await run<{ createReceiver: { receiver: { id: string } } }>(admin, CREATE, { input });
  const { id } = createReceiver.receiver;
  const answers = [];
  for (const document of WRITES) answers.push(await run(admin, document, { id }));
  answers.push(await run(admin, EVERYTHING, { id, input: { receiverId: id } }));
  // They are in use: the receiver got the one, and was signed to with the other.
  expect(hook.received[0]?.headers.authorization).toBe(AUTHORIZATION);
  const seen = `${JSON.stringify(answers)}\n${await everyColumn()}`;
  expect(seen).toContain('Renamed');
  for (const trace of TRACES) expect(seen).not.toContain(trace);
  await hook.close();
});

test('a start with another secret key says which receivers are concerned, and what to do', async () => {
  const told: string[] = [];
  const warn = (text: string) => void told.push(text);
  expect(await warnOfUnreadableSecrets(database.db, createSecretBox(admin.secretKey), warn)).toEqual([]);
  expect(told).toEqual([]);
  const other = createSecretBox(randomBytes(32));
  expect(await warnOfUnreadableSecrets(database.db, other, warn)).toEqual(['Renamed']);
  expect(told).toEqual([expect.stringMatching(/not the one .*: Renamed\. Orders are taken, .*SECRET_KEY/)]);
});
