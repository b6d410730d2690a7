import { toLocale } from '../../../domain/locale';
import { type Minor, minor } from '../../../domain/money';
import type { RefundParts } from '../../../domain/refund-amount';
import { findCheckout } from '../../checkout/cart/checkout.store';
import type { Database } from '../../db/client';
import type { Refund } from '../../generated/prisma/client';
import type { PaymentRow } from '../payment.store';
import type { Receipt } from '../payment-provider';
import { partsLeft, readReceipt, receiptDifference, receiptOf, sharedReceipt, sumOf } from '../receipt';
import { refundedParts } from '../refunds/refund-parts';

/** What is taken of a payment, by the dishes as they are now; null where no receipt is sent. */
export function receiptOfCapture(db: Database, payment: PaymentRow, amount: Minor): Promise<Receipt | null> {
  return receiptOfPart(db, payment, { amount, parts: null, before: [] });
}

/** What goes back; null where no receipt is sent. */
export function receiptOfRefund(db: Database, payment: PaymentRow, refund: Refund): Promise<Receipt | null> {
  const earlier = payment.refunds.filter(({ createdAt }) => createdAt < refund.createdAt);
  const [parts = null] = refundedParts([refund]);
  return receiptOfPart(db, payment, { amount: minor(refund.amount), parts, before: refundedParts(earlier) });
}

interface Part {
  readonly amount: Minor;
  /** Null: all that is left. */
  readonly parts: RefundParts | null;
  readonly before: readonly RefundParts[];
}

/**
 * By the order's own lines where they sum to the amount; else by what a change took away since it was placed, or by all that was
 * placed, each line bearing its share: money that goes back for no dish in particular has no lines of its own.
 */
async function receiptOfPart(
  db: Database,
  payment: PaymentRow,
  { amount, parts, before }: Part,
): Promise<Receipt | null> {
  const placed = readReceipt(payment.receipt);
  if (!placed) return null;
  const { channelId, checkoutId } = payment;
  const order = checkoutId === null ? null : await findCheckout(db, channelId, checkoutId);
  if (order) {
    const locale = toLocale(payment.locale);
    const left = parts ?? partsLeft(order, before);
    const written = { vatCode: placed.vatCode, locale };
    const receipt = tried(() => receiptOf(order, left, before, written));
    if (receipt && sumOf(receipt) === amount) return receipt;
    const gone = receiptDifference(placed, receiptOf(order, partsLeft(order, []), [], written));
    if (gone.lines.length > 0) return sharedReceipt(gone, amount);
  }
  return sharedReceipt(placed, amount);
}

/** @returns null when the parts are no longer those of the order. */
function tried(make: () => Receipt): Receipt | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
