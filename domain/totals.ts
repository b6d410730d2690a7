import { type Minor, minor, percentOf } from './money';
import { cartWeight, type MeasurementUnit } from './weight';

export interface PricedLine {
  /** Of one item, options included. */
  readonly unitPrice: Minor;
  readonly quantity: number;
  /** Of one item: grams, millilitres or pieces, by `unit`. */
  readonly weight: number | null;
  readonly unit: MeasurementUnit;
}

export interface Totals {
  /** All lines, before discount. */
  readonly productsCost: Minor;
  /** The shop's discount and the promo code's together; never negative, never more than the products cost. */
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
 * The shop's percentage of the products: computed once on their sum, not line by line; halves round in the
 * shopper's favour.
 * @param percent - whole, 0 to 100.
 */
export function discountOf(cost: Minor, percent: number): Minor {
  return percentOf(cost, percent);
}

/**
 * The one order of operations behind every total:
 *
 * 1. `productsCost`: all lines.
 * 2. The shop's discount comes off them. What remains is the subtotal, which the minimums (the shop's, the delivery's,
 *    the promo code's) and the threshold of free delivery are held against.
 * 3. The promo code comes off what remains, never more than that; or it makes the delivery free. A code therefore never
 *    puts an order below a minimum, and never costs the shopper their free delivery.
 * 4. The delivery fee is added.
 * 5. The tip comes last, and not here: `tipOf()` computes it on these figures, and `cartTotals()` adds it.
 *
 * @param discountPercent - the shop's.
 * @param promoDiscount - by `promoEffect()`, at most what remains after the shop's discount.
 * @param deliveryFee - by `deliveryFee()`; zero for pickup.
 */
export function totalsOf(
  cost: Minor,
  discountPercent: number,
  deliveryFee: Minor | null,
  promoDiscount: Minor = minor(0),
): Totals {
  const discount = minor(discountOf(cost, discountPercent) + promoDiscount);
  return { productsCost: cost, discount, deliveryFee, total: minor(cost - discount + (deliveryFee ?? 0)) };
}

/** Grams; a millilitre counts as a gram, pieces and unknown weights count nothing. */
export function weightOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { weight, unit, quantity }) => sum + cartWeight(weight, unit) * quantity, 0);
}
