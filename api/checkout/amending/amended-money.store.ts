import type { Transaction } from '../../db/client';
import { cardMoneyOf } from '../../payments/payment.store';
import type { CheckoutRow } from '../checkout-row.store';
import type { Difference } from './difference';
import { PaidByCard } from './refusals';

type Totals = Pick<Difference, 'totalBefore' | 'totalAfter'>;

/**
 * What is paid on receiving, beyond card money, once an order costs something else; 0 for an order without card money. What
 * it costs more is added; what it costs less comes off that first. Money that is put up and not taken yet is used before.
 *
 * @param order - held by this transaction where the change is made.
 * @returns minor units
 */
export async function dueAfter(
  tx: Transaction,
  order: CheckoutRow,
  { totalBefore, totalAfter }: Totals,
): Promise<number> {
  if (order.moneyState === null) return 0;
  const { taken, putUp } = await cardMoneyOf(tx, order.id);
  if (putUp > 0) return Math.max(0, totalAfter - taken - putUp);
  return Math.max(0, order.dueOnReceiving + totalAfter - totalBefore);
}

/**
 * Of an order with card money the way of payment stays. Money that went back otherwise may have been for the very dishes that
 * are taken away now, so then no more of it goes back by itself; and none while it is being taken.
 *
 * @throws {PaidByCard}
 */
export async function requireRefundable(
  tx: Transaction,
  order: CheckoutRow,
  { totalBefore, totalAfter, parts }: Difference,
): Promise<void> {
  if (order.moneyState === null) return;
  if (parts.includes('PAYMENT')) throw new PaidByCard();
  if (totalBefore - totalAfter <= order.dueOnReceiving) return;
  const { taken, putUp } = await cardMoneyOf(tx, order.id);
  if (putUp === 0 && taken !== totalBefore - order.dueOnReceiving) throw new PaidByCard();
}
