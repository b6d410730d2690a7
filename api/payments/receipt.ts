import { z } from 'zod';
import type { Locale } from '../../domain/locale';
import { localize, parseLocalized } from '../../domain/localized';
import { type Minor, minor } from '../../domain/money';
import { type RefundParts, refundAmount, refundedQuantity } from '../../domain/refund-amount';
import { splitAmount } from '../../domain/split-amount';
import type { CheckoutRow } from '../checkout/checkout-row.store';
import { message } from '../messages/messages';
import type { Receipt, ReceiptLine } from './payment-provider';
import { paidOrderOf } from './refunds/refund-parts';
import { NO_VAT_CODE, vatCodeOf } from './vat-code';

const Stored = z.object({
  /** Of lines that have none of their own: payments of older versions have only this one. */
  vatCode: z.int(),
  lines: z.array(z.object({ name: z.string(), amount: z.int(), vatCode: z.int().optional() })),
});

/** A receipt as a payment keeps it: of the order as it was placed. */
export interface PlacedReceipt extends Receipt {
  /** The account's: of what has no rate of its own. */
  readonly vatCode: number;
}

export function readReceipt(json: unknown): PlacedReceipt | null {
  if (json === null || json === undefined) return null;
  const { vatCode: ofAll, lines } = Stored.parse(json);
  return {
    vatCode: ofAll,
    lines: lines.map(({ name, amount, vatCode = ofAll }) => ({ name, amount: minor(amount), vatCode })),
  };
}

interface Written {
  /** The account's. */
  readonly vatCode: number;
  readonly locale: Locale;
}

/** All that has not gone back yet. */
export function partsLeft(order: CheckoutRow, before: readonly RefundParts[]): RefundParts {
  const lines = order.lines.map(({ id, quantity }) => ({
    lineId: id,
    quantity: quantity - refundedQuantity(before, id),
  }));
  return {
    lines: lines.filter(({ quantity }) => quantity > 0),
    isWithDelivery: !before.some(({ isWithDelivery }) => isWithDelivery),
    isWithTip: !before.some(({ isWithTip }) => isWithTip),
  };
}

/**
 * What was paid for parts of an order, line by line: dishes, then delivery and tip. A discount is spread over the dishes;
 * tips bear no VAT.
 *
 * @param before - what has gone back already.
 */
export function receiptOf(
  order: CheckoutRow,
  parts: RefundParts,
  before: readonly RefundParts[],
  { vatCode, locale }: Written,
): Receipt {
  const paid = paidOrderOf(order);
  const none = { lines: [], isWithDelivery: false, isWithTip: false };
  const amountOf = (part: Partial<RefundParts>) => refundAmount(paid, { ...none, ...part }, before);
  const dishes = parts.lines.map((part): ReceiptLine => {
    const line = order.lines.find(({ id }) => id === part.lineId);
    const name = localize(parseLocalized(line?.productName), locale, locale);
    const amount = amountOf({ lines: [part] });
    return { name: `${name} × ${part.quantity}`, amount, vatCode: vatCodeOf(line?.taxRate ?? null, vatCode) };
  });
  const delivery = {
    name: message(locale, 'PAYMENT_DELIVERY'),
    amount: parts.isWithDelivery ? amountOf({ isWithDelivery: true }) : minor(0),
    vatCode: vatCodeOf(order.deliveryTaxRate, vatCode),
  };
  const tip = {
    name: message(locale, 'PAYMENT_TIP'),
    amount: parts.isWithTip ? amountOf({ isWithTip: true }) : minor(0),
    vatCode: order.deliveryTaxRate === null ? vatCode : NO_VAT_CODE,
  };
  return { lines: [...dishes, delivery, tip].filter(({ amount }) => amount > 0) };
}

/** The same over another amount, which each line bears its share of. */
export function sharedReceipt({ lines }: Receipt, amount: Minor): Receipt {
  const shares = splitAmount(
    amount,
    lines.map((line) => line.amount),
  );
  const shared = lines.map((line, index) => ({ ...line, amount: shares[index] ?? minor(0) }));
  return { lines: shared.filter((line) => line.amount > 0) };
}

const QUANTITY = / × \d+$/;

/** What a receipt has less of than an earlier one of the same order. */
export function receiptDifference(earlier: Receipt, now: Receipt): Receipt {
  const left = new Map<string, number>();
  const nameOf = ({ name }: ReceiptLine) => name.replace(QUANTITY, '');
  for (const line of now.lines) left.set(nameOf(line), (left.get(nameOf(line)) ?? 0) + line.amount);
  const gone = earlier.lines.map((line) => {
    const name = nameOf(line);
    const kept = Math.min(left.get(name) ?? 0, line.amount);
    left.set(name, (left.get(name) ?? 0) - kept);
    return { name, amount: minor(line.amount - kept), vatCode: line.vatCode };
  });
  return { lines: gone.filter(({ amount }) => amount > 0) };
}

export function sumOf({ lines }: Receipt): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
