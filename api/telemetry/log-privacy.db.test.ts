import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../checkout/testing-world';
import { globalId } from '../graphql/testing';
import { startTestServer, type TestServer } from '../http/server/testing-server';
import { createSecretBox } from '../kernel/secrets';
import { eventually } from '../kernel/testing-eventually';
import { startReceiver, type TestReceiver } from '../receivers/testing-receiver';
import { createAnnouncer } from '../receivers/worker/announce-order';
import { startWorker } from '../receivers/worker/worker';
import { createGuardedAgent } from '../sending/address-guard';
import { parseAddressPolicy } from '../sending/address-policy';
import { createSignIn, TEST_PASSWORD } from '../staff/testing';
import { createLogger } from './logger';

/** Each rare enough to be looked for in every line. */
const PERSON = {
  name: 'Zebulon Quickfeather',
  phone: '+4930901899',
  street: 'Mulberry Lane 77',
  apartment: 'QX-9911',
  courierNote: 'Ring at the violet door',
  kitchenNote: 'My twin hates coriander',
};
const AUTHORIZATION = 'Bearer never-to-be-logged';

const lines: string[] = [];
const logger = createLogger('trace', { write: (line) => void lines.push(line) });
const secrets = createSecretBox(randomBytes(32));

let server: TestServer;
let world: World;
let hook: TestReceiver;

beforeAll(async () => {
  hook = await startReceiver();
  server = await startTestServer({ services: { logger, announceOrder: createAnnouncer(() => null) } });
  world = await shop(server.database.db).dish('Cola', 300).receiver('Kitchen').open();
  await server.database.db.receiver.updateMany({
    data: {
      url: `${hook.url}/?secret=in-the-address`,
      secretCipher: secrets.seal('whsec_bmV2ZXItdG8tYmUtbG9nZ2VkLWVpdGhlcg==', 'receiver-signing-secret'),
      authorizationCipher: secrets.seal(AUTHORIZATION, 'receiver-authorization'),
      bodyTemplate: '{{ order | json }}',
    },
  });
});
afterAll(async () => {
  await server.close();
  await hook.close();
});

test('ordering, signing in, sending and failing leave nothing of a person or a secret in any line', async () => {
  const { db } = server.database;
  const shopper = server.client({ authorization: AUTHORIZATION, 'user-agent': 'Quickfeather/1.0' });
  const browser = server.client();
  const order = {
    ...PERSON,
    deliveryMethod: 'DELIVERY',
    paymentMethodId: globalId('PaymentMethod', world.payment()),
  };
  const line = { productVariantId: globalId('Variant', world.variant('Cola')), quantity: 1 };
  await shopper.get('/api/checkout');
  await browser.post('/api/checkout/add', line);
  await browser.post(
    '/api/checkout',
    { ...order, phone: '1', street: PERSON.street },
    { 'idempotency-key': 'first-key' },
  );
  const placed = await browser.post('/api/checkout', order, { 'idempotency-key': randomUUID() });
  expect(placed.status).toBe(201);
  const { token, id } = placed.body as { token: string; id: string };
  await browser.get(`/api/checkout/id/${id}?token=${token}`);
  await browser.get(`/finish?order=${token}`);

  const member = await createSignIn(db, world.channel.id);
  const staff = server.client();
  const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
  await staff.graphql(SIGN_IN, { input: { login: member.login, password: 'not-the-password-77' } });
  await staff.graphql(SIGN_IN, { input: { login: member.login, password: TEST_PASSWORD } });

  const worker = startWorker({
    db,
    secrets,
    logger,
    agent: createGuardedAgent(parseAddressPolicy('all')),
    notifications: { subscribe: () => () => undefined },
  });
  await eventually(() => expect(hook.received).toHaveLength(1));
  await worker.stop();

  // Bugs: a row that PostgreSQL refuses with its values, and one that Prisma does.
  const row = await db.client.findFirstOrThrow();
  await db.client.create({ data: row }).catch((error: unknown) => logger.error({ err: error }, 'a bug'));
  await db.client
    .create({ data: { ...row, id: PERSON.name } })
    .catch((error: unknown) => logger.error({ err: error }, 'a bug'));
  // And a whole row by mistake.
  logger.info({ client: row, headers: { cookie: browser.cookie, authorization: AUTHORIZATION } }, 'by mistake');

  const said = lines.join('');
  const cookies = [browser, staff].map(({ cookie }) => cookie.split('=')[1] ?? '');
  expect(cookies.every((cookie) => cookie.length > 20)).toBe(true);
  const traces = [
    ...[...Object.values(PERSON), 'Zebulon', 'Quickfeather', '901899', AUTHORIZATION, 'never-to-be-logged'],
    ...[token, ...cookies, TEST_PASSWORD, 'not-the-password-77', 'in-the-address', 'bmV2ZXIt', 'first-key'],
  ];
  expect(traces.filter((trace) => said.includes(trace))).toEqual([]);

  // The control: these lines do tell what happened.
  expect(said).toContain('a message to a receiver was sent');
  expect(said).toContain('a sign-in failed');
  expect(said).toContain('"route":"/api/checkout/id/:id"');
  expect(said).toMatch(/"requestId":"[\da-f-]{36}"/);
  expect(lines.filter((text) => text.includes('"a bug"')).length).toBeGreaterThanOrEqual(2);
});
