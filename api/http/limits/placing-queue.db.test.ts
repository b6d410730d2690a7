import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placingQueue } from '../../checkout/placing/placing-queue.store';
import { shop, type World } from '../../checkout/testing-world';
import { globalId } from '../../graphql/testing';
import { startTestServer, type TestServer } from '../server/testing-server';

/** More than the queue admits. */
const MORE_THAN_FIT = 600;

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

/** Fills every place in the queue of orders, as a rush does. @returns what lets all of them go. */
function fillQueue(): () => Promise<unknown> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const jobs = Array.from({ length: MORE_THAN_FIT }, () =>
    placingQueue(server.database.db)
      .run(() => held)
      .catch(() => undefined),
  );
  return () => {
    letGo();
    return Promise.all(jobs);
  };
}

const order = () => ({
  name: 'Anna Schmidt',
  phone: '030 901820',
  deliveryMethod: 'PICKUP',
  paymentMethodId: globalId('PaymentMethod', world.payment()),
});

const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { __typename ... on Order { number } ... on Error { code message } ... on Busy { seconds } }
}`;

test('in a rush too large to queue, an order is refused as data, in words, and placed with the same key afterwards', async () => {
  const lines = [{ variantId: globalId('Variant', world.variant('Cola')), quantity: 1 }];
  const input = { ...order(), lines, idempotencyKey: randomUUID() };
  const place = () => server.client({ 'x-locale': 'ru' }).graphql(PLACE, { input });
  const letGo = fillQueue();
  expect(await place()).toMatchObject({
    status: 200,
    body: {
      data: {
        placeOrder: {
          __typename: 'Busy',
          code: 'BUSY',
          seconds: 5,
          message: expect.stringContaining('Ничего не потеряно'),
        },
      },
    },
  });
  expect(await world.db.checkout.count()).toBe(0);
  await letGo();
  expect(await place()).toMatchObject({ body: { data: { placeOrder: { __typename: 'Order' } } } });
});

test('over REST it is 503, with when to come back; the cart is kept', async () => {
  const client = server.client();
  await client.post('/api/checkout/add', { productVariantId: globalId('Variant', world.variant('Cola')) });
  const key = { 'idempotency-key': randomUUID() };
  const letGo = fillQueue();
  const { status, headers, body } = await client.post('/api/checkout', order(), key);
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(body).toMatchObject({ error: { code: 'BUSY' } });
  expect((await client.get('/api/checkout')).body).toMatchObject({ status: 'OPEN', items: [{ quantity: 1 }] });
  await letGo();
  expect(await client.post('/api/checkout', order(), key)).toMatchObject({ status: 201, body: { status: 'PLACED' } });
});
