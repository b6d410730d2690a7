import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readId } from '../../graphql/builder';
import { globalId } from '../../graphql/testing';
import type { TestClient } from '../../http/server/testing-client';
import { startTestServer, type TestServer } from '../../http/server/testing-server';
import { eventually } from '../../kernel/testing-eventually';
import { createApiToken } from '../../staff/tokens/api-token.command';
import { shop, type World } from '../testing-world';

/** Orders that a program brings from a marketplace, a kiosk or a till. */
let server: TestServer;
let world: World;
let wolt: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db, { minimumOrderValue: 5000, deliveryFee: 300, slotCapacity: 1 })
    .dish('Pizza', 900)
    .dish('Cola', 300)
    .receiver('kitchen')
    .open();
  wolt = await program();
});
afterAll(() => server.close());

async function program(
  scopes: ('ORDERS_WRITE' | 'STOREFRONT' | 'ORDERS_READ')[] = ['ORDERS_WRITE'],
  isTest = false,
): Promise<TestClient> {
  const { secret } = await createApiToken(await world.staff('ADMIN'), { name: 'Bridge', scopes, isTest });
  return server.client({ authorization: `Bearer ${secret}` });
}

const PLACE = `mutation ($input: PlaceExternalOrderInput!) {
  result: placeExternalOrder(input: $input) {
    __typename
    ... on Checkout {
      id number placedAt promisedAt deliveryMethod source externalReference isPaidElsewhere paymentName
      commission { minor } totalPrice { minor } productsCost { minor } deliveryFee { minor } discount { minor }
      lines { productName quantity unitPrice { minor } }
    }
    ... on Error { code path }
    ... on InvalidInput { fields { path code } }
  }
}`;

const variant = (name: string) => globalId('Variant', world.variant(name));

const paid = (more: object = {}) => ({
  source: 'Wolt',
  externalReference: randomUUID(),
  isPaid: true,
  name: 'Anna',
  phone: '+4930901820',
  deliveryMethod: 'DELIVERY',
  street: 'Hauptstr. 1',
  lines: [{ variantId: variant('Pizza'), quantity: 2, unitPrice: 1100 }],
  ...more,
});

/** What the shop's own pages order, paid in cash: by REST. */
const cashOrder = (name: string) => ({
  name,
  phone: '+4930901821',
  deliveryMethod: 'PICKUP',
  paymentMethodId: globalId('PaymentMethod', world.payment()),
  lines: [{ productVariantId: variant('Pizza'), quantity: 6 }],
});

async function place(input: object, client = wolt): Promise<Record<string, unknown>> {
  const { body } = await client.graphql(PLACE, { input });
  return (body as { data: { result: Record<string, unknown> } }).data.result;
}

test('an order that is paid elsewhere is taken at its own prices, below the shop’s minimum and without its fee', async () => {
  const order = paid({
    externalReference: 'W-17',
    commission: 550,
    deliveryFee: 250,
    discount: 100,
    expectedTotal: 2350,
  });
  expect(await place(order)).toMatchObject({
    __typename: 'Checkout',
    number: expect.any(String),
    placedAt: expect.any(String),
    promisedAt: expect.any(String),
    deliveryMethod: 'DELIVERY',
    source: 'Wolt',
    externalReference: 'W-17',
    isPaidElsewhere: true,
    paymentName: 'Paid: Wolt',
    commission: { minor: 550 },
    productsCost: { minor: 2200 },
    deliveryFee: { minor: 250 },
    discount: { minor: 100 },
    totalPrice: { minor: 2350 },
    lines: [{ productName: 'Pizza', quantity: 2, unitPrice: { minor: 1100 } }],
  });
  const message = await server.database.db.outboxMessage.findFirstOrThrow({
    where: { checkout: { externalReference: 'W-17' } },
  });
  expect(message.order).toMatchObject({ source: { name: 'Wolt', reference: 'W-17', isPaid: true } });
});

test('the same dish at two prices is two lines', async () => {
  const lines = [900, 900, 0].map((unitPrice) => ({ variantId: variant('Pizza'), unitPrice }));
  expect(await place(paid({ lines }))).toMatchObject({
    lines: [
      { quantity: 2, unitPrice: { minor: 900 } },
      { quantity: 1, unitPrice: { minor: 0 } },
    ],
  });
});

test('two identical submissions at once, of two programs, make one order; other data under its name are refused', async () => {
  const order = paid();
  const till = await program();
  const [one, other] = await Promise.all([place(order), place(order, till)]);
  expect(one.id).toBe(other.id);
  const { externalReference } = order;
  expect(await server.database.db.checkout.count({ where: { externalReference } })).toBe(1);
  expect(await place({ ...order, commission: 1 })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  const sameNumberElsewhere = await place({ ...order, source: 'Glovo' });
  expect(sameNumberElsewhere).toMatchObject({ __typename: 'Checkout' });
  expect(sameNumberElsewhere.id).not.toBe(one.id);
});

test('a place is one, however a program writes it', async () => {
  const order = paid({ source: 'Bolt Food' });
  const { id } = await place(order);
  expect(await place({ ...order, source: ' bolt FOOD' })).toMatchObject({ id, source: 'Bolt Food' });
  const other = await place(paid({ source: 'BOLT FOOD' }));
  expect(other).toMatchObject({ source: 'Bolt Food' });
  const { db } = server.database;
  // A release before kept each way of writing it.
  await db.checkout.update({ where: { id: readId(String(other.id))?.id ?? '' }, data: { source: 'BOLT FOOD' } });
  const { body } = await wolt.graphql(
    '{ channel { orderSources orders(source: "bolt food") { totalCount } sales { bySource { source orders } } } }',
  );
  const { channel } = Object(body).data;
  expect(channel.orders.totalCount).toBe(2);
  const bolts = (names: string[]) => names.filter((name) => /bolt/i.test(name));
  expect(bolts(channel.orderSources)).toHaveLength(1);
  expect(
    channel.sales.bySource.filter(({ source }: { source: string | null }) => /bolt/i.test(source ?? '')),
  ).toMatchObject([{ orders: 2 }]);
  await db.checkout.updateMany({ where: { source: { in: ['Bolt Food', 'BOLT FOOD'] } }, data: { source: 'Wolt' } });
});

test('an order that is paid here is priced by the menu, and the shop’s rules hold', async () => {
  const cash = {
    ...paid({ source: 'Kiosk', isPaid: false }),
    paymentMethodId: globalId('PaymentMethod', world.payment()),
  };
  const lines = (quantity: number) => [{ variantId: variant('Pizza'), quantity }];
  expect(await place({ ...cash, lines: lines(1) })).toMatchObject({ code: 'BELOW_MINIMUM' });
  expect(await place({ ...cash, lines: lines(6) })).toMatchObject({
    isPaidElsewhere: false,
    totalPrice: { minor: 5700 },
    paymentName: expect.not.stringContaining('Kiosk'),
  });
  expect(await place(cash)).toMatchObject({ fields: [{ path: ['lines', '0', 'unitPrice'], code: 'INVALID' }] });
});

test('what is wrong with it is said by path', async () => {
  expect(await place(paid({ source: ' ', commission: -1, lines: [{ variantId: variant('Cola') }] }))).toMatchObject({
    fields: [
      { path: ['source'], code: 'REQUIRED' },
      { path: ['commission'], code: 'NUMBER_TOO_SMALL' },
      { path: ['lines', '0', 'unitPrice'], code: 'REQUIRED' },
    ],
  });
  expect(await place(paid({ changeFrom: 100, zoneId: null }))).toMatchObject({
    fields: [{ path: ['changeFrom'], code: 'INVALID' }],
  });
  expect(await place(paid({ discount: 9999 }))).toMatchObject({ fields: [{ path: ['discount'] }] });
  expect(await place(paid({ expectedTotal: 1 }))).toMatchObject({ code: 'PRICE_CHANGED' });
});

test('what is sold out is refused though it is paid; a full time is not', async () => {
  const slotFrom = '2026-11-20T15:00:00Z';
  expect(await place(paid({ slotFrom }))).toMatchObject({ __typename: 'Checkout' });
  expect(await place(paid({ slotFrom }))).toMatchObject({ __typename: 'Checkout' });
  await world.stop('Cola');
  const lines = [
    { variantId: variant('Pizza'), unitPrice: 900 },
    { variantId: variant('Cola'), unitPrice: 300 },
  ];
  expect(await place(paid({ lines }))).toMatchObject({ code: 'SOLD_OUT', path: ['lines', '1'] });
  await world.stop('Cola', true);
});

test('a program needs the scope, and a visitor is nobody', async () => {
  for (const client of [await program(['ORDERS_READ']), await program(['STOREFRONT']), server.client()]) {
    const { body } = await client.graphql(PLACE, { input: paid() });
    expect(JSON.stringify(body)).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  }
});

const LIST = `query ($source: String) { channel { orderSources orders(first: 100, source: $source) { nodes { source } } } }`;

test('staff find them by their source, apart from the shop’s own, and by their number', async () => {
  const key = { 'idempotency-key': randomUUID() };
  expect((await server.client().post('/api/checkout', cashOrder('Bert'), key)).status).toBe(201);
  const sources = async (source: string | null) => {
    const { body } = await wolt.graphql(LIST, { source });
    const { channel } = (
      body as { data: { channel: { orderSources: string[]; orders: { nodes: { source: string | null }[] } } } }
    ).data;
    return [channel.orderSources, [...new Set(channel.orders.nodes.map((order) => order.source))].sort()];
  };
  expect(await sources('Glovo')).toEqual([['Glovo', 'Kiosk', 'Wolt'], ['Glovo']]);
  expect(await sources('')).toEqual([['Glovo', 'Kiosk', 'Wolt'], [null]]);
  const found = await wolt.graphql('{ channel { orders(search: "W-17") { nodes { externalReference } } } }');
  expect(found.body).toEqual({ data: { channel: { orders: { nodes: [{ externalReference: 'W-17' }] } } } });
  const sales = await wolt.graphql('{ channel { sales { orders bySource { source orders commission { minor } } } } }');
  const { orders, bySource } = (
    sales.body as {
      data: { channel: { sales: { orders: number; bySource: { source: string | null; orders: number }[] } } };
    }
  ).data.channel.sales;
  expect(bySource.reduce((sum, one) => sum + one.orders, 0)).toBe(orders);
  expect(bySource).toContainEqual({ source: 'Wolt', orders: expect.any(Number), commission: { minor: 550 } });
});

test('the order feed says where an order came from', async () => {
  const { id } = await place(paid({ externalReference: 'W-feed' }));
  const reader = await program(['ORDERS_READ']);
  await eventually(async () => {
    const { body } = await reader.get('/api/orders?limit=100');
    const order = { source: 'Wolt', externalReference: 'W-feed', isPaidElsewhere: true };
    expect((body as { orders: { id: string }[] }).orders.find((one) => one.id === id)).toMatchObject(order);
  });
});

test('two programs may count their orders alike', async () => {
  const ids = [];
  for (const client of [await program(['STOREFRONT']), await program(['STOREFRONT'])]) {
    for (const _again of [1, 2]) {
      const { status, body } = await client.post('/api/checkout', cashOrder('Carl'), { 'idempotency-key': 'order 1' });
      expect(status).toBe(201);
      ids.push((body as { id: string }).id);
    }
  }
  expect(new Set(ids).size).toBe(2);
  expect([ids[0], ids[2]]).toEqual([ids[1], ids[3]]);
});

test('staff do not change what was paid elsewhere', async () => {
  const { id } = await place(paid());
  const { body } = await wolt.graphql(
    'mutation ($input: AmendOrderInput!) { amendOrder(input: $input) { ... on Error { code } } }',
    { input: { id, kitchenNote: 'no onions' } },
  );
  expect(body).toEqual({ data: { amendOrder: { code: 'PAID_BY_CARD' } } });
});

test('a token for tests marks what it orders, by GraphQL and by REST, and the feed says so', async () => {
  const trial = await program(['ORDERS_WRITE', 'STOREFRONT'], true);
  const { id } = await place(paid(), trial);
  const key = { 'idempotency-key': randomUUID() };
  const { body: placed } = await trial.post('/api/checkout', cashOrder('Bert'), key);
  expect(placed).toMatchObject({ status: 'PLACED', isTest: true });
  const real = await place(paid());
  // The feed waits for transactions of other tests, in the same PostgreSQL.
  await eventually(async () => {
    const { body } = await wolt.get('/api/orders');
    const { orders } = body as { orders: { id: string; isTest: boolean }[] };
    const marks = new Map(orders.map((order) => [order.id, order.isTest]));
    expect([id, Object(placed).id, real.id].map((each) => marks.get(each))).toEqual([true, true, false]);
  });
});
