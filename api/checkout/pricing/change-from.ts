import type { Minor } from '../../../domain/money';
import type { PaymentType } from '../../../domain/payment-type';
import { ChangeTooSmall } from '../refusals';

/**
 * The cash that the shopper will pay with, as it is written on the order.
 *
 * @returns `null` when no change is needed, or when it is not paid in cash.
 * @throws {ChangeTooSmall} when it does not cover the total.
 */
export function checkChangeFrom(changeFrom: Minor | null, total: Minor, paymentType: PaymentType): Minor | null {
  if (changeFrom === null || paymentType !== 'CASH') return null;
  if (changeFrom < total) throw new ChangeTooSmall(total);
  return changeFrom;
}
