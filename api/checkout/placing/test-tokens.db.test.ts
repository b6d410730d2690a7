import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TokenActor } from '../../access/caller';
import { createTestStaff, createTestToken, execute, globalId, run, testContext } from '../../graphql/testing';
import { pauseOrders, resumeOrders } from '../../hours/pause.command';
import { watchEvents } from '../../http/graphql/testing-events';
import { startTestServer, type TestServer } from '../../http/server/testing-server';
import { eventually } from '../../kernel/testing-eventually';
import { refundOrder } from '../../payments/refunds/refund-order.command';
import { replayDelivery } from '../../receivers/studio/staff-delivery.command';
import { createAnnouncer } from '../../receivers/worker/announce-order';
import { createApiToken } from '../../staff/tokens/api-token.command';
import { amendOrder } from '../amending/amend-order.command';
import { answerProposal, confirmProposal, withdrawProposal } from '../amending/answer-proposal.command';
import { quoteAmendment } from '../amending/plan-amendment.command';
import type { CheckoutView } from '../checkout-view';
import { assignCourier } from '../couriers/courier-order.command';
import { bumpLines } from '../kitchen/bump-lines.command';
import { delayOrder } from '../order-life/delay-order.command';
import { moveOrder } from '../order-life/move-order.command';
import { updateOrderNote } from '../order-life/order-note.command';
import { stepBackOrder } from '../order-life/step-back.command';
import { orderAgain } from '../reorder/reorder.command';
import { goodDetails } from '../testing-shopper';
import { shop, type World } from '../testing-world';
import { placeOrder } from './place-order.command';
import type { PlacingCaller } from './placing';

/** A test token has to do with test orders alone, whatever its scopes say. */
let server: TestServer;
let world: World;
let actor: TokenActor;
let secret: string;
let caller: PlacingCaller;
let real: CheckoutView;
let tried: CheckoutView;
let proposalId: string;

beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db)
    .dish('Pizza', 1000)
    .receiver('kitchen', ['PLACED', 'STATUS_CHANGED'])
    .testReceiver('rehearsal', ['PLACED'])
    .open();
  const { db, channel } = world;
  const announceOrder = createAnnouncer(() => null);
  const place = (as: PlacingCaller) =>
    placeOrder(as, { ...goodDetails(world), idempotencyKey: randomUUID(), lines: [world.choice('Pizza')] });
  const all = ['STOREFRONT', 'ORDERS_WRITE', 'REFUNDS', 'CLIENTS', 'RECEIVERS'] as const;
  actor = await createTestToken(db, channel.id, all, true);
  caller = { ...world.caller(actor), announceOrder };
  tried = await place(caller);
  const earnest = { ...world.caller(await createTestToken(db, channel.id, all)), announceOrder };
  real = await place(earnest);
  await moveOrder(earnest, { id: real.id, to: 'ACCEPTED' });
  await amendOrder(earnest, { id: real.id, lines: [{ lineId: real.lines[0]?.id ?? '', quantity: 3 }] });
  proposalId = (await db.orderRevision.findFirstOrThrow({ where: { checkoutId: real.id } })).id;
  const provider = await db.paymentProvider.create({
    data: { channelId: channel.id, kind: 'STRIPE', isLive: true, keyCipher: new Uint8Array(32) },
  });
  await db.payment.create({
    data: {
      channelId: channel.id,
      checkoutId: real.id,
      providerId: provider.id,
      kind: 'STRIPE',
      isLive: true,
      amount: 3000,
      currencyCode: 'EUR',
      capturesAtOnce: true,
      returnUrl: 'http://localhost/finish',
      description: 'Pizza',
      locale: 'en',
    },
  });
  const boss = await createTestStaff(db, channel.id, 'ADMIN');
  const made = { name: 'Trials', scopes: ['STOREFRONT' as const, 'ORDERS_WRITE' as const], isTest: true };
  ({ secret } = await createApiToken(world.caller(boss), made));
});
afterAll(() => server.close());

const context = () => testContext(world.db, world.channel, { actor, now: () => world.now });
const ask = (source: string, variables = {}) => run(context(), source, variables);

test('lists, counts, search and payments have test orders alone', async () => {
  const LISTS = `query ($number: String!) { channel {
    orders { totalCount nodes { number } } found: orders(search: $number) { totalCount }
    everything: orders(isTest: false) { totalCount } orderCounts { status count oldestPlacedAt } payments { totalCount }
  } }`;
  expect(await ask(LISTS, { number: real.number })).toMatchObject({
    channel: {
      orders: { totalCount: 1, nodes: [{ number: tried.number }] },
      found: { totalCount: 0 },
      everything: { totalCount: 0 },
      orderCounts: [{ status: 'PLACED', count: 1 }],
      payments: { totalCount: 0 },
    },
  });
});

test.each([
  '{ channel { sales { orders } } }',
  '{ channel { salesBetween(from: "2026-01-01", to: "2026-01-02") { orders } } }',
  '{ channel { paymentDays(from: "2026-01-01", to: "2026-01-02") { day } } }',
  '{ channel { clients { totalCount } } }',
  '{ channel { receivers { name } } }',
])('%s is refused', async (source) => {
  const { errors } = await execute(context(), source);
  expect(errors?.map(({ originalError }) => originalError)).toMatchObject([{ code: 'FORBIDDEN' }]);
});

test('nothing that hangs on a real order is found by its id or its link', async () => {
  const { db } = world;
  const of = { where: { checkoutId: real.id } };
  const message = await db.outboxMessage.findFirstOrThrow(of);
  const { clientId } = await db.checkout.findUniqueOrThrow({ where: { id: real.id } });
  const ids = [
    globalId('Checkout', real.id),
    globalId('CheckoutLine', real.lines[0]?.id ?? ''),
    globalId('OrderRevision', proposalId),
    globalId('Payment', (await db.payment.findFirstOrThrow(of)).id),
    globalId('OrderDelivery', message.id),
    globalId('ReceiverMessage', message.id),
    globalId('Receiver', message.receiverId),
    globalId('Client', clientId ?? ''),
  ];
  for (const id of ids) {
    const { data } = await execute(context(), 'query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(data, id).toEqual({ node: null });
  }
  const ORDER = 'query ($token: String!) { order(token: $token) { ... on Order { number } } }';
  expect(await ask(ORDER, { token: real.token })).toEqual({ order: null });
  expect(await ask(ORDER, { token: tried.token })).toEqual({ order: { number: tried.number } });
});

test('no command moves, changes, reads or answers a real order, or stops the shop’s orders', async () => {
  const { id, lines, token } = real;
  const before = await world.db.checkout.findUniqueOrThrow({ where: { id } });
  const { id: messageId } = await world.db.outboxMessage.findFirstOrThrow({ where: { checkoutId: id } });
  const settle = { id, proposalId };
  const tries: readonly (() => Promise<unknown>)[] = [
    () => moveOrder(caller, { id, to: 'CANCELLED', reasonCode: 'CLOSING' }),
    () => delayOrder(caller, { id, minutes: 10, reason: 'Busy' }),
    () => stepBackOrder(caller, { id, reason: 'Too soon' }),
    () => amendOrder(caller, { id, lines: [], isAgreedByPhone: true }),
    () => quoteAmendment(caller, { id, lines: [] }),
    () => confirmProposal(caller, settle),
    () => withdrawProposal(caller, settle),
    () => answerProposal(caller, { token: token ?? '', proposalId, isAccepted: true }),
    () => updateOrderNote(caller, { id, version: 0, note: 'Seen' }),
    () => assignCourier(caller, { id, courierId: null }),
    () => bumpLines(caller, { orderId: id, lineIds: lines.map((line) => line.id), isMade: true }),
    () => refundOrder(caller, { id, idempotencyKey: randomUUID(), reason: 'Late' }),
    () => orderAgain(caller, async () => randomUUID(), token ?? ''),
    () => replayDelivery(caller, messageId),
    () => pauseOrders(caller, { minutes: 30 }),
    () => resumeOrders(caller),
  ];
  for (const attempt of tries) {
    const code = await attempt().then(
      () => 'DONE',
      (error) => error.code,
    );
    expect(['ORDER_NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN'], String(attempt)).toContain(code);
  }
  expect(await world.db.checkout.findUniqueOrThrow({ where: { id } })).toEqual(before);
  expect((await moveOrder(caller, { id: tried.id, to: 'ACCEPTED' })).status).toBe('ACCEPTED');
});

test('the feed, the path of an order and live updates show test orders alone', async () => {
  const headers = { authorization: `Bearer ${secret}` };
  await eventually(async () => {
    const { body } = await server.client(headers).get('/api/orders');
    expect((body as { orders: { number: string }[] }).orders.map(({ number }) => number)).toEqual([tried.number]);
  });
  const path = `/api/checkout/id/${globalId('Checkout', real.id)}`;
  for (const asked of [path, `${path}?token=${real.token}`])
    expect((await server.client(headers).get(asked)).status).toBe(404);
  const heard = await watchEvents(server.url, 'subscription { orders { checkout { number } } }', headers);
  const operator = await world.staff('OPERATOR');
  await moveOrder(operator, { id: real.id, to: 'CANCELLED', reasonCode: 'CLOSING' });
  await moveOrder(caller, { id: tried.id, to: 'PREPARING' });
  expect(await heard.next()).toMatchObject({ data: { orders: { checkout: { number: tried.number } } } });
  heard.leave();
});

test('no test token is made with scopes of which it would have nothing', async () => {
  const boss = world.caller(await createTestStaff(world.db, world.channel.id, 'ADMIN'));
  for (const scope of ['CLIENTS', 'RECEIVERS'] as const) {
    await expect(createApiToken(boss, { name: 'x', scopes: [scope], isTest: true })).rejects.toMatchObject({
      fields: [{ path: ['input', 'scopes'], code: 'SCOPES_OF_REAL_ORDERS' }],
    });
  }
});
