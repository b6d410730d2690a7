import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { createDatabase } from '../../db/client';
import { globalId } from '../../graphql/testing';
import { startTestServer, type TestServer } from '../server/testing-server';
import { RateLimits } from './rate-limits';
import { shareCounts } from './share-counts';

const PER_MINUTE = 60;
const OF_A_SESSION = 12;
const CHANGES_OF_A_SESSION = 4;

let server: TestServer;
let variantId: string;
let now = new Date('2026-11-20T12:00:20Z');

beforeAll(async () => {
  server = await startTestServer({
    perMinute: PER_MINUTE,
    services: { now: () => now },
    address: { trustProxy: true },
  });
  const world = await shop(server.database.db).dish('Cola', 300).open();
  variantId = globalId('Variant', world.variant('Cola'));
});
afterAll(() => server.close());
// Each test has a minute of its own.
beforeEach(() => {
  now = new Date(now.getTime() + 60_000);
});

const from = (address: string, headers = {}) => server.client({ 'x-forwarded-for': address, ...headers });
const ADD = 'mutation ($input: LineInput!) { addLine(input: $input) { __typename } }';

test('every answer says how much is left and when counting begins again', async () => {
  const client = from('192.0.2.1');
  for (const [path, left] of [
    ['/api/channel', 59],
    ['/graphql?query={__typename}', 58],
    ['/', 57],
  ] as const) {
    const { headers } = await client.get(path);
    expect(headers.get('ratelimit-limit')).toBe('60');
    expect(headers.get('ratelimit-remaining')).toBe(String(left));
    expect(headers.get('ratelimit-reset')).toBe('40');
  }
});

test('an address that sends too much is refused in its language until the minute is over; others are not', async () => {
  const client = from('192.0.2.2', { 'accept-language': 'ru' });
  for (let sent = 0; sent < PER_MINUTE; sent += 1) expect((await client.get('/api/channel')).status).toBe(200);
  const rest = await client.get('/api/channel');
  expect(rest.status).toBe(429);
  expect(rest.headers.get('retry-after')).toBe('40');
  expect(rest.body).toEqual({
    error: {
      code: 'TOO_MANY_REQUESTS',
      message: 'Слишком много запросов. Попробуйте через 40 секунд.',
      requestId: expect.any(String),
    },
  });
  const graphql = await client.graphql('{ __typename }');
  expect(graphql).toMatchObject({ status: 429, body: { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] } });
  expect((await client.get('/catalog')).status).toBe(429);
  expect((await from('192.0.2.3').get('/api/channel')).status).toBe(200);
  expect((await client.get('/health/live')).status).toBe(200);
  now = new Date(now.getTime() + 60_000);
  expect((await client.get('/api/channel')).status).toBe(200);
});

test('a session is counted wherever it comes from, and by REST and GraphQL alike', async () => {
  const client = from('192.0.2.4');
  await client.patch('/api/checkout', { name: 'Anna' });
  for (let sent = 0; sent < OF_A_SESSION; sent += 1) {
    const { status } = await client.get('/api/channel', { 'x-forwarded-for': `198.51.100.${sent}` });
    expect(status).toBe(200);
  }
  const answer = await client.graphql('{ __typename }', {}, { 'x-forwarded-for': '198.51.100.99' });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('ratelimit-limit')).toBe(String(OF_A_SESSION));
});

test('changes are counted more strictly than reading, and what is refused is not done', async () => {
  const client = from('192.0.2.5');
  await client.patch('/api/checkout', { name: 'Anna' });
  const add = () => client.graphql(ADD, { input: { variantId, quantity: 1 } });
  for (let sent = 0; sent < CHANGES_OF_A_SESSION; sent += 1) expect(await add()).toMatchObject({ body: { data: {} } });
  const refused = await add();
  expect(refused).toMatchObject({ status: 429, body: { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] } });
  expect(refused.headers.get('retry-after')).toBe('40');
  const byRest = await client.patch('/api/checkout', { name: 'Anna' });
  const requestId = byRest.headers.get('x-request-id');
  expect(byRest).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS', requestId } } });
  const cart = await client.graphql('{ checkout { lines { quantity } } }');
  expect(cart.body).toMatchObject({ data: { checkout: { lines: [{ quantity: CHANGES_OF_A_SESSION }] } } });
});

test('to ask for a session is no change, however often', async () => {
  const client = from('192.0.2.6');
  const sent = Array.from({ length: PER_MINUTE / 2 }, () => client.post('/api/auth/session'));
  expect((await Promise.all(sent)).filter(({ status }) => status !== 200)).toEqual([]);
});

test('nodes of one shop count as one, and keep neither addresses nor sessions', async () => {
  const other = createDatabase(server.database.url);
  const [first, second] = [new RateLimits(PER_MINUTE, () => now), new RateLimits(PER_MINUTE, () => now)];
  for (let sent = 0; sent < 40; sent += 1) first.request('203.0.113.7');
  for (let sent = 0; sent < 15; sent += 1) second.request('203.0.113.7');
  await shareCounts(server.database.db, first.counter);
  await shareCounts(other, second.counter);
  expect(second.request('203.0.113.7')).toMatchObject({ remaining: 4, isUsedUp: false });
  const rows = await server.database.db.rateCount.findMany();
  expect(rows.map(({ count }) => count)).toContain(55);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  await other.$disconnect();
});
