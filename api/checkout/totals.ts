import { type Minor, minor } from '../kernel/money';
import { cartWeight, type MeasurementUnit } from '../kernel/weight';

export interface PricedLine {
  /** Of one, options included. */
  readonly unitPrice: Minor;
  readonly quantity: number;
  /** Of one: grams, millilitres or pieces, by `unit`. */
  readonly weight: number | null;
  readonly unit: MeasurementUnit;
}

export interface Totals {
  /** All lines, before discount. */
  readonly productsCost: Minor;
  /** What is taken off; never negative. */
  readonly discount: Minor;
  /** `null`: the shop set no fee, and the total does not count it. */
  readonly deliveryFee: Minor | null;
  readonly total: Minor;
}

export function lineTotal({ unitPrice, quantity }: Pick<PricedLine, 'unitPrice' | 'quantity'>): Minor {
  return minor(unitPrice * quantity);
}

export function productsCost(lines: readonly Pick<PricedLine, 'unitPrice' | 'quantity'>[]): Minor {
  return minor(lines.reduce((sum, line) => sum + lineTotal(line), 0));
}

/**
 * What a percentage takes off the products: computed once on their sum, not line by line, and rounded to the nearest
 * minor unit, halves in the shopper's favour.
 *
 * @param percent - whole, 0 to 100.
 */
export function discountOf(cost: Minor, percent: number): Minor {
  return minor(Math.floor((cost * percent + 50) / 100));
}

/** @param deliveryFee - by `deliveryFee()`; zero for pickup. */
export function totalsOf(cost: Minor, discountPercent: number, deliveryFee: Minor | null): Totals {
  const discount = discountOf(cost, discountPercent);
  return { productsCost: cost, discount, deliveryFee, total: minor(cost - discount + (deliveryFee ?? 0)) };
}

/** Grams and millilitres counted alike; pieces and unknown weights count nothing. */
export function weightOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { weight, unit, quantity }) => sum + cartWeight(weight, unit) * quantity, 0);
}
