import { MAXIMUM_TOTAL } from '../../../domain/limits';
import { type Minor, minor } from '../../../domain/money';
import type { PaymentType } from '../../../domain/payment-type';
import { InvalidInput } from '../../kernel/refusals';
import { ChangeTooSmall } from '../refusals';

/** @throws {InvalidInput} when it is no amount of money that could be handed over. */
export function readChangeFrom(amount: number | null): Minor | null {
  if (amount === null) return null;
  const path = ['changeFrom'];
  if (!Number.isInteger(amount)) throw new InvalidInput([{ path, code: 'INVALID' }]);
  if (amount < 0) throw new InvalidInput([{ path, code: 'NUMBER_TOO_SMALL', values: { minimum: 0 } }]);
  if (amount > MAXIMUM_TOTAL) throw new InvalidInput([{ path, code: 'AMOUNT_TOO_LARGE' }]);
  return minor(amount);
}

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
