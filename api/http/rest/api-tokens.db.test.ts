import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { ApiScope, type Channel } from '../../generated/prisma/client';
import { globalId, testContext } from '../../graphql/testing';
import { createSignIn, TEST_PASSWORD } from '../../staff/testing';
import { createApiToken } from '../../staff/tokens/api-token.command';
import type { TestClient } from '../server/testing-client';
import { startTestServer, type TestServer } from '../server/testing-server';

/** Programs that sign their requests with a token. */
let server: TestServer;
let channel: Channel;
let variantId: string;
let now = new Date('2026-11-20T12:00:00.000Z');

beforeAll(async () => {
  server = await startTestServer({ services: { now: () => now } });
  const world = await shop(server.database.db).dish('Cola', 300).open();
  channel = world.channel;
  variantId = globalId('Variant', world.variant('Cola'));
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00.000Z');
});

async function program(scopes: ApiScope[], expiresAt?: Date): Promise<{ client: TestClient; id: string }> {
  const { db } = server.database;
  const { id, login, name, role } = await createSignIn(db, channel.id);
  const who = { staffMemberId: id, login, name, role };
  const actor = {
    kind: 'staff',
    sessionId: 'none',
    ...who,
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
  } as const;
  const caller = { ...testContext(db, channel, { actor, now: () => now }), channel };
  const { apiToken, secret } = await createApiToken(caller, { name: 'Till', scopes, expiresAt });
  return { client: server.client({ authorization: `Bearer ${secret}` }), id: apiToken.id };
}

const ADD = `mutation ($input: LineInput!) {
  addLine(input: $input) { ... on Cart { lines { quantity } } ... on Error { code } }
}`;
const CART = '{ checkout { lines { quantity } } }';

const NO_TOKEN = 'carte_wrong';

test.each([
  ...[`Bearer ${NO_TOKEN}`, `Bearer carte_${'a'.repeat(43)}`, `bearer ${NO_TOKEN}`, 'Bearer', 'Bearer two words'],
  ...['Bearer eyJhbGciOi', NO_TOKEN, `Token ${NO_TOKEN}`, 'undefined'],
])('%s is refused everywhere, and never taken for a stranger', async (authorization) => {
  const client = server.client({ authorization });
  for (const answer of [await client.graphql('{ channel { name } }'), await client.get('/api/channel')]) {
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
    expect(JSON.stringify(answer.body)).toContain('INVALID_TOKEN');
  }
});

test('a header that a proxy uses for itself is no token', async () => {
  for (const authorization of ['Basic dXNlcjpwYXNz', 'Digest username="me"', 'Negotiate YII', '']) {
    expect((await server.client({ authorization }).get('/api/channel')).status).toBe(200);
  }
});

test('a revoked token and an expired one are refused from then on', async () => {
  const { client, id } = await program(['ORDERS_READ']);
  const short = await program(['ORDERS_READ'], new Date('2026-11-20T13:00:00.000Z'));
  expect((await client.get('/api/channel')).status).toBe(200);
  await server.database.db.apiToken.update({ where: { id }, data: { revokedAt: now } });
  expect((await client.get('/api/channel')).status).toBe(401);
  expect((await short.client.get('/api/channel')).status).toBe(200);
  now = new Date('2026-11-20T13:00:00.000Z');
  expect((await short.client.get('/api/channel')).status).toBe(401);
});

test('a use is noted at most once a minute', async () => {
  const { client, id } = await program(['STOREFRONT']);
  const lastUsed = async () => (await server.database.db.apiToken.findUniqueOrThrow({ where: { id } })).lastUsedAt;
  await client.get('/api/channel');
  expect(await lastUsed()).toEqual(now);
  const first = now;
  now = new Date('2026-11-20T12:00:59.000Z');
  await client.get('/api/channel');
  expect(await lastUsed()).toEqual(first);
  now = new Date('2026-11-20T12:01:01.000Z');
  await client.get('/api/channel');
  expect(await lastUsed()).toEqual(now);
});

test('a storefront’s program keeps each shopper’s cart by the session that it was handed', async () => {
  const { client } = await program(['STOREFRONT']);
  const added = await client.graphql(ADD, { input: { variantId } });
  expect(added.headers.getSetCookie()).toEqual([]);
  const session = added.headers.get('carte-session') ?? '';
  expect(session).toMatch(/^[\w-]{43}$/);
  const mine = await client.graphql(CART, {}, { 'carte-session': session });
  expect(mine.body).toEqual({ data: { checkout: { lines: [{ quantity: 1 }] } } });
  expect((await client.graphql(CART)).body).toEqual({ data: { checkout: null } });
  const byRest = await client.post('/api/checkout/add', { productVariantId: variantId }, { 'carte-session': session });
  expect(byRest.status).toBe(200);
});

test('cookies beside a token count for nothing, and neither does a staff member’s session', async () => {
  const { client } = await program(['STOREFRONT']);
  const { login } = await createSignIn(server.database.db, channel.id);
  const boss = server.client();
  await boss.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
    input: { login, password: TEST_PASSWORD },
  });
  const session = boss.cookie.split('=')[1] ?? '';
  const ask = '{ session { user { login } } }';
  const beside: Record<string, string>[] = [{ cookie: boss.cookie }, { 'carte-session': session }];
  for (const headers of beside) {
    expect((await client.graphql(ask, {}, headers)).body).toEqual({ data: { session: { user: null } } });
  }
});

test('the refusal of a token without the right scope names the scope that it takes', async () => {
  const { client } = await program(['ORDERS_READ']);
  const paused = await client.graphql('mutation { pauseOrders(input: { minutes: 15 }) { __typename } }');
  expect(paused.body).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN', scope: 'orders:write' } }] });
  const clients = await client.graphql('{ channel { clients(first: 1) { totalCount } } }');
  expect(clients.body).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  const added = await client.post('/api/checkout/add', { productVariantId: variantId });
  expect([added.status, added.body]).toEqual([
    403,
    { error: expect.objectContaining({ code: 'FORBIDDEN', scope: 'storefront' }) },
  ]);
});

test('what a program does stands in the audit log under its name', async () => {
  const { client, id } = await program(['ORDERS_WRITE']);
  const paused = await client.graphql('mutation { pauseOrders(input: { minutes: 15 }) { __typename } }');
  expect(paused.body).toEqual({ data: { pauseOrders: { __typename: 'Channel' } } });
  const line = await server.database.db.auditEntry.findFirst({ where: { action: 'pauseOrders' } });
  expect(line).toMatchObject({ apiTokenId: id, staffMemberId: null });
});

test('a program is nobody who could sign in, set passwords or make tokens', async () => {
  const { client } = await program(Object.values(ApiScope));
  const calls = [
    'mutation { signOutEverywhere { __typename } }',
    'mutation { createApiToken(input: { name: "More", scopes: [STOREFRONT] }) { __typename } }',
    'mutation { signIn(input: { login: "admin", password: "x" }) { __typename } }',
  ];
  for (const call of calls) {
    expect((await client.graphql(call)).body).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  }
});
