import { type Minor, minor } from './money';
import type { DeliveryMethod } from './order-status';

export const MAXIMUM_QUANTITY = 99;
export const MAXIMUM_LINES = 50;
/** Characters to the kitchen about one dish. */
export const LONGEST_LINE_NOTE = 120;
/** Characters to the courier, and to the kitchen about the whole order. */
export const LONGEST_ORDER_NOTE = 250;
/** Dishes that staff recommend with a dish. */
export const RECOMMENDED_LIMIT = 6;
/** Of a street file's text that is uploaded: a city of a million people has about half of it. */
export const STREET_TEXT_MEGABYTES = 128;

/** A million in major units: the most that a price, a fee or another amount of the shop's settings is. */
export const HIGHEST_AMOUNT = minor(100_000_000);
/** Ten million in major units: the most that an order costs. */
export const MAXIMUM_TOTAL = minor(1_000_000_000);

/** The least that an order is worth, by the shop's settings; `null` sets no limit. */
export interface Minimums {
  readonly minimumOrderValue: Minor | null;
  readonly minAmountForDelivery: Minor | null;
}

/** The shop's settings; `null` sets no limit. */
export interface OrderLimits extends Minimums {
  /** Grams; a millilitre counts as a gram. */
  readonly maximumOrderWeight: number | null;
}

export interface MeasuredCart {
  readonly lineCount: number;
  /** All lines, before discount. */
  readonly productsCost: Minor;
  /** All lines after discount, without delivery. The minimums compare with it. */
  readonly subtotal: Minor;
  readonly total: Minor;
  readonly weight: number;
  /** `null` while the shopper has not chosen. */
  readonly method: DeliveryMethod | null;
}

/** Why a cart can't be placed, and by how much it breaks the limit. */
export type LimitBreach =
  | { readonly code: 'EMPTY' | 'TOO_LARGE' }
  | { readonly code: 'BELOW_MINIMUM'; readonly missing: Minor; readonly minimum: Minor }
  | { readonly code: 'TOO_HEAVY'; readonly excess: number; readonly maximum: number }
  | { readonly code: 'TOO_MANY_LINES'; readonly maximum: number };

/** The least that may be ordered: the shop's minimum, for delivery the higher of the two. */
export function minimumFor(method: DeliveryMethod | null, limits: Minimums): Minor {
  const { minimumOrderValue, minAmountForDelivery } = limits;
  return minor(Math.max(minimumOrderValue ?? 0, method === 'DELIVERY' ? (minAmountForDelivery ?? 0) : 0));
}

/** The amount still to be added to reach the minimum; zero once it is reached. */
export function missingToMinimum(subtotal: Minor, method: DeliveryMethod | null, limits: Minimums): Minor {
  return minor(Math.max(0, minimumFor(method, limits) - subtotal));
}

/** All limits that the cart as a whole breaks. An empty cart is reported as empty only. */
export function limitBreaches(cart: MeasuredCart, limits: OrderLimits): LimitBreach[] {
  if (cart.lineCount === 0) return [{ code: 'EMPTY' }];
  const breaches: LimitBreach[] = [];
  const missing = missingToMinimum(cart.subtotal, cart.method, limits);
  if (missing > 0) breaches.push({ code: 'BELOW_MINIMUM', missing, minimum: minimumFor(cart.method, limits) });
  const { maximumOrderWeight: maximum } = limits;
  if (maximum !== null && cart.weight > maximum) {
    breaches.push({ code: 'TOO_HEAVY', excess: cart.weight - maximum, maximum });
  }
  if (cart.lineCount > MAXIMUM_LINES) breaches.push({ code: 'TOO_MANY_LINES', maximum: MAXIMUM_LINES });
  if (Math.max(cart.total, cart.productsCost) > MAXIMUM_TOTAL) breaches.push({ code: 'TOO_LARGE' });
  return breaches;
}
