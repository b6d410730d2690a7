import { afterEach, describe, expect, test } from 'vitest';
import { moveOrder } from '../checkout/order-life/move-order.command';
import { testShopper } from '../checkout/testing-shopper';
import { shop } from '../checkout/testing-world';
import { ReceiverEvent } from '../generated/prisma/client';
import { globalId } from '../graphql/testing';
import { eraseClient } from '../privacy/erase-client.command';
import { readOrderObject, readPaymentObject } from '../receivers/template/stored-order';
import { takeNotice } from './notices.command';
import { workOnPayment } from './reconcile/work-on-payment.command';
import { refundOrder } from './refunds/refund-order.command';
import { checkPayment, leavePayment } from './shopper-payment.command';
import type { Fault } from './simulator/bank';
import { SIMULATED } from './simulator/start-simulators';
import { stripeNotice } from './simulator/stripe-simulator';
import { yookassaNotice } from './simulator/yookassa-simulator';
import { newPayer, payingTests, withProvider } from './testing-payments';

const servers = payingTests();
afterEach(() => {
  for (const simulator of [servers.simulators.stripe, servers.simulators.yookassa])
    simulator.chooseFault = () => 'NONE';
});

const MINUTE_MS = 60_000;
const EVERYTHING = Object.values(ReceiverEvent);

/** An order of 18.00 that waits for its payment, in a shop with a till that gets everything and a kitchen that does not. */
async function held(options: Parameters<typeof withProvider>[2] = {}) {
  const world = await shop(servers.database.db, { currencyCode: 'EUR' })
    .dish('Pizza', 900)
    .receiver('kitchen', ['PLACED', 'CANCELLED'])
    .receiver('till', EVERYTHING)
    .open();
  const paid = await withProvider(world, servers.simulators, options);
  const { db, channel } = world;
  const { actor, shopper } = await newPayer(paid);
  await shopper.add('Pizza', 2);
  const order = await paid.place(shopper);
  const payment = await db.payment.findFirstOrThrow({ where: { checkoutId: order.id } });
  const told = (receiver: string) =>
    db.outboxMessage.findMany({
      where: { channelId: channel.id, receiver: { name: receiver } },
      orderBy: { sequence: 'asc' },
    });
  return {
    paid,
    order,
    payment,
    bankId: payment.reference ?? '',
    actor,
    bank: paid.simulator.bank,
    /** The till's messages about money. */
    news: async () => (await told('till')).filter(({ payment: about }) => about !== null),
    /** The names of all that a receiver got. */
    events: async (receiver: string) => (await told(receiver)).map(({ event }) => event),
    move: async (to: 'ACCEPTED' | 'CANCELLED') => {
      const reason = to === 'CANCELLED' ? { reasonCode: 'CLOSING' as const } : {};
      await moveOrder(await world.staff('OPERATOR'), { id: order.id, to, ...reason });
    },
    refund: async (reason: string) =>
      refundOrder(await world.staff('MANAGER'), { id: order.id, idempotencyKey: crypto.randomUUID(), reason }),
  };
}

for (const kind of ['STRIPE', 'YOOKASSA'] as const) {
  describe(kind, () => {
    test('a receiver that chose them gets each change of a payment once, after the order itself', async () => {
      const { paid, order, payment, bank, bankId, news, events, move, refund } = await held({ kind });
      expect(await events('till')).toEqual([]);
      bank.pay(bankId);
      await paid.reconcile(MINUTE_MS);
      await paid.reconcile(MINUTE_MS);
      await move('ACCEPTED');
      await paid.reconcile(MINUTE_MS);
      await refund('The pizza was cold');
      await paid.reconcile(MINUTE_MS);
      await paid.reconcile(MINUTE_MS);
      expect(await events('till')).toEqual([
        ...['PLACED', 'PAYMENT_AUTHORISED', 'STATUS_CHANGED', 'PAYMENT_CAPTURED', 'PAYMENT_REFUNDED'],
      ]);
      expect(await events('kitchen')).toEqual(['PLACED']);

      const { number } = await servers.database.db.checkout.findUniqueOrThrow({ where: { id: order.id } });
      const [authorised, captured, refunded] = (await news()).map((message) => ({
        order: readOrderObject(message.order),
        payment: readPaymentObject(message.payment),
      }));
      const same = {
        version: 1,
        id: globalId('Payment', payment.id),
        orderId: globalId('Checkout', order.id),
        orderNumber: number,
      };
      const asked = { provider: kind, isTest: true, method: 'Card online', currencyCode: 'EUR', failure: null };
      const full = { minor: 1800, decimal: '18.00', formatted: '€18.00' };
      const none = { minor: 0, decimal: '0.00', formatted: '€0.00' };
      expect(authorised?.payment).toMatchObject({ ...same, ...asked, status: 'AUTHORISED', amount: full });
      expect(authorised?.payment).toMatchObject({ captured: none, refunded: none, refund: null, capturedAt: null });
      expect(authorised?.order).toMatchObject({ number, status: 'PLACED' });
      expect(captured?.payment).toMatchObject({ ...same, status: 'CAPTURED', captured: full, refunded: none });
      expect(captured?.order).toMatchObject({ number, status: 'ACCEPTED' });
      expect(refunded?.payment).toMatchObject({
        ...same,
        status: 'CAPTURED',
        captured: full,
        refunded: full,
        refund: { status: 'SUCCEEDED', cause: 'STAFF', reason: 'The pizza was cold', amount: full },
      });
    });

    test('a refused order gives the reservation up, and receivers hear so', async () => {
      const { paid, bank, bankId, news, move } = await held({ kind });
      bank.pay(bankId);
      await paid.reconcile(MINUTE_MS);
      await move('CANCELLED');
      for (const minutes of [1, 1, 5]) await paid.reconcile(minutes * MINUTE_MS);
      const messages = await news();
      expect(messages.map(({ event }) => event)).toEqual(['PAYMENT_AUTHORISED', 'PAYMENT_VOIDED']);
      expect(readOrderObject(messages[1]?.order)).toMatchObject({ status: 'CANCELLED' });
    });

    test('what comes to no order is sent without one', async () => {
      const { paid, payment, bank, bankId, news, events } = await held({ kind });
      await paid.reconcile(16 * MINUTE_MS);
      // YooKassa's page can't be closed by the shop: it ends by itself.
      if (bank.get(bankId).state === 'OPEN') bank.expire(bankId);
      await paid.reconcile(20 * MINUTE_MS);
      await paid.reconcile(70 * MINUTE_MS);
      const [message, ...others] = await news();
      const { status } = await servers.database.db.payment.findUniqueOrThrow({ where: { id: payment.id } });
      expect(status).not.toBe('CREATED');
      expect(message).toMatchObject({ event: `PAYMENT_${status}`, order: null });
      expect(readPaymentObject(message?.payment)).toMatchObject({ status, orderNumber: null });
      expect(others).toEqual([]);
      expect(await events('till')).toEqual([`PAYMENT_${status}`]);
    });

    test('notices that come thrice, and three processes at once, make one message of each change', async () => {
      const { paid, bank, bankId, events, move } = await held({ kind });
      const tell = async (kindOf: 'authorised' | 'captured') => {
        const notice =
          kind === 'STRIPE'
            ? await stripeNotice(kindOf, bank.get(bankId), SIMULATED.stripeNoticeSecret)
            : yookassaNotice(kindOf, bank.get(bankId));
        const header = (name: string) => Object.entries(notice.headers).find(([key]) => key === name)?.[1] ?? null;
        const take = () => takeNotice(paid.desk, paid.providerId, { text: notice.payload, header });
        await Promise.all([take(), take(), take()]);
        await Promise.all([paid.reconcile(), paid.reconcile(), paid.reconcile()]);
        await paid.reconcile();
      };
      bank.pay(bankId);
      await tell('authorised');
      await tell('authorised');
      await move('ACCEPTED');
      await paid.reconcile(MINUTE_MS);
      await tell('captured');
      await tell('authorised');
      expect(await events('till')).toEqual(['PLACED', 'PAYMENT_AUTHORISED', 'STATUS_CHANGED', 'PAYMENT_CAPTURED']);
    });

    test.each<Fault>(['FAIL_BEFORE', 'FAIL_AFTER', 'CUT_BEFORE', 'CUT_AFTER'])(
      'when each request is answered with %s at first, each change is told once all the same',
      async (fault) => {
        const { paid, order, news, move } = await held({ kind });
        const seen = new Set<string>();
        paid.simulator.chooseFault = (request) => {
          if (seen.has(request)) return 'NONE';
          seen.add(request);
          return fault;
        };
        const { reference } = await servers.database.db.payment.findFirstOrThrow({ where: { checkoutId: order.id } });
        paid.simulator.bank.pay(reference ?? '');
        for (let round = 0; round < 4; round += 1) await paid.reconcile(MINUTE_MS);
        await move('ACCEPTED');
        for (let round = 0; round < 4; round += 1) await paid.reconcile(MINUTE_MS);
        await move('CANCELLED');
        for (let round = 0; round < 6; round += 1) await paid.reconcile(6 * MINUTE_MS);
        const told = (await news()).map(({ event }) => event);
        expect(told).toEqual(['PAYMENT_AUTHORISED', 'PAYMENT_CAPTURED', 'PAYMENT_REFUNDED']);
      },
    );
  });
}

test('money that is taken at once is reported as taken, and not as reserved before', async () => {
  const { paid, bank, bankId, events } = await held({ captureTime: 'AT_ONCE' });
  bank.pay(bankId);
  await paid.reconcile(MINUTE_MS);
  expect(await events('till')).toEqual(['PLACED', 'PAYMENT_CAPTURED']);
});

test('a card that is refused is reported with the provider’s reason', async () => {
  const { paid, order, bank, bankId, news, actor } = await held({ kind: 'YOOKASSA' });
  bank.decline(bankId, true);
  await checkPayment(paid.caller(actor), paid.desk, order.token ?? '');
  const [message, ...others] = await news();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ event: 'PAYMENT_FAILED', order: null });
  const { failure } = await servers.database.db.payment.findFirstOrThrow({ where: { checkoutId: order.id } });
  expect(failure).toBeTruthy();
  expect(readPaymentObject(message?.payment)).toMatchObject({ failure, captured: { minor: 0 } });
});

test('of a shopper who leaves the payment and pays in cash, receivers get both', async () => {
  const { paid, order, events, actor } = await held();
  await leavePayment(paid.caller(actor), paid.desk, order.token ?? '');
  const shopper = testShopper(paid.world, actor, (each) => paid.caller(each));
  await shopper.place();
  for (const minutes of [1, 1, 30]) await paid.reconcile(minutes * MINUTE_MS);
  const told = await events('till');
  expect(told.filter((event) => event === 'PLACED')).toHaveLength(1);
  expect(told.filter((event) => event.startsWith('PAYMENT_'))).toHaveLength(1);
});

test('a refund that the provider refuses is reported, and so is one that came back later', async () => {
  const { paid, payment, bank, bankId, news, refund } = await held({ captureTime: 'AT_ONCE' });
  bank.pay(bankId);
  await paid.reconcile(MINUTE_MS);
  bank.canRefund = false;
  try {
    await refund('Cold');
    await paid.reconcile(MINUTE_MS);
    await paid.reconcile(MINUTE_MS);
  } finally {
    bank.canRefund = true;
  }
  await refund('Still cold');
  await paid.reconcile(MINUTE_MS);
  bank.failRefunds(bankId);
  await workOnPayment(paid.desk, payment.id);
  await workOnPayment(paid.desk, payment.id);
  const messages = await news();
  expect(messages.map(({ event }) => event)).toEqual([
    ...['PAYMENT_CAPTURED', 'PAYMENT_REFUND_FAILED', 'PAYMENT_REFUNDED', 'PAYMENT_REFUND_FAILED'],
  ]);
  const refunds = messages.map((message) => readPaymentObject(message.payment).refund);
  expect(refunds).toMatchObject([
    null,
    { reason: 'Cold', status: 'FAILED' },
    { reason: 'Still cold', status: 'SUCCEEDED' },
    { reason: 'Still cold', status: 'FAILED' },
  ]);
});

test('what cannot be sent is not written down either: it is found and sent together later', async () => {
  const { paid, payment, bank, bankId, news } = await held();
  bank.pay(bankId);
  const announcePayment = () => Promise.reject(new Error('no outbox'));
  await expect(workOnPayment({ ...paid.desk, announcePayment }, payment.id)).rejects.toThrow('no outbox');
  const status = async () =>
    (await servers.database.db.payment.findUniqueOrThrow({ where: { id: payment.id } })).status;
  expect(await status()).toBe('CREATED');
  expect(await news()).toEqual([]);
  await paid.reconcile(MINUTE_MS);
  expect(await status()).toBe('AUTHORISED');
  expect((await news()).map(({ event }) => event)).toEqual(['PAYMENT_AUTHORISED']);
});

test('what staff wrote about a refund goes from the log when the client is erased', async () => {
  const { paid, order, bank, bankId, news, move, refund } = await held({ captureTime: 'AT_ONCE' });
  bank.pay(bankId);
  await paid.reconcile(MINUTE_MS);
  await refund('Zebulon Quickfeather called');
  await paid.reconcile(MINUTE_MS);
  await move('CANCELLED');
  await paid.reconcile(MINUTE_MS);
  await servers.database.db.outboxMessage.updateMany({
    where: { checkoutId: order.id },
    data: { status: 'DELIVERED' },
  });
  const { clientId } = await servers.database.db.checkout.findUniqueOrThrow({ where: { id: order.id } });
  const text = async () => JSON.stringify((await news()).map(({ payment }) => payment));
  expect(await text()).toContain('Quickfeather');
  await eraseClient(await paid.world.staff('ADMIN'), clientId ?? '');
  expect(await text()).not.toContain('Quickfeather');
  const payments = (await news()).map((message) => readPaymentObject(message.payment));
  expect(payments).toMatchObject([{ refund: null }, { refund: { amount: { minor: 1800 }, reason: null } }]);
});
