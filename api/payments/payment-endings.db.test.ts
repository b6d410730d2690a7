import { expect, test } from 'vitest';
import { moveOrder } from '../checkout/order-life/move-order.command';
import { lookAfterUntaken } from '../checkout/order-life/untaken-orders.command';
import { eraseClient } from '../privacy/erase-client.command';
import { takeNotice } from './notices.command';
import { checkPayment } from './shopper-payment.command';
import { stripeNotice } from './simulator/stripe-simulator';
import { heldOrder, newPayer, openPaidShop, payingTests } from './testing-payments';

/** How a payment ends, and what is left of it. `payments.db.test.ts` has what each provider does. */
const servers = payingTests();
const MINUTE_MS = 60_000;
const readOrder = (id: string) => servers.database.db.checkout.findUniqueOrThrow({ where: { id } });

test('a card that YooKassa refuses ends the payment, and the cart is free at once', async () => {
  const paid = await openPaidShop(servers, { kind: 'YOOKASSA' });
  const { order, bankId, actor } = await heldOrder(paid);
  paid.simulator.bank.decline(bankId, true);
  const seen = await checkPayment(paid.caller(actor), paid.desk, order.token ?? '');
  expect(seen).toMatchObject({ status: 'OPEN', heldUntil: null, moneyState: 'FAILED' });
});

test('a card that Stripe refuses leaves its page open for another one', async () => {
  const paid = await openPaidShop(servers);
  const { order, bankId, actor } = await heldOrder(paid);
  paid.simulator.bank.decline(bankId, false);
  const seen = await checkPayment(paid.caller(actor), paid.desk, order.token ?? '');
  expect(seen.heldUntil).not.toBeNull();
  paid.simulator.bank.pay(bankId);
  await checkPayment(paid.caller(actor), paid.desk, order.token ?? '');
  expect((await readOrder(order.id)).status).toBe('PLACED');
});

test('an order that nobody takes gives its money back by itself', async () => {
  const paid = await openPaidShop(servers, {}, { autoCancelMinutes: 5 });
  const { order, bankId } = await heldOrder(paid);
  paid.simulator.bank.pay(bankId);
  await paid.reconcile(MINUTE_MS);
  const { announceOrder, db, now } = paid.desk;
  paid.world.now = new Date(paid.world.now.getTime() + 5 * MINUTE_MS);
  await lookAfterUntaken({ db, announceOrder, now, alarmAfterMs: 90_000 });
  await paid.reconcile();
  expect(await readOrder(order.id)).toMatchObject({ status: 'CANCELLED', moneyState: 'RELEASED' });
  expect(paid.simulator.bank.get(bankId).state).toBe('CANCELLED');
});

test('a notice that somebody else has signed is not kept', async () => {
  const paid = await openPaidShop(servers);
  const { bankId } = await heldOrder(paid);
  const { payload, headers } = await stripeNotice('authorised', paid.simulator.bank.get(bankId), 'whsec_other');
  const before = await servers.database.db.paymentEvent.count();
  const header = (name: string) => (name === 'stripe-signature' ? headers[name] : null);
  expect(await takeNotice(paid.desk, paid.providerId, { text: payload, header })).toBe('UNKNOWN');
  expect(await servers.database.db.paymentEvent.count()).toBe(before);
});

test('the ledger is never changed', async () => {
  const paid = await openPaidShop(servers);
  await heldOrder(paid);
  await expect(servers.database.db.paymentEvent.updateMany({ data: { action: 'nothing' } })).rejects.toThrow(
    /never changed/,
  );
  await expect(servers.database.db.paymentEvent.deleteMany()).rejects.toThrow(/never changed/);
});

test('a client who is erased is forgotten by their payments, whose amounts stay', async () => {
  const paid = await openPaidShop(servers, { captureTime: 'AT_ONCE' });
  const { order, payment, bankId } = await heldOrder(paid);
  paid.simulator.bank.pay(bankId);
  await paid.reconcile(MINUTE_MS);
  await moveOrder(await paid.world.staff('OPERATOR'), { id: order.id, to: 'CANCELLED', reasonCode: 'CLOSING' });
  await paid.reconcile();
  const { clientId, phone, token } = await readOrder(order.id);
  const erased = await eraseClient(await paid.world.staff('ADMIN'), clientId ?? '');
  expect(erased.ordersCount).toBe(1);
  const [{ text } = { text: '' }] = await servers.database.db.$queryRaw<{ text: string }[]>`
    select concat(
      (select json_agg(payment) from "Payment" payment where "id" = ${payment.id}::uuid),
      (select json_agg(event) from "PaymentEvent" event where "paymentId" = ${payment.id}::uuid)) as "text"`;
  expect(text).not.toContain(phone);
  expect(text).not.toContain(token);
  expect(await servers.database.db.payment.findUnique({ where: { id: payment.id } })).toMatchObject({ captured: 1800 });
  expect(await servers.database.db.paymentEvent.count({ where: { paymentId: payment.id } })).toBeGreaterThan(3);
});

test('the same key gives the same order and the same payment, however often it is asked for', async () => {
  const paid = await openPaidShop(servers);
  const { shopper } = await heldOrder(paid);
  await expect(shopper.place()).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
  const other = await openPaidShop(servers);
  const { shopper: buyer } = await newPayer(other);
  await buyer.add('Pizza');
  const idempotencyKey = 'once';
  const orders = await Promise.all([1, 2, 3].map(() => other.place(buyer, { idempotencyKey })));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  const payments = await servers.database.db.payment.findMany({ where: { channelId: other.world.channel.id } });
  expect(payments).toHaveLength(1);
  expect(other.simulator.bank.ofShop(payments[0]?.id ?? '')).toHaveLength(1);
});
