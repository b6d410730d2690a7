import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { globalId } from '../../graphql/testing';
import { createSignIn } from '../../staff/testing';
import type { TestClient } from '../server/testing-client';
import { startTestServer, TEST_BUILD, type TestServer } from '../server/testing-server';
import { staffClient } from '../server/testing-staff';

/** Section 7 of the specification, row by row. */
let server: TestServer;
let world: World;
let cola: string;
let soup: string;

beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db)
    .dish('Cola', 300)
    .dish('Soup', 550)
    .withOption('Bread', { White: 0, Rye: 50 }, { minimum: 1 })
    .open();
  await createSignIn(server.database.db, world.channel.id);
  [cola, soup] = [globalId('Variant', world.variant('Cola')), globalId('Variant', world.variant('Soup'))];
});
afterAll(() => server.close());

const details = () => ({
  name: 'Anna Schmidt',
  phone: '030 901820',
  deliveryMethod: 'PICKUP',
  changeFrom: 20,
  paymentMethodId: globalId('PaymentMethod', world.payment()),
});

async function signedIn(): Promise<TestClient> {
  return staffClient(server, world.channel.id, 'ADMIN');
}

test('GET /api/_auth/session says who is signed in, and that it is ready', async () => {
  expect(await server.client().get('/api/_auth/session')).toMatchObject({ status: 200, body: { ready: true } });
  const { body, headers } = await (await signedIn()).get('/api/_auth/session');
  expect(body).toMatchObject({ ready: true, user: { login: expect.stringContaining('admin'), role: 'ADMIN' } });
  expect(headers.get('cache-control')).toBe('private, no-cache');
});

test('POST /api/auth/session says who is there and makes no row, however often; the first that is kept makes one', async () => {
  const { db } = server.database;
  const before = await db.session.count();
  const client = server.client();
  const CREATE = 'mutation { createSession { ... on Session { isReady user { login } } } }';
  for (let visit = 0; visit < 20; visit += 1) {
    const sent = visit % 2 === 0 ? undefined : {};
    expect(await client.post('/api/auth/session', sent)).toMatchObject({ status: 200, body: { ready: true } });
    expect((await client.graphql(CREATE)).body).toEqual({ data: { createSession: { isReady: true, user: null } } });
  }
  expect([client.cookie, await db.session.count()]).toEqual(['', before]);
  await client.patch('/api/checkout', { name: 'Anna' });
  const { cookie } = client;
  expect([cookie, await db.session.count()]).toEqual([expect.stringMatching(/^carte_session=[\w-]{43}$/), before + 1]);
  await client.post('/api/auth/session', {});
  expect([client.cookie, await db.session.count()]).toEqual([cookie, before + 1]);
  const { body } = await (await signedIn()).post('/api/auth/session');
  expect(body).toMatchObject({ ready: true, user: { role: 'ADMIN' } });
});

test('DELETE /api/_auth/session signs out', async () => {
  const client = await signedIn();
  const { cookie } = client;
  expect(await client.send('DELETE', '/api/_auth/session')).toMatchObject({ status: 200, body: { ready: true } });
  // The device's mark stays, so others' wrong tries do not lock its owner out.
  expect(client.cookie).toMatch(/^carte_devices=[^;]+$/);
  expect((await client.get('/api/_auth/session', { cookie })).body).toEqual({ ready: true });
});

test('GET /api/checkout is empty without a cart, which resets a client’s own', async () => {
  const { status, body, headers } = await server.client().get('/api/checkout');
  expect([status, body, headers.get('cache-control')]).toEqual([204, null, 'no-store']);
});

test('POST /api/checkout/add puts a dish in and answers with the whole cart', async () => {
  const client = server.client();
  const bread = globalId('Option', world.options.get('Rye') ?? '');
  await client.post('/api/checkout/add', { productVariantId: cola });
  const added = await client.post('/api/checkout/add', { productVariantId: soup, optionIds: [bread], quantity: 2 });
  expect(added).toMatchObject({
    status: 200,
    body: {
      status: 'OPEN',
      name: null,
      phone: null,
      totalPrice: 15,
      deliveryMethod: 'DELIVERY',
      items: [
        { productName: 'Cola', quantity: 1, unitPrice: 3, total: 3 },
        { productName: 'Soup', quantity: 2, unitPrice: 6, options: [{ group: 'Bread', name: 'Rye' }] },
      ],
    },
  });
  expect((await client.get('/api/checkout')).body).toEqual(added.body);
});

test('PATCH /api/checkout keeps what was filled in and answers with the cart', async () => {
  const client = server.client();
  const slotFrom = '2026-11-20T17:00:00+01:00';
  const answer = await client.patch('/api/checkout', { ...details(), slotFrom, floor: '3' });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      name: 'Anna Schmidt',
      phone: '+4930901820',
      deliveryMethod: 'PICKUP',
      changeFrom: 20,
      floor: '3',
      timeKind: 'SLOT',
      slotFrom: '2026-11-20T16:00:00.000Z',
      paymentType: 'CASH',
    },
  });
  expect((await client.patch('/api/checkout', { floor: null })).body).toMatchObject({ floor: null, changeFrom: 20 });
});

test('PATCH /api/checkout takes a promo code and takes it off; one that can’t be used changes nothing', async () => {
  await world.addPromo('REST10', {});
  const client = server.client();
  await client.post('/api/checkout/add', { productVariantId: cola, quantity: 2 });
  expect(await client.patch('/api/checkout', { ...details(), promoCode: ' rest10 ' })).toMatchObject({
    status: 200,
    body: { name: 'Anna Schmidt', totalPrice: 5.4 },
  });
  const { status, body } = await client.patch('/api/checkout', { promoCode: 'NO-SUCH-CODE', floor: '9' });
  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { code: 'PROMO_NOT_APPLICABLE', path: ['promoCode'] } });
  expect((await client.get('/api/checkout')).body).toMatchObject({ totalPrice: 5.4, floor: null });
  expect((await client.patch('/api/checkout', { promoCode: null })).body).toMatchObject({ totalPrice: 6 });
  await client.patch('/api/checkout', { promoCode: 'REST10' });
  const placed = await client.post('/api/checkout', details(), { 'idempotency-key': randomUUID() });
  expect(placed).toMatchObject({ status: 201, body: { totalPrice: 5.4 } });
});

test('POST /api/checkout/again puts a past order into the cart and says what is missing', async () => {
  const client = server.client();
  const key = { 'idempotency-key': randomUUID() };
  const lines = [
    { productVariantId: cola, quantity: 2 },
    { productVariantId: soup, optionIds: [globalId('Option', world.options.get('Rye') ?? '')] },
  ];
  const placed = await client.post('/api/checkout', { ...details(), lines }, key);
  const { token } = placed.body as { token: string };
  await world.stop('Soup');
  const { status, body } = await client.post('/api/checkout/again', { token });
  await world.stop('Soup', true);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    checkout: { items: [{ productName: 'Cola', quantity: 2 }], totalPrice: 6 },
    notAdded: [{ productName: 'Soup', quantity: 1, code: 'SOLD_OUT', message: expect.stringMatching(/sold out/) }],
  });
  expect(await client.post('/api/checkout/again', { token: 'no such order' })).toMatchObject({
    status: 404,
    body: { error: { code: 'ORDER_NOT_FOUND' } },
  });
});

test('POST /api/checkout refuses what has just been stopped with its reason, and keeps the cart', async () => {
  const client = server.client();
  await client.post('/api/checkout/add', { productVariantId: cola, quantity: 2 });
  await world.stop('Cola');
  const refused = await client.post('/api/checkout', details(), { 'idempotency-key': randomUUID() });
  await world.stop('Cola', true);
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'SOLD_OUT' } } });
  expect((await client.get('/api/checkout')).body).toMatchObject({ items: [{ productName: 'Cola', quantity: 2 }] });
});

test('POST /api/checkout/line/{lineId} counts up and down, removes and sets', async () => {
  const client = server.client();
  const { body } = await client.post('/api/checkout/add', { productVariantId: cola });
  const { items } = body as { items: { id: string }[] };
  const path = `/api/checkout/line/${items[0]?.id}`;
  const change = async (input: object) => (await client.post(path, input)).body;
  expect(await change({ method: 'increment' })).toMatchObject({ items: [{ quantity: 2 }] });
  expect(await change({ method: 'set', quantity: 9 })).toMatchObject({ items: [{ quantity: 9 }], totalPrice: 27 });
  expect(await change({ method: 'decrement' })).toMatchObject({ items: [{ quantity: 8 }] });
  expect(await change({ method: 'remove' })).toMatchObject({ items: [], totalPrice: 0 });
  expect((await client.get('/api/checkout')).status).toBe(204);
  expect(await client.post(path, { method: 'increment' })).toMatchObject({ status: 404 });
});

test('POST /api/checkout places the cart once for a key, and GET /api/checkout/id/{id} shows it to its owner', async () => {
  const client = server.client();
  await client.post('/api/checkout/add', { productVariantId: cola, quantity: 2 });
  const key = { 'idempotency-key': randomUUID() };
  const placed = await client.post('/api/checkout', { ...details(), expectedTotal: 6 }, key);
  expect(placed).toMatchObject({ status: 201, body: { status: 'PLACED', totalPrice: 6, name: 'Anna Schmidt' } });
  const location = placed.headers.get('location') ?? '';
  expect((await client.post('/api/checkout', { ...details(), expectedTotal: 6 }, key)).body).toEqual(placed.body);
  expect((await client.get('/api/checkout')).status).toBe(204);
  const { id, number } = placed.body as { id: string; number: string };
  expect((await client.get(`/api/checkout/id/${id}`)).body).toMatchObject({ number, phone: '+4930901820' });
  expect((await client.get(location)).body).toMatchObject({ number });
});

test('GET /api/checkout/id/{id} is whole for staff, masked behind a link, and unknown to anybody else', async () => {
  const body = { ...details(), lines: [{ productVariantId: cola, quantity: 3 }] };
  const placed = await server.client().post('/api/checkout', body, { 'idempotency-key': randomUUID() });
  const { id, token } = placed.body as { id: string; token: string };
  const path = `/api/checkout/id/${id}`;
  expect((await (await signedIn()).get(path)).body).toMatchObject({ name: 'Anna Schmidt', token });
  const masked = await server.client().get(`${path}?token=${token}`);
  expect(masked.body).toMatchObject({
    status: 'PLACED',
    name: null,
    phone: null,
    token: null,
    items: [{ quantity: 3 }],
  });
  for (const query of ['', '?token=', '?token=%00', `?token=${'A'.repeat(22)}`]) {
    expect(await server.client().get(path + query)).toMatchObject({
      status: 404,
      body: { error: { code: 'ORDER_NOT_FOUND' } },
    });
  }
});

test('builds/latest.json names the running build, and is revalidated each time', async () => {
  const { body, headers } = await server.client().get('/builds/latest.json');
  expect([body, headers.get('cache-control')]).toEqual([TEST_BUILD, 'no-cache']);
});

test('builds/meta/{id}.json gives the route rules of this build for ever, and no other’s', async () => {
  const { body, headers } = await server.client().get(`/builds/meta/${TEST_BUILD.id}.json`);
  expect(body).toMatchObject({ id: TEST_BUILD.id, matcher: { static: { '/': { prerender: true } } } });
  expect(headers.get('cache-control')).toContain('immutable');
  for (const name of ['other.json', TEST_BUILD.id, '..%2Flatest.json']) {
    expect((await server.client().get(`/builds/meta/${name}`)).status).toBe(404);
  }
});

test('{path}/_payload.json asks for a prerendered page’s data, in any language, and for no other page’s', async () => {
  const client = server.client();
  const payload = async (path: string) => (await client.get(path)).body;
  expect(await payload('/_payload.json')).toEqual({ page: '/', localePrefix: '', wantsPayload: true });
  expect(await payload('/ru/catalog/food/_payload.json')).toEqual({
    page: '/ru/catalog/food',
    localePrefix: '/ru',
    wantsPayload: true,
  });
  for (const path of ['/checkout', '/finish', '/command-center/orders']) {
    expect((await client.get(`${path}/_payload.json`)).status).toBe(404);
  }
});

test.each([
  ['POST', '/api/channel', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/api/checkout', 'GET, PATCH, POST, HEAD, OPTIONS'],
  ['GET', '/api/checkout/add', 'POST, OPTIONS'],
  ['GET', '/api/checkout/line/x', 'POST, OPTIONS'],
  ['GET', '/api/media', 'POST, OPTIONS'],
  ['PUT', '/api/orders', 'POST, GET, HEAD, OPTIONS'],
  ['DELETE', '/builds/latest.json', 'GET, HEAD, OPTIONS'],
  ['POST', '/health/ready', 'GET, HEAD, OPTIONS'],
  ['PUT', '/media/aa/640.webp', 'GET, HEAD, OPTIONS'],
] as const)('%s %s answers 405, and tells what the path takes', async (method, path, allow) => {
  const { status, headers, body } = await server.client().send(method, path);
  expect([status, headers.get('allow')]).toEqual([405, allow]);
  expect(body).toMatchObject({ error: { requestId: headers.get('x-request-id') } });
  expect(body).toMatchObject({ error: { code: 'METHOD_NOT_ALLOWED', message: expect.stringContaining(allow) } });
});

test('a path that the API does not have answers 404 in the usual form', async () => {
  for (const [method, path] of [
    ['GET', '/api/nothing'],
    ['PUT', '/api/checkouts'],
    ['POST', '/api/checkout/id'],
  ] as const) {
    expect(await server.client().send(method, path)).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND', message: expect.any(String) } },
    });
  }
});
