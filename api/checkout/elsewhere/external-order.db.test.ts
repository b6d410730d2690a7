import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    .dish('Cola', 300, { sku: 'C-1' })
    .withOption('Size', { Small: 0, Large: 200 }, { minimum: 1 })
    .dish('Soup', 500)
    .dish('Tea', 200, { sku: 'T-1' })
    .dish('Iced tea', 250, { sku: 'T-1' })
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
    ... on Order {
      id number placedAt promisedAt deliveryMethod source externalReference isPaidElsewhere paymentName
      commission { minor } totalPrice { minor } productsCost { minor } deliveryFee { minor } discount { minor }
      lines { productName quantity unitPrice { minor } options { name } note }
      phone street client { name } doubts { code path message }
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
    __typename: 'Order',
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
  expect(await place({ ...order, commission: 1 })).toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
    path: ['externalReference'],
  });
  const sameNumberElsewhere = await place({ ...order, source: 'Glovo' });
  expect(sameNumberElsewhere).toMatchObject({ __typename: 'Order' });
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
  expect(await place(paid({ expectedTotal: 1 }))).toMatchObject({ code: 'PRICE_CHANGED', path: ['expectedTotal'] });
});

/** What staff should look at of an order that is taken all the same. */
async function doubtsOf(order: object): Promise<unknown> {
  const placed = await place(paid(order));
  expect(placed).toMatchObject({ __typename: 'Order' });
  return placed.doubts;
}

/** Enough for the minimum, and these. */
const lines = (...dishes: object[]) => [{ variantId: variant('Pizza'), quantity: 6, unitPrice: 900 }, ...dishes];

describe('what is paid is taken whatever the rules of the shop say, and staff read what to look at', () => {
  test.each([
    ['past', '2026-11-20T08:00:00Z', 'The time had passed already'],
    ['off the grid', '2026-11-20T15:07:00Z', 'Not a time that the shop offers'],
    ['too soon', '2026-11-20T12:15:00Z', 'Little time to make it'],
  ])('a time that is %s', async (_name, slotFrom, message) => {
    const order = await place(paid({ lines: lines(), slotFrom }));
    expect(order.doubts).toEqual([{ code: 'SLOT_UNAVAILABLE', path: ['slotFrom'], message }]);
    expect(order.promisedAt).toBe(new Date(Date.parse(slotFrom) + 30 * 60_000).toISOString());
  });

  test('a time that is full', async () => {
    const slotFrom = '2026-11-20T15:00:00Z';
    expect(await doubtsOf({ lines: lines(), slotFrom })).toEqual([]);
    expect(await doubtsOf({ lines: lines(), slotFrom })).toMatchObject([{ code: 'SLOT_TAKEN', path: ['slotFrom'] }]);
  });

  test('a shop that is closed, paused, or takes no orders at all', async () => {
    const { db } = server.database;
    const days = await db.workingDay.findMany({ where: { channelId: world.channel.id } });
    await db.workingDay.deleteMany({ where: { channelId: world.channel.id } });
    expect(await doubtsOf({ lines: lines() })).toMatchObject([{ code: 'SHOP_CLOSED', path: ['timeKind'] }]);
    await db.workingDay.createMany({ data: days.map((day) => ({ ...day, intervals: day.intervals ?? [] })) });
    await world.change({ pausedUntil: new Date('2026-11-20T14:00:00Z') });
    expect(await doubtsOf({ lines: lines() })).toMatchObject([{ code: 'ORDERS_PAUSED' }]);
    await world.change({ pausedUntil: null, isDeliveryAvailable: false });
    expect(await doubtsOf({ lines: lines() })).toEqual([
      { code: 'METHOD_UNAVAILABLE', path: ['deliveryMethod'], message: 'Delivery is turned off' },
    ]);
    await world.change({ isDeliveryAvailable: true, isActive: false });
    expect(await doubtsOf({ lines: lines() })).toMatchObject([{ code: 'MAINTENANCE', path: [] }]);
    await world.change({ isActive: true });
  });

  test('dishes and options that are sold out, off the menu, or chosen otherwise', async () => {
    const { db } = server.database;
    const [large] = await db.option.findMany({ where: { name: { equals: { en: 'Large' } } } });
    const optionIds = [globalId('Option', large?.id ?? '')];
    await db.option.update({ where: { id: large?.id ?? '' }, data: { isAvailable: false } });
    await db.categoryProduct.deleteMany({ where: { productId: world.products.get('Soup') ?? '' } });
    await world.stop('Pizza');
    const order = await place(
      paid({
        lines: lines(
          { variantId: variant('Cola'), optionIds, unitPrice: 450 },
          { variantId: variant('Cola'), unitPrice: 300 },
          { variantId: variant('Soup'), unitPrice: 500 },
        ),
      }),
    );
    expect(order.doubts).toEqual([
      { code: 'SOLD_OUT', path: ['lines', '0'], message: 'Sold out: Pizza' },
      { code: 'SOLD_OUT', path: ['lines', '1', 'optionIds'], message: 'Sold out: Large of Cola' },
      { code: 'INVALID_OPTIONS', path: ['lines', '2', 'optionIds'], message: 'Check the options of Cola' },
      { code: 'VARIANT_NOT_FOUND', path: ['lines', '3', 'variantId'], message: 'Not on the menu: Soup' },
    ]);
    expect(order).toMatchObject({
      totalPrice: { minor: 6650 },
      lines: [{ quantity: 6 }, { options: [{ name: 'Large' }], unitPrice: { minor: 450 } }, { options: [] }, {}],
    });
    await world.stop('Pizza', true);
  });

  test('a phone number that is masked goes to staff as it was sent, and makes no client', async () => {
    const order = await place(paid({ lines: lines(), phone: '+49 *** ** 20' }));
    expect(order).toMatchObject({
      phone: null,
      client: null,
      doubts: [{ code: 'INVALID_PHONE', path: ['phone'], message: 'Phone as it was sent: +49 *** ** 20' }],
    });
    const { order: told } = await server.database.db.outboxMessage.findFirstOrThrow({
      where: { checkoutId: readId(String(order.id))?.id ?? '' },
    });
    expect(told).toMatchObject({ contact: { name: 'Anna', phone: '' }, doubts: [{ code: 'INVALID_PHONE' }] });
  });

  test('a contact that is missing, a place outside of the areas, less than the minimum', async () => {
    const few = [{ variantId: variant('Tea'), unitPrice: 200 }];
    const found = await doubtsOf({ name: null, phone: null, street: null, lines: few });
    expect(found).toMatchObject([
      { code: 'REQUIRED', path: ['name'], message: 'No name' },
      { code: 'REQUIRED', path: ['phone'], message: 'No phone number' },
      { code: 'REQUIRED', path: ['street'], message: 'No address' },
      { code: 'BELOW_MINIMUM', path: [] },
    ]);
    const { db } = server.database;
    const polygon = [
      [52, 13],
      [52, 14],
      [53, 14],
    ];
    const zone = await db.deliveryZone.create({
      data: { shape: 'POLYGON', polygon, channelId: world.channel.id, name: { en: 'Mitte' } },
    });
    await world.showMenu();
    expect(await doubtsOf({ lines: lines(), latitude: 48, longitude: 11 })).toMatchObject([
      { code: 'OUTSIDE_DELIVERY_AREA' },
    ]);
    await db.deliveryZone.delete({ where: { id: zone.id } });
    await world.showMenu();
    await world.addWarehouse('Pankow');
    expect(await doubtsOf({ lines: lines(), deliveryMethod: 'PICKUP', street: null })).toMatchObject([
      { code: 'WAREHOUSE_REQUIRED', path: ['warehouseId'] },
    ]);
    await db.warehouse.delete({ where: { id: world.warehouse('Pankow') } });
  });

  test('long texts are kept whole', async () => {
    const street = `Hauptstr. 1, ${'Hinterhaus, '.repeat(12)}Berlin`;
    const note = 'No onions. '.repeat(15).trim();
    const [dish] = lines();
    expect(await place(paid({ street, lines: [{ ...dish, note }] }))).toMatchObject({ street, lines: [{ note }] });
    expect(await place(paid({ street: 'x'.repeat(501) }))).toMatchObject({ fields: [{ path: ['street'] }] });
  });
});

test('dishes and options are known by their article numbers', async () => {
  const { db } = server.database;
  await db.option.updateMany({ where: { name: { equals: { en: 'Large' } } }, data: { sku: 'L-1', isAvailable: true } });
  await world.showMenu();
  const cola = { sku: 'C-1', optionSkus: ['L-1'], unitPrice: 500 };
  expect(await place(paid({ lines: [cola] }))).toMatchObject({
    lines: [{ productName: 'Cola', options: [{ name: 'Large' }] }],
  });
  const refused = async (line: object) => place(paid({ lines: lines({ unitPrice: 1, ...line }) }));
  expect(await refused({ sku: 'X-1' })).toMatchObject({ code: 'VARIANT_NOT_FOUND', path: ['lines', '1', 'sku'] });
  const fault = (path: string[], code: string) => ({ fields: [{ path: ['lines', '1', ...path], code }] });
  expect(await refused({ sku: 'T-1' })).toMatchObject(fault(['sku'], 'SKU_NOT_UNIQUE'));
  expect(await refused({ ...cola, optionSkus: ['X'] })).toMatchObject(fault(['optionSkus', '0'], 'UNKNOWN_OPTION'));
  expect(await refused({ ...cola, variantId: variant('Cola') })).toMatchObject(fault(['sku'], 'INVALID'));
  expect(await refused({})).toMatchObject(fault(['variantId'], 'REQUIRED'));
});

test('what is not paid keeps to the rules of the shop, and what nobody can make is refused', async () => {
  const cash = { isPaid: false, paymentMethodId: globalId('PaymentMethod', world.payment()) };
  const few = [{ variantId: variant('Pizza'), quantity: 6 }];
  const refused = async (order: object) => place({ ...paid(), ...cash, lines: few, ...order });
  expect(await refused({ phone: '***' })).toMatchObject({ fields: [{ path: ['phone'], code: 'INVALID_PHONE' }] });
  expect(await refused({ slotFrom: '2026-11-20T15:07:00Z' })).toMatchObject({ code: 'SLOT_UNAVAILABLE' });
  await world.stop('Pizza');
  expect(await refused({})).toMatchObject({ code: 'SOLD_OUT', path: ['lines', '0'] });
  await world.stop('Pizza', true);
  const unknown = globalId('Variant', randomUUID());
  expect(await place(paid({ lines: [{ variantId: unknown, unitPrice: 1 }] }))).toMatchObject({
    code: 'VARIANT_NOT_FOUND',
    path: ['lines', '0', 'variantId'],
  });
});

test('REST takes the same order, once, and names inputs as they were sent', async () => {
  const order = {
    ...paid({
      source: 'Glovo',
      externalReference: 'R-1',
      commission: 5.5,
      deliveryFee: 2.5,
      slotFrom: '2026-11-20T15:07:00Z',
    }),
    lines: [{ sku: 'C-1', optionSkus: ['L-1'], quantity: 2, unitPrice: 5 }],
  };
  const { status, body, headers } = await wolt.post('/api/orders', order);
  expect(status).toBe(201);
  expect(headers.get('location')).toMatch(/^\/api\/checkout\/id\//);
  expect(body).toMatchObject({
    source: 'Glovo',
    externalReference: 'R-1',
    isPaidElsewhere: true,
    commission: 5.5,
    totalPrice: 12.5,
    doubts: [
      { code: 'BELOW_MINIMUM', path: [] },
      { code: 'SLOT_UNAVAILABLE', path: ['slotFrom'] },
    ],
  });
  const again = await wolt.post('/api/orders', order);
  expect(Object(again.body).id).toBe(Object(body).id);
  const other = await wolt.post('/api/orders', { ...order, commission: 6 });
  expect(other).toMatchObject({
    status: 422,
    body: { error: { code: 'IDEMPOTENCY_MISMATCH', path: ['externalReference'] } },
  });
  const lost = { ...order, externalReference: 'R-2', lines: [{ unitPrice: 5 }] };
  expect((await wolt.post('/api/orders', lost)).body).toMatchObject({
    error: { fields: [{ path: ['lines', '0', 'productVariantId'], code: 'REQUIRED' }] },
  });
  for (const client of [await program(['ORDERS_READ']), await program(['STOREFRONT'])])
    expect((await client.post('/api/orders', order)).status).toBe(403);
  expect((await server.client().post('/api/orders', order)).status).toBe(401);
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
  const { id } = await place(paid({ externalReference: 'W-feed', commission: 250 }));
  const reader = await program(['ORDERS_READ']);
  await eventually(async () => {
    const { body } = await reader.get('/api/orders?limit=100');
    const order = { source: 'Wolt', externalReference: 'W-feed', isPaidElsewhere: true, commission: 2.5 };
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
