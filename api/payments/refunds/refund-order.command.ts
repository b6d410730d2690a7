import { z } from 'zod';
import { minor } from '../../../domain/money';
import { type RefundParts, refundAmount } from '../../../domain/refund-amount';
import { authorOf, type Caller, requirePermission } from '../../access/caller';
import { findCheckout, lockOrder } from '../../checkout/cart/checkout.store';
import { checkIdempotencyKey } from '../../checkout/cart/idempotency-key';
import { viewOrder } from '../../checkout/cart/view-checkout';
import type { CheckoutRow } from '../../checkout/checkout-row.store';
import type { OrderView } from '../../checkout/checkout-view';
import { OrderNotFound, StaleOrder } from '../../checkout/order-life/refusals';
import { ownKey } from '../../checkout/placing/order-keys';
import { IdempotencyMismatch } from '../../checkout/refusals';
import { transaction } from '../../db/transaction';
import type { RefundOrderInput } from '../../generated/inputs';
import { sumRule, textRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { InvalidInput } from '../../kernel/refusals';
import { writeAudit } from '../../staff-writes/audit.store';
import { makeDue } from '../ledger/payment-ledger.store';
import { lockTakenPayments, type PaymentRow, refundable } from '../payment.store';
import { isSameRefund, paidOrderOf, refundedParts } from './refund-parts';
import { RefundTooLarge } from './refusals';

const REASON_LIMIT = 250;
const LINES_LIMIT = 100;

const rule = z.strictObject({
  id: z.guid(),
  idempotencyKey: z.string(),
  lines: z
    .array(z.strictObject({ lineId: z.guid(), quantity: z.int().min(1).max(99) }))
    .max(LINES_LIMIT)
    .nullable(),
  isWithDelivery: z.boolean().nullable(),
  isWithTip: z.boolean().nullable(),
  reason: textRule({ minimum: 1, maximum: REASON_LIMIT }),
  seenAmount: sumRule.nullable(),
});

/**
 * Gives card money back: all that is left, or what named dishes, the delivery and the tip were paid with. The provider is asked at once,
 * and until it has been done. With the same key nothing goes back twice, and nothing else either.
 *
 * @throws {Forbidden | InvalidInput | OrderNotFound | StaleOrder | RefundTooLarge | IdempotencyMismatch} nothing goes back then.
 */
export async function refundOrder(caller: Caller, input: RefundOrderInput): Promise<OrderView> {
  const { actor, channel, db, now } = caller;
  requirePermission(actor, 'refunds');
  const asked = parseInput(
    rule.partial({ lines: true, isWithDelivery: true, isWithTip: true, seenAmount: true }),
    input,
    ['input'],
  );
  const { id, reason } = asked;
  checkIdempotencyKey(asked.idempotencyKey);
  const idempotencyKey = ownKey(actor, asked.idempotencyKey);
  const { lines = null, seenAmount = null } = asked;
  const [isWithDelivery, isWithTip] = [asked.isWithDelivery ?? false, asked.isWithTip ?? false];
  const isWhole = lines === null && !isWithDelivery && !isWithTip;
  // Nothing chosen is not everything.
  if (lines?.length === 0 && !isWithDelivery && !isWithTip)
    throw new InvalidInput([{ path: ['input', 'lines'], code: 'REQUIRED' }]);
  const parts = isWhole ? null : { lines: lines ?? [], isWithDelivery, isWithTip };
  const row = await transaction(db, async (tx) => {
    // Of two who give back at once, the second one sees what the first one has given.
    const order = await lockOrder(tx, caller, id);
    if (!order || order.status === 'OPEN') throw new OrderNotFound();
    const payments = await lockTakenPayments(tx, order.id);
    const before = payments
      .flatMap(({ refunds }) => refunds)
      .find((refund) => refund.idempotencyKey === idempotencyKey);
    if (before && !isSameRefund(before, { parts, reason })) throw new IdempotencyMismatch();
    if (before) return findCheckout(tx, channel.id, id);
    const { payment, amount } = chooseRefund(order, payments, parts);
    // A colleague changed the order, or gave back a part of it, since the caller read what comes to them.
    if (seenAmount !== null && seenAmount !== amount) throw new StaleOrder(order.id, order.status);
    await tx.refund.create({
      data: {
        paymentId: payment.id,
        cause: 'STAFF',
        amount,
        reason,
        idempotencyKey,
        createdAt: now(),
        ...authorOf(actor),
        ...(parts && { parts: { ...parts, lines: [...parts.lines] } }),
      },
    });
    await makeDue(tx, [payment.id], now());
    const details = { number: order.number, amount, reason };
    await writeAudit(tx, { actor, channel }, { action: 'refundOrder', subjectId: id, details });
    return findCheckout(tx, channel.id, id);
  });
  if (!row) throw new OrderNotFound();
  return viewOrder(row);
}

/** @throws {RefundTooLarge} */
function chooseRefund(order: CheckoutRow, payments: readonly PaymentRow[], parts: RefundParts | null) {
  const [payment] = payments.toSorted((a, b) => refundable(b) - refundable(a));
  const left = minor(payment ? refundable(payment) : 0);
  const money = payment ? 'CAPTURED' : order.moneyState === 'AUTHORISED' ? 'AUTHORISED' : 'NONE';
  const tooLarge = new RefundTooLarge(left, order.currencyCode ?? '', money);
  if (!payment || left === 0) throw tooLarge;
  if (parts === null) return { payment, amount: left };
  const before = refundedParts(payments.flatMap(({ refunds }) => refunds));
  const amount = amountOf(order, parts, before) ?? 0;
  if (amount === 0 || amount > left) throw tooLarge;
  return { payment, amount };
}

/** @returns null when so much of it is not left. */
function amountOf(order: CheckoutRow, parts: RefundParts, before: readonly RefundParts[]): number | null {
  try {
    return refundAmount(paidOrderOf(order), parts, before);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
