import { expect, test } from 'vitest';
import { moveOrder } from '../../checkout/order-life/move-order.command';
import { shop } from '../../checkout/testing-world';
import type { CaptureTime } from '../../generated/prisma/client';
import { createTestStaff, globalId, run, testContext } from '../../graphql/testing';
import { workOnPayment } from '../reconcile/work-on-payment.command';
import { newPayer, payingTests, withProvider } from '../testing-payments';

const servers = payingTests();

const MINUTE_MS = 60_000;
const REFUND = `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) {
  __typename ... on Error { code }
  ... on Order { moneyState payments { refunds { status amount { minor } reason parts { lineId quantity } isWithDelivery isWithTip } } }
  ... on RefundTooLarge { message left { minor } }
  ... on InvalidInput { fields { path code } }
} }`;

/** An order of two pizzas and a soup, 10 % off, paid: 25.20, and the tip. */
async function paidOrder(tip = 0, captureTime: CaptureTime = 'AT_ONCE') {
  const world = await shop(servers.database.db, { currencyCode: 'EUR', discountPercent: 10, tipKind: 'AMOUNT' })
    .dish('Pizza', 900)
    .dish('Soup', 1000)
    .open();
  const paid = await withProvider(world, servers.simulators, { captureTime });
  const { db, channel } = world;
  const { shopper } = await newPayer(paid);
  await shopper.add('Pizza', 2);
  await shopper.add('Soup', 1);
  if (tip > 0) await shopper.fill({ tip });
  const { id } = await paid.place(shopper);
  const { reference } = await db.payment.findFirstOrThrow({ where: { checkoutId: id } });
  const bankId = reference ?? '';
  paid.simulator.bank.pay(bankId);
  await paid.reconcile(MINUTE_MS);
  const { openProvider } = paid.desk;
  const actor = await createTestStaff(db, channel.id, 'MANAGER');
  const manager = testContext(db, channel, { actor, openProvider, now: paid.desk.now });
  const lines = await db.checkoutLine.findMany({ where: { checkoutId: id }, orderBy: { position: 'asc' } });
  const refund = async (change: object = {}) => {
    const input = { id: globalId('Checkout', id), idempotencyKey: crypto.randomUUID(), reason: 'Cold', ...change };
    return (await run<{ refundOrder: { __typename: string } }>(manager, REFUND, { input })).refundOrder;
  };
  const lineId = (index: number) => globalId('CheckoutLine', lines[index]?.id ?? '');
  const given = () => paid.simulator.bank.get(bankId).refunds.map(({ amount }) => amount);
  const payment = () => db.payment.findFirstOrThrow({ where: { checkoutId: id }, include: { refunds: true } });
  return { paid, id, bankId, refund, lineId, given, payment };
}

test('dishes go back for what was paid for them, and the rest later, to the cent', async () => {
  const { paid, id, refund, lineId, given } = await paidOrder();
  const pizza = { lines: [{ lineId: lineId(0), quantity: 1 }] };
  expect(await refund(pizza)).toMatchObject({
    payments: [{ refunds: [{ status: 'CREATED', amount: { minor: 810 }, reason: 'Cold', parts: [{ quantity: 1 }] }] }],
  });
  await paid.reconcile(MINUTE_MS);
  expect(given()).toEqual([810]);
  expect(await servers.database.db.checkout.findUnique({ where: { id } })).toMatchObject({
    moneyState: 'PARTLY_REFUNDED',
    cardPaid: 1710,
  });
  await refund();
  await paid.reconcile(2 * MINUTE_MS);
  expect(given()).toEqual([810, 1710]);
  expect(await servers.database.db.checkout.findUnique({ where: { id } })).toMatchObject({
    moneyState: 'REFUNDED',
    cardPaid: 0,
  });
});

test('an amount that a colleague changed since it was read does not go back', async () => {
  const { paid, refund, lineId, given } = await paidOrder();
  expect(await refund({ seenAmount: 2520, lines: [{ lineId: lineId(0), quantity: 1 }] })).toMatchObject({
    __typename: 'StaleOrder',
  });
  expect(await refund({ seenAmount: 810, lines: [{ lineId: lineId(0), quantity: 1 }] })).toMatchObject({
    __typename: 'Order',
  });
  expect(await refund({ seenAmount: 2520 })).toMatchObject({ __typename: 'StaleOrder' });
  await paid.reconcile(MINUTE_MS);
  expect(given()).toEqual([810]);
});

test('however many give back at once, never more than was taken goes back', async () => {
  const { paid, refund, given } = await paidOrder();
  const answers = await Promise.all(Array.from({ length: 6 }, () => refund()));
  expect(answers.filter(({ __typename }) => __typename === 'Order')).toHaveLength(1);
  expect(answers.filter(({ __typename }) => __typename === 'RefundTooLarge')).toHaveLength(5);
  await paid.reconcile(MINUTE_MS);
  expect(given()).toEqual([2520]);
});

test('a tip is paid with the order, goes back apart from the dishes, and once', async () => {
  const { paid, refund, lineId, given } = await paidOrder(300);
  expect(await refund({ lines: [{ lineId: lineId(1), quantity: 1 }] })).toMatchObject({
    payments: [{ refunds: [{ amount: { minor: 900 }, isWithTip: false }] }],
  });
  await refund({ isWithTip: true });
  expect(await refund({ isWithTip: true })).toMatchObject({ __typename: 'RefundTooLarge', left: { minor: 1620 } });
  await refund({ lines: [{ lineId: lineId(0), quantity: 2 }] });
  await paid.reconcile(MINUTE_MS);
  expect(given().toSorted((a, b) => a - b)).toEqual([300, 900, 1620]);
});

test('with the same key money goes back once', async () => {
  const { paid, refund, lineId, given } = await paidOrder();
  const once = { idempotencyKey: 'once', lines: [{ lineId: lineId(1), quantity: 1 }] };
  await Promise.all([refund(once), refund(once), refund(once)]);
  await paid.reconcile(MINUTE_MS);
  expect(given()).toEqual([900]);
});

test('a key that gave something back gives nothing else back, and says so', async () => {
  const { paid, refund, lineId, given } = await paidOrder();
  const pizza = { idempotencyKey: 'pizza', lines: [{ lineId: lineId(0), quantity: 1 }] };
  await refund(pizza);
  const others = [
    { idempotencyKey: 'pizza' },
    { ...pizza, lines: [{ lineId: lineId(0), quantity: 2 }] },
    { ...pizza, isWithDelivery: true },
    { ...pizza, reason: 'Late' },
  ];
  for (const other of others)
    expect(await refund(other)).toEqual({ __typename: 'Refusal', code: 'IDEMPOTENCY_MISMATCH' });
  expect(await refund({ ...pizza, isWithTip: false })).toMatchObject({ __typename: 'Order' });
  await paid.reconcile(MINUTE_MS);
  expect(given()).toEqual([810]);
});

test('more of a line than there is does not go back, nothing chosen is not everything, and a reason is needed', async () => {
  const { refund, lineId } = await paidOrder();
  expect(await refund({ lines: [{ lineId: lineId(0), quantity: 3 }] })).toMatchObject({
    __typename: 'RefundTooLarge',
    left: { minor: 2520 },
  });
  expect(await refund({ lines: [] })).toMatchObject({ fields: [{ path: ['input', 'lines'], code: 'REQUIRED' }] });
  expect(await refund({ reason: ' ' })).toMatchObject({ fields: [{ path: ['input', 'reason'] }] });
});

test('a refund that the provider refuses is shown to staff, who may ask again', async () => {
  const { paid, refund, given, payment } = await paidOrder();
  const { bank } = paid.simulator;
  bank.canRefund = false;
  try {
    await refund();
    await paid.reconcile(MINUTE_MS);
    expect(await payment()).toMatchObject({ trouble: 'REFUND_FAILED', refunded: 0, refunds: [{ status: 'FAILED' }] });
  } finally {
    bank.canRefund = true;
  }
  await refund();
  await paid.reconcile(2 * MINUTE_MS);
  expect(given()).toEqual([2520]);
  expect(await payment()).toMatchObject({ trouble: null, refunded: 2520 });
});

test('what could not be given back of a cancelled order is not tried again and again, and waits for staff', async () => {
  const { paid, id, refund, given, payment } = await paidOrder();
  const { bank } = paid.simulator;
  const { world } = paid;
  bank.canRefund = false;
  try {
    const operator = await createTestStaff(world.db, world.channel.id, 'OPERATOR');
    await moveOrder(paid.caller(operator), { id, to: 'CANCELLED', reason: 'Closed' });
    for (const minutes of [1, 5, 30]) await paid.reconcile(minutes * MINUTE_MS);
    for (const _time of [1, 2]) await workOnPayment(paid.desk, (await payment()).id);
    expect(await payment()).toMatchObject({ trouble: 'REFUND_FAILED' });
    expect((await payment()).refunds).toMatchObject([{ status: 'FAILED', cause: 'ORDER_CANCELLED' }]);
  } finally {
    bank.canRefund = true;
  }
  await refund();
  await workOnPayment(paid.desk, (await payment()).id);
  expect(given()).toEqual([2520]);
  expect(await payment()).toMatchObject({ trouble: null });
});

test('a refund that came back, as from a closed card, is owed again', async () => {
  const { paid, id, bankId, refund, payment } = await paidOrder();
  await refund();
  await paid.reconcile(MINUTE_MS);
  paid.simulator.bank.failRefunds(bankId);
  await workOnPayment(paid.desk, (await payment()).id);
  expect(await payment()).toMatchObject({ trouble: 'REFUND_FAILED', refunded: 0 });
  expect(await servers.database.db.checkout.findUnique({ where: { id } })).toMatchObject({ cardPaid: 2520 });
});

test('what is only on hold is no colleague’s refund', async () => {
  const { refund } = await paidOrder(0, 'ON_ACCEPTING');
  expect(await refund()).toMatchObject({
    __typename: 'RefundTooLarge',
    message: expect.stringMatching(/^The money is only on hold/),
    left: { minor: 0 },
  });
});

test('what was not paid by card has nothing to give back', async () => {
  const world = await shop(servers.database.db, { currencyCode: 'EUR' }).dish('Pizza', 900).payment('CASH').open();
  const shopper = await world.shopper();
  await shopper.add('Pizza');
  const { id } = await shopper.place();
  const actor = await createTestStaff(servers.database.db, world.channel.id, 'MANAGER');
  const input = { id: globalId('Checkout', id), idempotencyKey: '1', reason: 'Cold' };
  const { refundOrder } = await run(testContext(servers.database.db, world.channel, { actor }), REFUND, { input });
  const message = 'No money was taken by card, so there’s nothing to refund.';
  expect(refundOrder).toMatchObject({ __typename: 'RefundTooLarge', message, left: { minor: 0 } });
});
