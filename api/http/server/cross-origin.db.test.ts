import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { shop, TEST_NOW } from '../../checkout/testing-world';
import type { Channel } from '../../generated/prisma/client';
import { globalId, testContext } from '../../graphql/testing';
import { createSignIn } from '../../staff/testing';
import { createApiToken } from '../../staff/tokens/api-token.command';
import { HEADERS, PARAMETERS } from '../openapi/headers';
import { restPaths } from '../rest/paths';
import type { TestClient } from './testing-client';
import { startTestServer, type TestServer } from './testing-server';

const PARTNER = 'https://pizza.example';

/** What a page of another site can make a visitor's browser send, and what programs without a browser may. */
let server: TestServer;
let client: TestClient;
let productVariantId: string;
let channel: Channel;

beforeAll(async () => {
  server = await startTestServer();
  const world = await shop(server.database.db, { apiOrigins: [PARTNER] })
    .dish('Cola', 300)
    .open();
  channel = world.channel;
  productVariantId = globalId('Variant', world.variant('Cola'));
  client = server.client();
  await client.post('/api/checkout/add', { productVariantId });
});
afterAll(() => server.close());

const WRITES: readonly [string, string, unknown][] = [
  ['POST', '/api/auth/session', {}],
  ['DELETE', '/api/_auth/session', undefined],
  ['POST', '/api/checkout/add', 'DISH'],
  ['PATCH', '/api/checkout', { name: 'Eve' }],
  ['POST', '/api/checkout', {}],
  ['POST', '/graphql', { query: 'mutation { clearCheckout { __typename } }' }],
];

const FOREIGN: readonly [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another port of the same host', { origin: 'http://localhost:1' }],
  ['a browser that names only the relation', { 'sec-fetch-site': 'cross-site' }],
];

test.each(
  WRITES.flatMap(([method, path, body]) => FOREIGN.map(([from, headers]) => ({ method, path, body, from, headers }))),
)('$method $path with the visitor’s cookie from $from is refused', async ({ method, path, body, headers }) => {
  const sent = body === 'DISH' ? { productVariantId } : body;
  const { cookie } = client;
  const before = (await client.get('/api/checkout')).body;
  const refused = await client.send(method, path, sent, headers);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([403, expect.stringContaining('"code":"FORBIDDEN"')]);
  expect((await client.get('/api/checkout')).body).toEqual(before);
  expect(client.cookie).toBe(cookie);
});

test('the shop’s own pages write, and so do programs, which name no origin', async () => {
  const own = { origin: server.url, 'sec-fetch-site': 'same-origin' };
  expect((await client.patch('/api/checkout', { name: 'Anna' }, own)).status).toBe(200);
  expect((await client.patch('/api/checkout', { name: 'Anna' })).status).toBe(200);
});

test('behind a trusted proxy the origin is the one that the browser knows', async () => {
  const proxied = await startTestServer({ address: { publicUrl: 'https://shop.example' } });
  await shop(proxied.database.db).open();
  const browser = proxied.client({ origin: 'https://shop.example' });
  expect((await browser.patch('/api/checkout', { name: 'Anna' })).status).toBe(200);
  expect(browser.cookie).toMatch(/^__Host-carte_session=/);
  expect((await browser.patch('/api/checkout', { name: 'Anna' })).status).toBe(200);
  expect((await browser.patch('/api/checkout', {}, { origin: proxied.url })).status).toBe(403);
  await proxied.close();
});

test('what a form can send without asking is no way in: no type but JSON is read', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
    for (const path of ['/graphql', '/api/checkout/add']) {
      const answer = await server.client().post(path, 'query={__typename}', { 'content-type': type });
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        415,
        expect.stringContaining('"UNSUPPORTED_MEDIA_TYPE"'),
      ]);
    }
  }
});

test('no answer lets an origin read it that the shop has not listed', async () => {
  for (const origin of ['https://evil.example', `${PARTNER}.evil.example`, 'http://pizza.example', 'null']) {
    for (const path of ['/graphql?query={__typename}', '/api/channel', '/api/_auth/session']) {
      const { headers } = await client.get(path, { origin });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('vary')?.split(/, */)).toContain('Origin');
    }
    const { status, headers } = await preflight('/graphql', origin);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, null]);
  }
});

const preflight = (path: string, origin: string) =>
  server.client().send('OPTIONS', path, undefined, {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,carte-session,content-type,idempotency-key,x-locale',
  });

test('it may send and read every header that the OpenAPI document names, and those that GraphQL needs', async () => {
  const { headers } = await preflight('/graphql', PARTNER);
  const named = z.object({ name: z.string() });
  const names = [
    ...restPaths.flatMap(({ headers: own = {} }) => Object.keys(own)),
    ...Object.values(PARAMETERS).map((parameter) => named.parse(parameter).name),
  ].map((name) => name.toLowerCase());
  const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining([...names, 'authorization', 'content-type', 'accept', 'if-none-match']),
  );
  const answer = await server.client().get('/api/channel', { origin: PARTNER });
  const exposed = answer.headers.get('access-control-expose-headers')?.split(', ');
  expect(exposed).toEqual(expect.arrayContaining([...Object.keys(HEADERS), 'Allow', 'ETag', 'WWW-Authenticate']));
});

test('a preflight from a listed origin says what the page may send', async () => {
  for (const path of ['/graphql', '/api/checkout/add', '/api/checkout/line/x']) {
    const { status, headers } = await preflight(path, PARTNER);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
});

test('a page of a listed origin shops with a token and the session that it is handed', async () => {
  const { db } = server.database;
  const { id, login, name, role } = await createSignIn(db, channel.id, 'ADMIN');
  const who = { staffMemberId: id, login, name, role };
  const actor = {
    kind: 'staff',
    sessionId: 'none',
    ...who,
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
  } as const;
  const caller = { ...testContext(db, channel, { actor, now: () => TEST_NOW }), channel };
  const { secret } = await createApiToken(caller, { name: 'Partner', scopes: ['STOREFRONT'] });
  const signed = { origin: PARTNER, authorization: `Bearer ${secret}` };
  const added = await server.client().post('/api/checkout/add', { productVariantId }, signed);
  expect(added.status).toBe(200);
  expect(added.headers.get('access-control-allow-origin')).toBe(PARTNER);
  expect(added.headers.get('access-control-allow-credentials')).toBeNull();
  const session = { 'carte-session': added.headers.get('carte-session') ?? '' };
  const cart = await server.client().get('/api/checkout', { ...signed, ...session });
  expect(cart.body).toMatchObject({ items: [{ quantity: 1 }] });
  // A refusal is read as well.
  const refused = await server.client().get('/api/checkout', { ...signed, authorization: 'Bearer carte_wrong' });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, PARTNER]);
});

test('being listed lets nobody write with a visitor’s cookie', async () => {
  expect((await client.patch('/api/checkout', { name: 'Eve' }, { origin: PARTNER })).status).toBe(403);
});

describe('what is refused before the shop is known', () => {
  let busy: TestServer;
  const address = { trustProxy: true };
  beforeAll(async () => {
    busy = await startTestServer({ perMinute: 60, address });
    await shop(busy.database.db, { apiOrigins: [PARTNER] }).open();
  });
  afterAll(() => busy.close());

  const from = (ip: string, origin: string) => busy.client({ origin, 'x-forwarded-for': ip });
  /** One after the other: of many at once some would find no place, and count for nothing. */
  const floodFrom = async (ip: string) => {
    for (let sent = 0; sent < 61; sent += 1) await from(ip, PARTNER).get('/api/channel');
  };
  const ASK = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };

  test('can be read by a page of a listed origin, and by no other', async () => {
    await floodFrom('192.0.2.1');
    for (const path of ['/api/channel', '/graphql?query={__typename}']) {
      const { status, headers } = await from('192.0.2.1', PARTNER).get(path);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([429, PARTNER]);
      expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
      const foreign = await from('192.0.2.1', 'https://evil.example').get(path);
      expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([429, null]);
      expect(foreign.headers.get('vary')).toContain('Origin');
    }
  });

  test('is asked for beforehand like anything else', async () => {
    await floodFrom('192.0.2.2');
    const listed = await from('192.0.2.2', PARTNER).send('OPTIONS', '/graphql', undefined, ASK);
    expect([listed.status, listed.headers.get('access-control-allow-origin')]).toEqual([204, PARTNER]);
    expect(listed.headers.get('access-control-allow-headers')).toContain('Authorization');
    const foreign = await from('192.0.2.2', 'https://evil.example').send('OPTIONS', '/graphql', undefined, ASK);
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([429, null]);
  });

  test('says that a body is too large', async () => {
    const { status, headers } = await from('192.0.2.3', PARTNER).post('/graphql', { query: 'x'.repeat(300_000) });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([413, PARTNER]);
  });
});
