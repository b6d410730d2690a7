import type { DomainError } from '../../kernel/domain-error';
import { type Minor, minor } from '../../kernel/money';
import type { DeliveryMethod } from '../order-life/order-status';
import { BelowMinimum, EmptyCart, OrderTooLarge, TooHeavy, TooManyLines, TooManyOfOne } from '../refusals';

export const MAXIMUM_QUANTITY = 99;
export const MAXIMUM_LINES = 50;

/** The largest that PostgreSQL's `integer` holds: about 21 million in major units. */
export const MAXIMUM_TOTAL = minor(2_147_483_647);

/** The shop's settings; `null` sets no limit. */
export interface OrderLimits {
  readonly minimumOrderValue: Minor | null;
  readonly minAmountForDelivery: Minor | null;
  /** Grams and millilitres counted alike. */
  readonly maximumOrderWeight: number | null;
}

export interface MeasuredCart {
  readonly lineCount: number;
  /** All lines, before discount. */
  readonly productsCost: Minor;
  /** All lines after discount, without delivery: what the minimums are held against. */
  readonly subtotal: Minor;
  readonly total: Minor;
  readonly weight: number;
  /** `null` while the shopper has not chosen. */
  readonly method: DeliveryMethod | null;
}

/** The least that may be ordered: the shop's minimum, for delivery the higher of the two. */
export function minimumFor(method: DeliveryMethod | null, limits: OrderLimits): Minor {
  const { minimumOrderValue, minAmountForDelivery } = limits;
  return minor(Math.max(minimumOrderValue ?? 0, method === 'DELIVERY' ? (minAmountForDelivery ?? 0) : 0));
}

/** What is missing to the least that may be ordered; zero when nothing is. */
export function missingToMinimum(subtotal: Minor, method: DeliveryMethod | null, limits: OrderLimits): Minor {
  return minor(Math.max(0, minimumFor(method, limits) - subtotal));
}

/** Everything about the cart as a whole that keeps it from being placed. An empty cart has no other problem. */
export function limitProblems(cart: MeasuredCart, limits: OrderLimits): DomainError[] {
  if (cart.lineCount === 0) return [new EmptyCart()];
  const problems: DomainError[] = [];
  const missing = missingToMinimum(cart.subtotal, cart.method, limits);
  if (missing > 0) problems.push(new BelowMinimum(missing, minimumFor(cart.method, limits)));
  const { maximumOrderWeight } = limits;
  if (maximumOrderWeight !== null && cart.weight > maximumOrderWeight) {
    problems.push(new TooHeavy(cart.weight - maximumOrderWeight, maximumOrderWeight));
  }
  if (cart.lineCount > MAXIMUM_LINES) problems.push(new TooManyLines(MAXIMUM_LINES));
  if (Math.max(cart.total, cart.productsCost) > MAXIMUM_TOTAL) problems.push(new OrderTooLarge());
  return problems;
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
