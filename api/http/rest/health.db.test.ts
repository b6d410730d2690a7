import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../db/client';
import { Answers } from '../cache/answers';
import { Draining } from '../request/draining';
import { startTestServer, TEST_BUILD, type TestServer } from '../server/testing-server';
import { healthPaths } from './health.rest';
import { type Health, mounted } from './route';

let server: TestServer;
let withoutDatabase: TestServer;
/** Nothing listens on this port. */
const away = createDatabase('postgresql://carte:carte@127.0.0.1:1/carte');

beforeAll(async () => {
  server = await startTestServer();
  withoutDatabase = await startTestServer({ services: { db: away } });
});
afterAll(() => Promise.all([server.close(), withoutDatabase.close(), away.$disconnect()]));

test('a server with its database is alive and ready', async () => {
  expect(await server.client().get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await server.client().get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('without its database it lives, is not ready, and refuses orders cleanly until then', async () => {
  const client = withoutDatabase.client();
  expect((await client.get('/health/live')).status).toBe(200);
  const ready = await client.get('/health/ready');
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  // Nothing of the database's address or of what it said.
  const reason = 'The database does not answer.';
  expect(ready.body).toEqual({
    status: 'unavailable',
    reason,
    parts: { process: { status: 'ok' }, database: { status: 'failing', reason } },
  });
  const error = { code: 'UNAVAILABLE', requestId: expect.any(String) };
  for (const [answer, body] of [
    [await client.get('/api/channel'), { error }],
    [await client.post('/api/checkout', {}, { 'idempotency-key': 'k' }), { error }],
    [await client.graphql('{ channel { name } }'), { errors: [{ extensions: error }] }],
    [await client.get('/catalog'), { error }],
  ] as const) {
    expect(answer).toMatchObject({ status: 503, body });
    expect(answer.headers.get('retry-after')).toBe('5');
  }
});

const routesOf = (health: Health) =>
  mounted(healthPaths, { health, build: TEST_BUILD, answers: new Answers(), streams: null, extensions: [] });

const DIRECT = { publicUrl: null, trustProxy: false };

test('it says how parts are used that may be away, and is ready all the same', async () => {
  const report = () => ({ liveUpdates: 'direct', replica: 'away' });
  const health = {
    db: server.database.db,
    databaseDirectory: null,
    address: { publicUrl: null, trustProxy: false },
    draining: new Draining(),
    report,
  };
  const answer = await routesOf(health).request('/health/ready');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    status: 'ok',
    liveUpdates: 'direct',
    replica: 'away',
    parts: { process: { status: 'ok' }, database: { status: 'ok' } },
  });
});

// A file system with nothing in it and no room, which every Linux has.
test.runIf(process.platform === 'linux')(
  'without room for the built-in database it is not ready, and says so',
  async () => {
    const health = { db: server.database.db, databaseDirectory: '/proc', address: DIRECT, draining: new Draining() };
    const answer = await routesOf(health).request('/health/ready');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      status: 'unavailable',
      reason: 'The disk of the database is full.',
      parts: {
        process: { status: 'ok' },
        database: { status: 'ok' },
        disk: { status: 'failing', reason: 'The disk of the database is full.' },
      },
    });
  },
);

test('one that is about to stop answers, says that it is not ready, and keeps no connection', async () => {
  const draining = new Draining();
  const stopping = await startTestServer({ draining });
  try {
    expect((await fetch(`${stopping.url}/health/ready`)).headers.get('connection')).toBe('keep-alive');
    await draining.begin(0);
    expect((await stopping.client().get('/health/live')).status).toBe(200);
    expect(await stopping.client().get('/health/ready')).toMatchObject({
      status: 503,
      body: { reason: 'This process is stopping.' },
    });
    expect((await fetch(`${stopping.url}/health/live`)).headers.get('connection')).toBe('close');
  } finally {
    await stopping.close();
  }
});

test('each answer carries the id that the log knows it by, and headers that keep browsers careful', async () => {
  const [first, second] = [await server.client().get('/health/live'), await server.client().get('/api/nothing')];
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  for (const { headers } of [first, second]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  }
});

test('without a shop the API says so, and every page leads to the wizard in the reader’s language', async () => {
  const client = server.client();
  expect(await client.get('/api/channel')).toMatchObject({ status: 404, body: { error: { code: 'SHOP_NOT_SET_UP' } } });
  expect(await client.post('/api/checkout/add', {})).toMatchObject({ status: 422 });
  expect((await client.get('/api/checkout')).status).toBe(204);
  expect(await client.post('/api/auth/session')).toMatchObject({ body: { error: { code: 'SHOP_NOT_SET_UP' } } });
  for (const [path, location] of [
    ['/', '/welcome'],
    ['/ru/catalog/soups', '/ru/welcome'],
    ['/en', '/en/welcome'],
  ] as const) {
    const { status, headers } = await client.get(path);
    expect([status, headers.get('location')]).toEqual([302, location]);
  }
  expect((await client.get('/ru/welcome')).status).toBe(200);
});

test('the built client’s files are kept for a year, and one that is gone is no page', async () => {
  const { headers, body } = await server.client().get('/assets/main-1a2b.js');
  expect([body, headers.get('cache-control')]).toEqual(['export {};', 'public, max-age=31536000, immutable']);
  for (const path of ['/assets/gone-9z.js', '/assets/..%2f..%2fpackage.json']) {
    expect((await server.client().get(path)).body).toBe('404 Not Found');
  }
});
