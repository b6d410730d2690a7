import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { moveOrder } from '../../../checkout/order-life/move-order.command';
import { shop } from '../../../checkout/testing-world';
import { globalId } from '../../../graphql/testing';
import { providersAt } from '../../../payments/providers/open-provider';
import { type Simulators, startSimulators } from '../../../payments/simulator/start-simulators';
import { type PaidWorld, TEST_SECRET_KEY, withProvider } from '../../../payments/testing-payments';
import { createApiToken } from '../../../staff/tokens/api-token.command';
import { startTestServer, type TestServer } from '../../server/testing-server';
import { staffClient } from '../../server/testing-staff';
import { openApiDocument } from '../paths';

/** A program that speaks REST alone leads its shoppers through a payment. */
let server: TestServer;
let simulators: Simulators;
let paid: PaidWorld;

beforeAll(async () => {
  simulators = await startSimulators();
  const openProvider = providersAt({ stripeUrl: simulators.stripe.url, yookassaUrl: `${simulators.yookassa.url}/v3` });
  server = await startTestServer({ services: { openProvider, secretKey: TEST_SECRET_KEY } });
  const world = await shop(server.database.db, { currencyCode: 'EUR' }).dish('Pizza', 900).open();
  paid = await withProvider(world, simulators);
});
afterAll(async () => {
  await server.close();
  await simulators.close();
});

const Order = z.looseObject({
  id: z.string(),
  token: z.string(),
  items: z.array(z.looseObject({ id: z.string() })),
  payments: z.array(z.looseObject({ continueUrl: z.string().nullable() })),
});

async function placeUnpaid(client = server.client()) {
  const body = {
    lines: [{ productVariantId: globalId('Variant', paid.world.variant('Pizza')), quantity: 2 }],
    name: 'Anna',
    phone: '+49 30 901820',
    deliveryMethod: 'PICKUP',
    paymentMethodId: globalId('PaymentMethod', paid.methodId),
  };
  const placed = await client.post('/api/checkout', body, { 'idempotency-key': crypto.randomUUID() });
  expect(placed).toMatchObject({ status: 201, body: { status: 'OPEN', number: null, moneyState: 'AWAITED' } });
  const order = Order.parse(placed.body);
  const reference = order.payments[0]?.continueUrl?.split('/').at(-1) ?? '';
  const call = (act: string) => client.post(`/api/checkout/payment/${act}`, { token: order.token });
  return { client, order, reference, call };
}

test('an order that is paid first says where, and is placed once it is', async () => {
  const { client, order, reference, call } = await placeUnpaid();
  expect(await call('check')).toMatchObject({ status: 200, body: { status: 'OPEN', heldUntil: expect.any(String) } });
  paid.simulator.bank.pay(reference);
  expect(await call('check')).toMatchObject({
    status: 200,
    body: { id: order.id, status: 'PLACED', number: expect.any(String), moneyState: 'AUTHORISED', amountDue: 0 },
  });
  const { body } = await client.get(`/api/checkout/id/${order.id}?token=${order.token}`);
  expect(body).toMatchObject({ status: 'PLACED', payments: [{ status: 'AUTHORISED', amount: 18, continueUrl: null }] });
});

test('one that is left is a cart again, unless it is paid by then', async () => {
  const left = await placeUnpaid();
  expect(await left.call('leave')).toMatchObject({ status: 200, body: { status: 'OPEN', heldUntil: null } });
  const late = await placeUnpaid();
  paid.simulator.bank.pay(late.reference);
  expect(await late.call('leave')).toMatchObject({ status: 200, body: { status: 'PLACED' } });
});

test('one whose session ends meanwhile is placed, too', async () => {
  const client = server.client();
  await client.post('/api/checkout/add', { productVariantId: globalId('Variant', paid.world.variant('Pizza')) });
  const { order, reference, call } = await placeUnpaid(client);
  const { count } = await server.database.db.session.deleteMany({ where: { channelId: paid.world.channel.id } });
  expect(count).toBe(1);
  paid.simulator.bank.pay(reference);
  expect(await call('check')).toMatchObject({ status: 200, body: { id: order.id, status: 'PLACED' } });
});

test('a cook is refused the link of a cart that waits for its payment, and the document lists it', async () => {
  const cook = await staffClient(server, paid.world.channel.id, 'KITCHEN');
  const { order } = await placeUnpaid();
  const { status } = await cook.get(`/api/checkout/id/${order.id}?token=${order.token}`);
  expect(status).toBe(403);
  expect(openApiDocument([])).toMatchObject({
    paths: { '/api/checkout/id/{id}': { get: { responses: { 403: {} } } } },
  });
});

test('a token of no order, and a body without one, are refused', async () => {
  const client = server.client();
  expect(await client.post('/api/checkout/payment/check', { token: 'none' })).toMatchObject({ status: 404 });
  expect(await client.post('/api/checkout/payment/check', {})).toMatchObject({ status: 422 });
});

async function program(scope: 'REFUNDS' | 'ORDERS_WRITE') {
  const { secret } = await createApiToken(await paid.world.staff('ADMIN'), {
    name: scope,
    scopes: [scope],
    expiresAt: null,
  });
  return server.client({ authorization: `Bearer ${secret}` });
}

test('a program with the scope gives back, once each, and reads what has become of it', async () => {
  const { order, reference, call } = await placeUnpaid();
  paid.simulator.bank.pay(reference);
  await call('check');
  const { id } = await paid.world.db.checkout.findUniqueOrThrow({ where: { token: order.token } });
  await moveOrder(await paid.world.staff('OPERATOR'), { id, to: 'ACCEPTED', version: null });
  await paid.reconcile(60_000);
  const path = `/api/orders/${order.id}/refunds`;
  const books = await program('REFUNDS');
  const lineId = order.items[0]?.id ?? '';
  const body = { lines: [{ lineId, quantity: 1 }], reason: 'Cold', seenAmount: 9 };
  const refund = (change: object, key: string) => books.post(path, { ...body, ...change }, { 'idempotency-key': key });
  const given = { status: 201, body: { id: order.id, payments: [{ refunds: [{ amount: 9 }] }] } };
  expect(await refund({ seenAmount: 8.5 }, 'one')).toMatchObject({
    status: 409,
    body: { error: { code: 'STALE_ORDER' } },
  });
  expect(await refund({}, 'one')).toMatchObject(given);
  expect(await refund({}, 'one')).toMatchObject(given);
  expect(await refund({ reason: 'Late' }, 'one')).toMatchObject({
    status: 422,
    body: { error: { code: 'IDEMPOTENCY_MISMATCH', path: ['Idempotency-Key'] } },
  });
  // Two programs may count their refunds alike: what the other one asks for is a refund of its own.
  const other = await program('REFUNDS');
  expect(await other.post(path, { ...body, seenAmount: 8.5 }, { 'idempotency-key': 'one' })).toMatchObject({
    status: 409,
    body: { error: { code: 'STALE_ORDER' } },
  });
  await paid.reconcile(60_000);
  expect(paid.simulator.bank.get(reference).refunds.map(({ amount }) => amount)).toEqual([900]);
  expect(await refund({ lines: [{ lineId, quantity: 2 }] }, 'two')).toMatchObject({
    status: 409,
    body: { error: { code: 'REFUND_TOO_LARGE' } },
  });
  expect(await refund({ lines: [], reason: '' }, 'two')).toMatchObject({
    status: 422,
    body: { error: { fields: [{ path: ['reason'] }] } },
  });
  // The feed waits for every transaction that is under way, those of tests beside this one too.
  await expect
    .poll(() => books.get('/api/orders'))
    .toMatchObject({
      body: {
        orders: expect.arrayContaining([expect.objectContaining({ id: order.id, moneyState: 'PARTLY_REFUNDED' })]),
      },
    });
});

test('without the scope nothing is given back', async () => {
  const { order } = await placeUnpaid();
  const path = `/api/orders/${order.id}/refunds`;
  const till = await program('ORDERS_WRITE');
  expect(await till.post(path, { reason: 'Cold' })).toMatchObject({
    status: 403,
    body: { error: { code: 'FORBIDDEN', scope: 'refunds' } },
  });
  expect(await server.client().post(path, { reason: 'Cold' })).toMatchObject({ status: 401 });
});
