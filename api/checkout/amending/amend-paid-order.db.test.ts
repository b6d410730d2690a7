import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundOrder } from '../../payments/refunds/refund-order.command';
import { newPayer, payingTests, withProvider } from '../../payments/testing-payments';
import { moveOrder } from '../order-life/move-order.command';
import { shop } from '../testing-world';
import { amendOrder } from './amend-order.command';
import { answerProposal } from './answer-proposal.command';
import { quoteAmendment } from './plan-amendment.command';
import { PaidByCard } from './refusals';

const servers = payingTests();

const MINUTE_MS = 60_000;

/** Two pizzas and a soup, paid by card: 28.00. */
async function paidOrder(captureTime: 'AT_ONCE' | 'ON_ACCEPTING' = 'AT_ONCE') {
  const world = await shop(servers.database.db, { currencyCode: 'EUR' }).dish('Pizza', 900).dish('Soup', 1000).open();
  const paid = await withProvider(world, servers.simulators, { captureTime });
  const { db } = world;
  const { shopper } = await newPayer(paid);
  await shopper.add('Pizza', 2);
  await shopper.add('Soup', 1);
  const { id, token } = await paid.place(shopper);
  const { reference } = await db.payment.findFirstOrThrow({ where: { checkoutId: id } });
  const { bank } = paid.simulator;
  bank.pay(reference ?? '');
  await paid.reconcile(MINUTE_MS);
  const lines = await db.checkoutLine.findMany({ where: { checkoutId: id }, orderBy: { position: 'asc' } });
  const lineId = (index: number) => lines[index]?.id ?? '';
  const of = (...quantities: number[]) =>
    quantities.flatMap((quantity, index) => (quantity > 0 ? [{ lineId: lineId(index), quantity }] : []));
  const operator = await world.staff('OPERATOR');
  return {
    world,
    paid,
    id,
    lineId,
    of,
    operator,
    token: token ?? '',
    change: (lines: ReturnType<typeof of>, isAgreedByPhone = true) =>
      amendOrder(operator, { id, lines, isAgreedByPhone }),
    given: () => bank.get(reference ?? '').refunds.map(({ amount }) => amount),
    money: () =>
      db.checkout.findUniqueOrThrow({ where: { id }, select: { total: true, cardPaid: true, dueOnReceiving: true } }),
  };
}

test('what a paid order costs less goes back to the card, change by change', async () => {
  const { paid, of, change, given, money } = await paidOrder();
  await change(of(1, 1));
  await paid.reconcile(MINUTE_MS);
  expect(given()).toEqual([900]);
  expect(await money()).toEqual({ total: 1900, cardPaid: 1900, dueOnReceiving: 0 });
  await change(of(1, 0));
  await paid.reconcile(2 * MINUTE_MS);
  expect(given()).toEqual([900, 1000]);
  expect(await money()).toEqual({ total: 900, cardPaid: 900, dueOnReceiving: 0 });
});

test('nothing goes back before the client agrees, and then once', async () => {
  const { world, paid, of, change, given, id, token } = await paidOrder();
  await change(of(2, 0), false);
  await paid.reconcile(MINUTE_MS);
  expect(given()).toEqual([]);
  const { id: proposalId } = await servers.database.db.orderRevision.findFirstOrThrow({ where: { checkoutId: id } });
  const visitor = world.caller({ kind: 'visitor', sessionId: null });
  await Promise.allSettled(
    Array.from({ length: 3 }, () => answerProposal(visitor, { token, proposalId, isAccepted: true })),
  );
  await paid.reconcile(MINUTE_MS);
  await paid.reconcile(2 * MINUTE_MS);
  expect(given()).toEqual([1000]);
});

test('of what a colleague gave back while the client thought, nothing goes back twice', async () => {
  const { world, paid, of, change, lineId, given, money, id, token } = await paidOrder();
  await change(of(2, 0), false);
  const manager = await world.staff('MANAGER');
  const soup = [{ lineId: lineId(1), quantity: 1 }];
  await refundOrder(manager, { id, idempotencyKey: 'soup', lines: soup, reason: 'No soup left' });
  const { id: proposalId } = await servers.database.db.orderRevision.findFirstOrThrow({ where: { checkoutId: id } });
  await answerProposal(world.caller({ kind: 'visitor', sessionId: null }), { token, proposalId, isAccepted: true });
  await paid.reconcile(MINUTE_MS);
  expect(given()).toEqual([1000]);
  expect(await money()).toEqual({ total: 1800, cardPaid: 1800, dueOnReceiving: 0 });
});

test('what a paid order costs more is paid on receiving, and comes off first when it costs less again', async () => {
  const { paid, of, change, given, money } = await paidOrder();
  await change(of(3, 1));
  expect(await money()).toEqual({ total: 3700, cardPaid: 2800, dueOnReceiving: 900 });
  await change(of(4, 1));
  expect(await money()).toEqual({ total: 4600, cardPaid: 2800, dueOnReceiving: 1800 });
  await change(of(2, 1));
  await paid.reconcile(MINUTE_MS);
  expect(given()).toEqual([]);
  await change(of(3, 1));
  await change(of(1, 1));
  await paid.reconcile(2 * MINUTE_MS);
  expect(given()).toEqual([900]);
  expect(await money()).toEqual({ total: 1900, cardPaid: 1900, dueOnReceiving: 0 });
});

test('the client is asked about a dearer order, hears what is left to pay, and their yes makes it so', async () => {
  const { world, of, change, money, id, token } = await paidOrder();
  await change(of(3, 1), false);
  expect(await money()).toEqual({ total: 2800, cardPaid: 2800, dueOnReceiving: 0 });
  const { id: proposalId, dueAfter } = await servers.database.db.orderRevision.findFirstOrThrow({
    where: { checkoutId: id },
  });
  expect(dueAfter).toBe(900);
  await answerProposal(world.caller({ kind: 'visitor', sessionId: null }), { token, proposalId, isAccepted: true });
  expect(await money()).toEqual({ total: 3700, cardPaid: 2800, dueOnReceiving: 900 });
});

test('a paid order gets no cheaper by itself where its money is not all there', async () => {
  const { world, paid, of, change, lineId, id, money } = await paidOrder();
  const manager = await world.staff('MANAGER');
  await refundOrder(manager, {
    id,
    idempotencyKey: 'cold',
    lines: [{ lineId: lineId(0), quantity: 1 }],
    reason: 'Cold',
  });
  await expect(change(of(1, 1))).rejects.toThrow(PaidByCard);
  await paid.reconcile(MINUTE_MS);
  await expect(change(of(1, 1))).rejects.toThrow(PaidByCard);
  // What was given back was a gift: it is not asked for at the door.
  await change(of(3, 1));
  expect(await money()).toEqual({ total: 3700, cardPaid: 1900, dueOnReceiving: 900 });
  await change(of(2, 1));
  expect(await money()).toEqual({ total: 2800, cardPaid: 1900, dueOnReceiving: 0 });
});

test('of money that is only reserved less is taken, and nothing has to go back', async () => {
  const { paid, of, change, given, money, operator, id } = await paidOrder('ON_ACCEPTING');
  await change(of(1, 1));
  await change(of(2, 1));
  await change(of(1, 1));
  expect(await money()).toEqual({ total: 1900, cardPaid: 0, dueOnReceiving: 0 });
  await moveOrder(operator, { id, to: 'ACCEPTED' });
  await paid.reconcile(MINUTE_MS);
  expect(given()).toEqual([]);
  expect(await money()).toEqual({ total: 1900, cardPaid: 1900, dueOnReceiving: 0 });
  await change(of(1, 0));
  await paid.reconcile(2 * MINUTE_MS);
  expect(given()).toEqual([1000]);
});

test('beyond what is reserved nothing is taken: the rest is paid on receiving', async () => {
  const { paid, of, change, money, operator, id } = await paidOrder('ON_ACCEPTING');
  await change(of(4, 1));
  await change(of(3, 1));
  expect(await money()).toEqual({ total: 3700, cardPaid: 0, dueOnReceiving: 900 });
  await moveOrder(operator, { id, to: 'ACCEPTED' });
  await paid.reconcile(MINUTE_MS);
  expect(await money()).toEqual({ total: 3700, cardPaid: 2800, dueOnReceiving: 900 });
});

test('while money is being taken the total does not go down, and what it goes up by is paid on receiving', async () => {
  const { paid, of, change, money, operator, id } = await paidOrder('ON_ACCEPTING');
  await moveOrder(operator, { id, to: 'ACCEPTED' });
  await expect(change(of(1, 1))).rejects.toThrow(PaidByCard);
  await change(of(3, 1));
  await paid.reconcile(MINUTE_MS);
  expect(await money()).toEqual({ total: 3700, cardPaid: 2800, dueOnReceiving: 900 });
});

test('whatever the changes, card money and what is paid on receiving are the total', async () => {
  const changes = fc.array(
    fc.record({ pizzas: fc.integer({ min: 1, max: 4 }), soups: fc.integer({ min: 1, max: 3 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  const property = fc.asyncProperty(changes, fc.nat({ max: 5 }), async (asked, acceptedAt) => {
    const { paid, of, change, given, money, operator, id } = await paidOrder('ON_ACCEPTING');
    for (const [index, { pizzas, soups }] of [...asked, { pizzas: 2, soups: 1 }].entries()) {
      if (index === Math.min(acceptedAt, asked.length)) {
        await moveOrder(operator, { id, to: 'ACCEPTED' });
        await paid.reconcile(MINUTE_MS);
      }
      await change(of(pizzas, soups));
      await paid.reconcile((index + 2) * MINUTE_MS);
    }
    const { total, cardPaid, dueOnReceiving } = await money();
    expect(cardPaid + dueOnReceiving).toBe(total);
    expect(cardPaid).toBeLessThanOrEqual(2800);
    expect(given().every((amount) => amount > 0)).toBe(true);
  });
  await fc.assert(property, { numRuns: 8 });
});

test('a change that is only asked about says the same and gives nothing back', async () => {
  const { paid, of, given, operator, id } = await paidOrder();
  const quote = await quoteAmendment(operator, { id, lines: of(1, 1) });
  expect(quote).toMatchObject({ before: { sums: { total: 2800 } }, after: { sums: { total: 1900 } } });
  expect(await quoteAmendment(operator, { id, lines: of(3, 1) })).toMatchObject({ due: 900 });
  await paid.reconcile(MINUTE_MS);
  expect(given()).toEqual([]);
});

test('what is cancelled after it got cheaper gives the rest back, and no more', async () => {
  const { paid, of, change, given, operator, id } = await paidOrder();
  await change(of(2, 0));
  await moveOrder(operator, { id, to: 'CANCELLED', reason: 'No oven' });
  await paid.reconcile(MINUTE_MS);
  await paid.reconcile(2 * MINUTE_MS);
  expect(given().reduce((sum, amount) => sum + amount, 0)).toBe(2800);
});
