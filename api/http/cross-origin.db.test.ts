import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../checkout/testing-world';
import { globalId } from '../graphql/testing';
import type { TestClient } from './testing-client';
import { startTestServer, type TestServer } from './testing-server';

/** What a page of another site can make a visitor's browser send, and what programs without a browser may. */
let server: TestServer;
let client: TestClient;
let productVariantId: string;

beforeAll(async () => {
  server = await startTestServer();
  const world = await shop(server.database.db).dish('Cola', 300).open();
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
  expect(await client.send(method, path, sent, headers)).toMatchObject({
    status: 403,
    body: { error: { code: 'FORBIDDEN' } },
  });
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
  expect((await browser.post('/api/auth/session')).status).toBe(200);
  expect(browser.cookie).toMatch(/^__Host-carte_session=/);
  expect((await browser.patch('/api/checkout', { name: 'Anna' })).status).toBe(200);
  expect((await browser.patch('/api/checkout', {}, { origin: proxied.url })).status).toBe(403);
  await proxied.close();
});

test('what a form can send without asking is no way in: no type but JSON is read', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
    for (const path of ['/graphql', '/api/checkout/add']) {
      const answer = await server.client().post(path, 'query={__typename}', { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, body: { error: { code: 'UNSUPPORTED_MEDIA_TYPE' } } });
    }
  }
});

test('no answer lets another origin read it', async () => {
  for (const path of ['/graphql?query={__typename}', '/api/channel', '/api/_auth/session']) {
    const { headers } = await client.get(path, { origin: 'https://evil.example' });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const { headers } = await client.send('OPTIONS', '/graphql', undefined, preflight);
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
