import { afterEach, describe, expect, test } from 'vitest';
import { moveOrder } from '../checkout/order-life/move-order.command';
import { salesPeriod } from '../insights/sales-period';
import { readPaymentDays } from './list/payment-days.store';
import { takeNotice } from './notices.command';
import { leavePayment } from './shopper-payment.command';
import type { Fault } from './simulator/bank';
import { SIMULATED } from './simulator/start-simulators';
import { stripeNotice } from './simulator/stripe-simulator';
import { yookassaNotice } from './simulator/yookassa-simulator';
import { heldOrder, openPaidShop, payingTests } from './testing-payments';

const servers = payingTests();
afterEach(() => {
  for (const simulator of [servers.simulators.stripe, servers.simulators.yookassa]) {
    simulator.chooseFault = () => 'NONE';
    simulator.noticeUrl = null;
  }
});

const MINUTE_MS = 60_000;

const readOrder = (id: string) => servers.database.db.checkout.findUniqueOrThrow({ where: { id } });
const readPayment = (id: string) =>
  servers.database.db.payment.findUniqueOrThrow({ where: { id }, include: { refunds: true } });
const eventsOf = async (checkoutId: string) =>
  (await servers.database.db.outboxMessage.findMany({ where: { checkoutId }, orderBy: { sequence: 'asc' } })).map(
    ({ event }) => event,
  );

for (const kind of ['STRIPE', 'YOOKASSA'] as const) {
  describe(kind, () => {
    test('an order that waits for its payment is only for its shopper, and is placed when the money is there', async () => {
      const paid = await openPaidShop(servers, { kind });
      const { order, bankId, payment } = await heldOrder(paid);
      expect(order).toMatchObject({ status: 'OPEN', number: null, moneyState: 'AWAITED' });
      expect(payment).toMatchObject({ amount: 1800, status: 'CREATED' });
      expect(payment.continueUrl).toBe(`${paid.simulator.url}/pay/${bankId}`);
      expect(await eventsOf(order.id)).toEqual([]);
      paid.simulator.bank.pay(bankId);
      await paid.reconcile(MINUTE_MS);
      const placed = await readOrder(order.id);
      expect(placed).toMatchObject({ status: 'PLACED', moneyState: 'AUTHORISED', cardPaid: 0, heldUntil: null });
      expect(placed.number).toMatch(/-0001$/);
      expect(await eventsOf(order.id)).toEqual(['PLACED']);
    });

    test('the money is taken when staff accept, and given up when they refuse', async () => {
      const paid = await openPaidShop(servers, { kind });
      const operator = await paid.world.staff('OPERATOR');
      const accepted = await heldOrder(paid);
      const refused = await heldOrder(paid);
      paid.simulator.bank.pay(accepted.bankId);
      paid.simulator.bank.pay(refused.bankId);
      await paid.reconcile(MINUTE_MS);
      await moveOrder(operator, { id: accepted.order.id, to: 'ACCEPTED' });
      await moveOrder(operator, { id: refused.order.id, to: 'CANCELLED', reasonCode: 'SOLD_OUT' });
      await paid.reconcile();
      expect(paid.simulator.bank.get(accepted.bankId)).toMatchObject({ state: 'CAPTURED', captured: 1800 });
      expect(await readOrder(accepted.order.id)).toMatchObject({ moneyState: 'CAPTURED', cardPaid: 1800 });
      expect(paid.simulator.bank.get(refused.bankId)).toMatchObject({ state: 'CANCELLED', captured: 0 });
      expect(await readOrder(refused.order.id)).toMatchObject({ moneyState: 'RELEASED', cardPaid: 0 });
    });

    test('what was taken at once goes back whole when the order is cancelled', async () => {
      const paid = await openPaidShop(servers, { kind, captureTime: 'AT_ONCE' });
      const { order, bankId, payment } = await heldOrder(paid);
      paid.simulator.bank.pay(bankId);
      await paid.reconcile(MINUTE_MS);
      expect(await readOrder(order.id)).toMatchObject({ status: 'PLACED', moneyState: 'CAPTURED', cardPaid: 1800 });
      const operator = await paid.world.staff('OPERATOR');
      await moveOrder(operator, { id: order.id, to: 'CANCELLED', reasonCode: 'CLOSING' });
      await paid.reconcile();
      await paid.reconcile(MINUTE_MS);
      expect(paid.simulator.bank.get(bankId).refunds).toMatchObject([{ amount: 1800 }]);
      expect((await readPayment(payment.id)).refunds).toMatchObject([
        { amount: 1800, cause: 'ORDER_CANCELLED', status: 'SUCCEEDED' },
      ]);
      expect(await readOrder(order.id)).toMatchObject({ moneyState: 'REFUNDED', cardPaid: 0 });
    });

    test('an order that is not paid in time is let go: slot, promo code and cart are free again', async () => {
      const slotFrom = new Date('2026-11-20T17:00:00Z');
      const paid = await openPaidShop(servers, { kind }, { slotCapacity: 1 });
      const { order, shopper, payment, bankId } = await heldOrder(paid, {
        promoCode: 'TEN',
        timeKind: 'SLOT',
        slotFrom,
      });
      await expect(shopper.add('Pizza')).rejects.toMatchObject({ code: 'PAYMENT_PENDING', token: order.token });
      expect((await paid.world.promoCode('TEN')).used).toBe(1);
      await paid.reconcile(15 * MINUTE_MS - 1);
      expect((await readOrder(order.id)).heldUntil).not.toBeNull();
      await paid.reconcile(1);
      expect(await readOrder(order.id)).toMatchObject({ status: 'OPEN', heldUntil: null, idempotencyKey: null });
      expect((await paid.world.promoCode('TEN')).used).toBe(0);
      expect((await shopper.cart()).lines).toMatchObject([{ quantity: 2 }]);
      await shopper.add('Pizza');
      await paid.reconcile(MINUTE_MS);
      expect((await readPayment(payment.id)).aim).toBe('RELEASE');
      // A shopper who pays all the same gets their money back; no order comes of it.
      if (paid.simulator.bank.get(bankId).state === 'OPEN') paid.simulator.bank.pay(bankId);
      await paid.reconcile(6 * MINUTE_MS);
      expect(paid.simulator.bank.get(bankId).state).not.toMatch(/AUTHORISED|CAPTURED/);
      expect((await readOrder(order.id)).status).toBe('OPEN');
      const again = await shopper.place({ timeKind: 'SLOT', slotFrom });
      expect(again).toMatchObject({ id: order.id, status: 'PLACED', token: order.token });
    });

    test('the shopper leaves the payment and pays in another way, with the same cart', async () => {
      const paid = await openPaidShop(servers, { kind });
      const { order, shopper, actor } = await heldOrder(paid);
      const left = await leavePayment(paid.caller(actor), paid.desk, order.token ?? '');
      expect(left).toMatchObject({ id: order.id, status: 'OPEN', heldUntil: null });
      const placed = await shopper.place();
      expect(placed).toMatchObject({ id: order.id, status: 'PLACED' });
      // The shop gets a payment for what is paid in cash by now, and gives it up.
      await paid.reconcile(MINUTE_MS);
      expect((await readOrder(order.id)).status).toBe('PLACED');
    });

    test('a tip is paid with the order, stands in the receipt, and is on the cart that the shopper goes back to', async () => {
      const paid = await openPaidShop(servers, { kind }, { tipKind: 'PERCENT', tipPercents: [10] });
      const { order, payment, shopper, actor } = await heldOrder(paid, { tipPercent: 10 });
      expect(payment.amount).toBe(1980);
      const lines = kind === 'YOOKASSA' ? [{ amount: 1800 }, { name: 'Tip', amount: 180 }] : null;
      expect(payment.receipt).toEqual(
        lines && expect.objectContaining({ lines: lines.map((line) => expect.objectContaining(line)) }),
      );
      await leavePayment(paid.caller(actor), paid.desk, order.token ?? '');
      expect((await shopper.cart()).totals).toMatchObject({ tip: 180, tipPercent: 10, total: 1980 });
      expect((await shopper.add('Pizza')).totals).toMatchObject({ tip: 270, total: 2970 });
    });

    test('in a receipt each dish, the delivery and the tip have the VAT of their own', async () => {
      const rates = { taxStandard: 2000, taxReduced: 1000, taxOnDelivery: 'REDUCED' as const };
      const paid = await openPaidShop(servers, { kind }, { ...rates, deliveryFee: 300, tipKind: 'AMOUNT' as const });
      const { payment } = await heldOrder(paid, { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1', tip: 100 });
      const codes = [{ vatCode: 3 }, { vatCode: 4, amount: 300 }, { vatCode: 1, amount: 100 }];
      expect(payment.receipt).toEqual(
        kind === 'YOOKASSA'
          ? expect.objectContaining({ lines: codes.map((line) => expect.objectContaining(line)) })
          : null,
      );
    });

    test('leaving an order that has just been paid leaves it placed', async () => {
      const paid = await openPaidShop(servers, { kind });
      const { order, bankId, actor } = await heldOrder(paid);
      paid.simulator.bank.pay(bankId);
      const left = await leavePayment(paid.caller(actor), paid.desk, order.token ?? '');
      expect(left).toMatchObject({ status: 'PLACED', moneyState: 'AUTHORISED' });
    });

    test('a notice twice, late or never makes one order', async () => {
      const paid = await openPaidShop(servers, { kind });
      const { order, bankId } = await heldOrder(paid);
      const { bank } = paid.simulator;
      bank.pay(bankId);
      const notice =
        kind === 'STRIPE'
          ? await stripeNotice('authorised', bank.get(bankId), SIMULATED.stripeNoticeSecret)
          : yookassaNotice('authorised', bank.get(bankId));
      const header = (name: string) => Object.entries(notice.headers).find(([key]) => key === name)?.[1] ?? null;
      const take = () => takeNotice(paid.desk, paid.providerId, { text: notice.payload, header });
      expect(await Promise.all([take(), take(), take()])).toContain('KEPT');
      expect(
        await servers.database.db.paymentEvent.count({ where: { kind: 'NOTICE', payment: { checkoutId: order.id } } }),
      ).toBe(1);
      await Promise.all([paid.reconcile(), paid.reconcile(), paid.reconcile()]);
      await paid.reconcile();
      expect((await readOrder(order.id)).status).toBe('PLACED');
      expect(await take()).toBe('KNOWN_ALREADY');
      await paid.reconcile(MINUTE_MS);
      expect(await eventsOf(order.id)).toEqual(['PLACED']);
    });

    test.each<Fault>(['FAIL_BEFORE', 'FAIL_AFTER', 'CUT_BEFORE', 'CUT_AFTER'])(
      'when each request is answered with %s at first, the ledger and the sum of the day agree with the provider in the end',
      async (fault) => {
        const paid = await openPaidShop(servers, { kind });
        const seen = new Set<string>();
        paid.simulator.chooseFault = (request) => {
          if (seen.has(request)) return 'NONE';
          seen.add(request);
          return fault;
        };
        const { order } = await heldOrder(paid);
        expect(order).toMatchObject({ status: 'OPEN', moneyState: 'AWAITED' });
        await paid.reconcile(10_000);
        const { id, reference } = await servers.database.db.payment.findFirstOrThrow({
          where: { checkoutId: order.id },
        });
        paid.simulator.bank.pay(reference ?? '');
        for (let round = 0; round < 4; round += 1) await paid.reconcile(MINUTE_MS);
        expect((await readOrder(order.id)).status).toBe('PLACED');
        const operator = await paid.world.staff('OPERATOR');
        await moveOrder(operator, { id: order.id, to: 'ACCEPTED' });
        for (let round = 0; round < 4; round += 1) await paid.reconcile(MINUTE_MS);
        await moveOrder(operator, { id: order.id, to: 'CANCELLED', reasonCode: 'SOLD_OUT' });
        for (let round = 0; round < 6; round += 1) await paid.reconcile(6 * MINUTE_MS);
        const { refunds, captured, refunded } = await readPayment(id);
        expect({ captured, refunded }).toEqual({ captured: 1800, refunded: 1800 });
        expect(refunds).toMatchObject([{ status: 'SUCCEEDED', amount: 1800 }]);
        expect(paid.simulator.bank.get(reference ?? '').refunds).toMatchObject([{ amount: 1800 }]);
        const { channel, now } = paid.world;
        const lately = salesPeriod({ days: 2, daysAgo: 0, isToThisTime: false }, now, channel.timeZone);
        const days = await readPaymentDays(servers.database.db, channel, lately);
        expect(days.map(({ captured: taken }) => taken).filter(Boolean)).toEqual([1800]);
        expect(days.map(({ refunded: given }) => given).filter(Boolean)).toEqual([1800]);
      },
    );

    test('keys that open nothing place nothing, and the cart stays', async () => {
      const paid = await openPaidShop(servers, { kind });
      const keyCipher = paid.desk.secrets.seal('sk_test_wrong', 'payment-key');
      await servers.database.db.paymentProvider.update({ where: { id: paid.providerId }, data: { keyCipher } });
      await expect(heldOrder(paid)).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' });
      const cart = await servers.database.db.checkout.findFirstOrThrow({ where: { channelId: paid.world.channel.id } });
      expect(cart).toMatchObject({ status: 'OPEN', heldUntil: null, moneyState: 'FAILED' });
    });
  });
}
