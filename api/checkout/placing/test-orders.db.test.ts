import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readProductSales } from '../../catalog/lists/product-sales.store';
import { ReceiverEvent } from '../../generated/prisma/client';
import { createTestStaff, createTestToken, run, testContext } from '../../graphql/testing';
import { readKitchenDelay } from '../../hours/kitchen-load.store';
import { readShopWaits } from '../../insights/shop-waits.store';
import { checkPayment, leavePayment } from '../../payments/shopper-payment.command';
import { payingTests, withProvider } from '../../payments/testing-payments';
import { createAnnouncer } from '../../receivers/worker/announce-order';
import { amendOrder } from '../amending/amend-order.command';
import { placeExternalOrder } from '../elsewhere/place-external-order.command';
import { delayOrder } from '../order-life/delay-order.command';
import { moveOrder } from '../order-life/move-order.command';
import { stepBackOrder } from '../order-life/step-back.command';
import { goodDetails } from '../testing-shopper';
import { shop, type World } from '../testing-world';
import { type PlaceOrderInput, placeOrder } from './place-order.command';
import type { PlacingCaller } from './placing';

/** What programs order with a test token. */
const servers = payingTests();

const EVERYTHING = Object.values(ReceiverEvent);

const open = (settings: Parameters<typeof shop>[1] = {}) =>
  shop(servers.database.db, settings)
    .dish('Pizza', 1000)
    .promo('WELCOME10', { totalLimit: 1 })
    .receiver('kitchen', EVERYTHING)
    .testReceiver('rehearsal', EVERYTHING)
    .open();

/** A program of the shop; its orders are announced to receivers, without links to their pages. */
async function program(world: World, isTest: boolean): Promise<PlacingCaller> {
  const actor = await createTestToken(world.db, world.channel.id, ['STOREFRONT', 'ORDERS_WRITE'], isTest);
  return { ...world.caller(actor), announceOrder: createAnnouncer(() => null) };
}

const place = (world: World, caller: PlacingCaller, input: Partial<PlaceOrderInput> = {}) =>
  placeOrder(caller, {
    ...goodDetails(world),
    idempotencyKey: randomUUID(),
    lines: [world.choice('Pizza')],
    ...input,
  });

async function toldTo(world: World, receiver: string) {
  const where = { receiverId: world.receivers.get(receiver) };
  const messages = await world.db.outboxMessage.findMany({ where, orderBy: { sequence: 'asc' } });
  return messages.map(({ event, order }) => ({ event, order }));
}

const eventsOf = async (world: World, receiver: string) => (await toldTo(world, receiver)).map(({ event }) => event);

test('every event of a test order reaches the receivers for tests alone, and those of a real one all the others', async () => {
  const world = await open();
  const caller = await program(world, true);
  const { id } = await place(world, caller);
  await moveOrder(caller, { id, to: 'ACCEPTED' });
  await delayOrder(caller, { id, minutes: 10, reason: 'Busy' });
  await stepBackOrder(caller, { id, reason: 'Too soon' });
  await moveOrder(caller, { id, to: 'CANCELLED', reasonCode: 'CLOSING' });
  expect(await eventsOf(world, 'kitchen')).toEqual([]);
  const told = await toldTo(world, 'rehearsal');
  expect(told.map(({ event }) => event)).toEqual([
    'PLACED',
    'STATUS_CHANGED',
    'STATUS_CHANGED',
    'STEPPED_BACK',
    'CANCELLED',
  ]);
  expect(told.every(({ order }) => Object(order).isTest === true)).toBe(true);

  await place(world, await program(world, false));
  expect(await toldTo(world, 'kitchen')).toMatchObject([{ event: 'PLACED', order: { isTest: false } }]);
  expect(await eventsOf(world, 'rehearsal')).toHaveLength(5);
});

test('the mark is the order’s own: who moves or changes it leaves it as it is', async () => {
  const world = await open();
  const { id, isTest } = await place(world, await program(world, true));
  expect(isTest).toBe(true);
  const moved = await moveOrder(await program(world, false), { id, to: 'ACCEPTED' });
  expect(moved.isTest).toBe(true);
  expect((await moveOrder(await program(world, true), { id, to: 'PREPARING' })).isTest).toBe(true);
});

test('a test order takes no place of its time, no use of a code and no client, and gives none back', async () => {
  const world = await open({ slotCapacity: 1 });
  const caller = await program(world, true);
  const slotFrom = new Date('2026-11-20T15:00:00Z');
  const wish = { slotFrom, timeKind: 'SLOT', promoCode: 'WELCOME10' } as const;
  const taken = async () => ({
    places: await world.db.slotUsage.findMany({ where: { channelId: world.channel.id }, select: { taken: true } }),
    used: (await world.promoCode('WELCOME10')).used,
    clients: await world.db.client.count({ where: { channelId: world.channel.id } }),
  });
  const first = await place(world, caller, wish);
  expect(first.totals).toMatchObject({ total: 900, promo: { code: 'WELCOME10', discount: 100 } });
  expect(first.number).toMatch(/-0001$/);
  expect(await taken()).toEqual({ places: [], used: 0, clients: 0 });

  const real = await place(world, await program(world, false), wish);
  const ofReal = { places: [{ taken: 1 }], used: 1, clients: 1 };
  expect(real.number).toMatch(/-0002$/);
  expect(await taken()).toEqual(ofReal);
  await moveOrder(caller, { id: first.id, to: 'CANCELLED', reasonCode: 'CLOSING' });
  await stepBackOrder(caller, { id: first.id, reason: 'By mistake' });
  await amendOrder(caller, { id: first.id, slotFrom: new Date('2026-11-20T16:00:00Z'), isAgreedByPhone: true });
  expect(await taken()).toEqual(ofReal);
  await expect(place(world, caller, { slotFrom, timeKind: 'SLOT' })).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
});

test('the key of a real order is free for a test order, which is never answered with a real one', async () => {
  const world = await open();
  const again = { idempotencyKey: 'order 1' };
  const real = await place(world, world.caller({ kind: 'visitor', sessionId: null }), again);
  const caller = await program(world, true);
  const tried = await place(world, caller, again);
  expect([real.isTest, tried.isTest]).toEqual([false, true]);
  expect((await place(world, caller, again)).id).toBe(tried.id);
  const earnest = await place(world, await program(world, false), { idempotencyKey: 'order 2' });
  expect((await place(world, caller, { idempotencyKey: 'order 2' })).id).not.toBe(earnest.id);
});

test('a change of a test order goes by the promo code that it names, as of any other', async () => {
  const world = await open();
  const caller = await program(world, true);
  const { id, lines } = await place(world, caller, { promoCode: 'WELCOME10' });
  const amended = { lineId: lines[0]?.id ?? '', quantity: 3 };
  const { totals } = await amendOrder(caller, { id, lines: [amended], isAgreedByPhone: true });
  expect(totals).toMatchObject({ productsCost: 3000, promo: { discount: 300 }, total: 2700 });
  expect(await world.promoCode('WELCOME10')).toMatchObject({ used: 0 });
});

const SALES = `{ channel {
  sales { orders topDishes { name } }
  all: orders { totalCount } tests: orders(isTest: true) { nodes { isTest } } real: orders(isTest: false) { totalCount }
} }`;

test('reports, popular dishes, the kitchen’s load and the waits that are watched leave test orders out', async () => {
  const world = await open({ kitchenCapacity: 1 });
  const { db, channel, now } = world;
  await place(world, await program(world, true));
  const manager = testContext(db, channel, {
    actor: await createTestStaff(db, channel.id, 'MANAGER'),
    now: () => world.now,
  });
  expect(await run(manager, SALES)).toEqual({
    channel: {
      sales: { orders: 0, topDishes: [] },
      all: { totalCount: 1 },
      tests: { nodes: [{ isTest: true }] },
      real: { totalCount: 0 },
    },
  });
  const longAgo = new Date(0);
  expect(await readProductSales(db, world.products.get('Pizza') ?? '', longAgo)).toEqual({ orders: 0, quantity: 0 });
  expect(await readKitchenDelay(db, channel, now)).toBe(0);
  expect(await readShopWaits(db, now, channel.id)).toMatchObject([{ untaken: 0 }]);
});

test('an order from elsewhere that was tried with a test token can still come as a real one', async () => {
  const world = await open();
  const order = {
    ...goodDetails(world),
    source: 'Wolt',
    externalReference: 'W-1',
    isPaid: true,
    paymentMethodId: null,
    lines: [{ ...world.choice('Pizza'), unitPrice: 1100 }],
  };
  const trial = await placeExternalOrder(await program(world, true), order);
  const again = await placeExternalOrder(await program(world, true), order);
  const real = await placeExternalOrder(await program(world, false), order);
  expect([trial.isTest, again.id === trial.id, real.isTest]).toEqual([true, true, false]);
  expect(await eventsOf(world, 'kitchen')).toEqual(['PLACED']);
});

test('a test order is paid with play money: a live account is refused, and only receivers for tests get the events', async () => {
  const world = await open();
  const paid = await withProvider(world, servers.simulators);
  const caller = { ...paid.caller((await program(world, true)).actor), announceOrder: createAnnouncer(() => null) };
  const wish = { paymentMethodId: paid.methodId };
  const order = await place(world, caller, wish);
  const [payment] = await world.db.payment.findMany({ where: { checkoutId: order.id } });
  expect(payment).toMatchObject({ isOfTestOrder: true, isLive: false });
  paid.simulator.bank.pay(payment?.reference ?? '');
  await checkPayment(caller, paid.desk, order.token ?? '');
  const placed = await world.db.checkout.findUniqueOrThrow({ where: { id: order.id } });
  expect(placed).toMatchObject({ status: 'PLACED', isTest: true, clientId: null });
  expect(await eventsOf(world, 'rehearsal')).toEqual(['PLACED', 'PAYMENT_AUTHORISED']);

  const left = await place(world, caller, wish);
  await leavePayment(caller, paid.desk, left.token ?? '');
  expect(await world.db.checkout.findUnique({ where: { id: left.id } })).toMatchObject({ isTest: false });
  expect(await eventsOf(world, 'kitchen')).toEqual([]);

  await world.db.paymentProvider.update({ where: { id: paid.providerId }, data: { isLive: true } });
  await expect(place(world, caller, wish)).rejects.toMatchObject({ code: 'LIVE_PAYMENT_REFUSED' });
});
