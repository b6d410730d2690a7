import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import { createTestChannel, createTestStaff, globalId, run, testContext } from '../graphql/testing';
import { createSecretBox, SecretUnreadable } from '../kernel/secrets';
import { resealSecrets } from './reseal-secrets.store';
import { startReceiver } from './testing-receiver';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const CREATE = `mutation ($input: CreateReceiverInput!) { createReceiver(input: $input) {
  ... on ReceiverWithSecret { signingSecret receiver { id } }
} }`;
const RENEW = 'mutation ($id: ID!) { renewSigningSecret(id: $id) { ... on ReceiverWithSecret { signingSecret } } }';
const TEST = 'mutation ($id: ID!) { testReceiver(input: { receiverId: $id }) { __typename } }';

let database: TestDatabase;
let channel: Channel;
beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
});
afterAll(() => database.drop());

async function admin(secretKey: Buffer, previousSecretKeys: readonly Buffer[] = []) {
  const actor = await createTestStaff(database.db, channel.id, 'ADMIN');
  return testContext(database.db, channel, { actor, secretKey, previousSecretKeys });
}

test('a key is changed while receivers go on being sent to, and the old one can be thrown away', async () => {
  const { db } = database;
  const hook = await startReceiver();
  const authorization = 'Bearer kitchen';
  const input = { name: 'Kitchen', url: hook.url, bodyTemplate: '{}', events: ['PLACED'], authorization };
  const created = await run<{ createReceiver: { signingSecret: string; receiver: { id: string } } }>(
    await admin(OLD),
    CREATE,
    { input },
  );
  const { signingSecret: firstSecret, receiver } = created.createReceiver;
  const { renewSigningSecret } = await run<{ renewSigningSecret: { signingSecret: string } }>(await admin(OLD), RENEW, {
    id: receiver.id,
  });
  const sent = async (context: Awaited<ReturnType<typeof admin>>) => {
    await run(context, TEST, { id: receiver.id });
    return hook.received.at(-1)?.headers.authorization;
  };

  // Before anything is sealed again, the former key is read.
  expect(await sent(await admin(NEW, [OLD]))).toBe(authorization);
  expect(await resealSecrets(db, createSecretBox(NEW, [OLD]))).toBe(1);
  expect(await resealSecrets(db, createSecretBox(NEW, [OLD]))).toBe(0);

  expect(await sent(await admin(NEW))).toBe(authorization);
  const row = await db.receiver.findFirstOrThrow({ where: { channelId: channel.id } });
  expect(globalId('Receiver', row.id)).toBe(receiver.id);
  expect(createSecretBox(NEW).open(row.secretCipher, 'receiver-signing-secret')).toBe(renewSigningSecret.signingSecret);
  expect(createSecretBox(NEW).open(row.previousSecretCipher ?? Buffer.of(), 'receiver-signing-secret')).toBe(
    firstSecret,
  );
  expect(() => createSecretBox(OLD).open(row.secretCipher, 'receiver-signing-secret')).toThrow(SecretUnreadable);
  // An open form of the receiver meets no conflict.
  expect(row.version).toBe(2);
  await hook.close();
});

test('what no key opens is left as it is', async () => {
  const { db } = database;
  const before = await db.receiver.findMany();
  expect(await resealSecrets(db, createSecretBox(randomBytes(32)))).toBe(0);
  expect(await db.receiver.findMany()).toEqual(before);
});
