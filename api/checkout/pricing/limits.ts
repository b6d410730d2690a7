import {
  type LimitBreach,
  limitBreaches,
  MAXIMUM_LINES,
  MAXIMUM_QUANTITY,
  type MeasuredCart,
  type OrderLimits,
} from '../../../domain/limits';
import type { DomainError } from '../../kernel/domain-error';
import { BelowMinimum, EmptyCart, OrderTooLarge, TooHeavy, TooManyLines, TooManyOfOne } from '../refusals';

function refusalOf(breach: LimitBreach): DomainError {
  switch (breach.code) {
    case 'EMPTY':
      return new EmptyCart();
    case 'BELOW_MINIMUM':
      return new BelowMinimum(breach.missing, breach.minimum);
    case 'TOO_HEAVY':
      return new TooHeavy(breach.excess, breach.maximum);
    case 'TOO_MANY_LINES':
      return new TooManyLines(breach.maximum);
    case 'TOO_LARGE':
      return new OrderTooLarge();
  }
}

/** Everything about the cart as a whole that keeps it from being placed. */
export function limitProblems(cart: MeasuredCart, limits: OrderLimits): DomainError[] {
  return limitBreaches(cart, limits).map(refusalOf);
}

/** @throws {TooManyOfOne} when a line would hold more than 99. */
export function checkQuantity(quantity: number): number {
  if (quantity > MAXIMUM_QUANTITY) throw new TooManyOfOne(MAXIMUM_QUANTITY);
  return quantity;
}

/** @throws {TooManyLines} when the cart is full and one more line is wanted. */
export function checkRoomForLine(lineCount: number): void {
  if (lineCount >= MAXIMUM_LINES) throw new TooManyLines(MAXIMUM_LINES);
}
