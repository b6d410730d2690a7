import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { globalId } from '../../graphql/testing';
import { eventually } from '../../kernel/testing-eventually';
import { startTestServer, type TestServer } from '../server/testing-server';

/** Room for thirty requests, or for half as many orders. */
const MOST_WORK = 30_000;
/** Half of it is the most of one address. */
const PLACES_OF_ONE = 15;

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer({ mostWork: MOST_WORK });
  world = await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

const order = () => ({
  name: 'Anna Schmidt',
  phone: '030 901820',
  deliveryMethod: 'PICKUP',
  paymentMethodId: globalId('PaymentMethod', world.payment()),
  lines: [{ variantId: globalId('Variant', world.variant('Cola')), quantity: 1 }],
});

const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { __typename ... on Order { number } ... on Error { code } }
}`;

test('of a flood some are served and the rest is refused at once; everyone comes through with the same key', async () => {
  const keys = Array.from({ length: 200 }, () => randomUUID());
  const place = (idempotencyKey: string) =>
    server.client({ 'x-locale': 'ru' }).graphql(PLACE, { input: { ...order(), idempotencyKey } });
  const first = await Promise.all(keys.map(place));
  const refused = first.filter(({ status }) => status === 503);
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200, 503]));
  for (const { headers, body } of refused) {
    expect(headers.get('retry-after')).toBe('5');
    expect(JSON.stringify(body)).toMatch(/Ничего не потеряно.*"code":"BUSY"|"code":"BUSY".*Ничего не потеряно/);
  }
  // Ten by ten, as people come back.
  for (let from = 0; from < keys.length; from += 10) {
    const again = await Promise.all(keys.slice(from, from + 10).map(place));
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
  }
  const placed = await world.db.checkout.groupBy({ by: ['idempotencyKey'], where: { status: 'PLACED' }, _count: true });
  expect(placed).toHaveLength(keys.length);
  expect(server.logged.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
});

test('slow senders at one address take no places from other addresses', async () => {
  const own = await startTestServer({ mostWork: MOST_WORK, perMinute: 10_000, address: { trustProxy: true } });
  await shop(own.database.db).open();
  const answers: number[] = [];
  const slow = Array.from({ length: 4 * PLACES_OF_ONE }, () =>
    sendSlowly(own.url, '203.0.113.7', (status) => answers.push(status)),
  );
  await eventually(() => expect(answers).toEqual(Array.from({ length: 3 * PLACES_OF_ONE }, () => 429)));
  const other = await own.client({ 'x-forwarded-for': '203.0.113.8' }).get('/api/channel');
  expect(other.status).toBe(200);
  for (const sent of slow) sent.destroy();
  await own.close();
});

/** A body that is announced and never comes. */
function sendSlowly(url: string, address: string, hear: (status: number) => void) {
  const sent = request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '100', 'x-forwarded-for': address },
  });
  sent.on('error', () => undefined);
  sent.on('response', ({ statusCode }) => hear(statusCode ?? 0));
  sent.write('{');
  return sent;
}

test('an address beyond its share has to wait; others are answered, and it is too as soon as it has less under way', async () => {
  const own = await startTestServer({ mostWork: 24_000, perMinute: 10_000, address: { trustProxy: true } });
  await shop(own.database.db).open();
  const ask = async (address: string) =>
    (await own.client({ 'x-forwarded-for': address }).get('/graphql?query={__typename}')).status;
  expect(await Promise.all(Array.from({ length: 30 }, () => ask('203.0.113.7')))).toContain(429);
  expect(await ask('203.0.113.8')).toBe(200);
  expect(await ask('203.0.113.7')).toBe(200);
  await own.close();
});

test('every request for health is answered, however busy the shop is', async () => {
  const pages = Array.from({ length: 100 }, () => server.client().get('/api/channel'));
  const health = await Promise.all(Array.from({ length: 30 }, () => server.client().get('/health/live')));
  expect(health.map(({ status }) => status)).toEqual(health.map(() => 200));
  await Promise.all(pages);
});
