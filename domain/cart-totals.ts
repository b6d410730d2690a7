import { type DeliveryTerms, deliveryFee, missingToFreeDelivery } from './delivery-fee';
import { type Minimums, minimumFor, missingToMinimum } from './limits';
import { type Minor, minor } from './money';
import type { DeliveryMethod } from './order-status';
import type { PromoEffect } from './promo';
import { type Tip, type TipChoice, type TipRule, tipOf } from './tip';
import { discountOf, type Totals, totalsOf } from './totals';

/** The shop's terms as far as they make the total. */
export interface CartTerms {
  /** Whole, 0 to 100. */
  readonly discountPercent: number;
  readonly delivery: DeliveryTerms;
  readonly limits: Minimums;
  /** Null: the shop takes no tips. */
  readonly tips: TipRule | null;
}

export interface CountedCart {
  readonly lineCount: number;
  /** All lines, before discount. */
  readonly productsCost: Minor;
  /** `null` while the shopper has not chosen. */
  readonly method: DeliveryMethod | null;
  readonly tip: TipChoice;
}

/** The total contains the tip. */
export interface CartTotals extends Totals, Tip {
  /** The least that may be ordered. */
  readonly minimum: Minor;
  /** The amount still to be added to reach the minimum; 0 once it is reached. */
  readonly missingToMinimum: Minor;
  /** The amount still to be added for free delivery; null when delivery is never free. */
  readonly missingToFreeDelivery: Minor | null;
}

/**
 * All lines after the shop's discount. Minimums and the free-delivery threshold compare with it. It includes a
 * promo code's part, so that no code puts an order below a minimum or costs the shopper their free delivery.
 */
export function subtotalOf(cost: Minor, { discountPercent }: Pick<CartTerms, 'discountPercent'>): Minor {
  return minor(cost - discountOf(cost, discountPercent));
}

/**
 * What a cart costs, by the order of operations that `totalsOf()` describes. The server answers with it, and the
 * client shows it before the answer has arrived.
 * @param promo - the effect of the cart's promo code; null without a code, or with one that can't be used.
 */
export function cartTotals(
  { lineCount, productsCost, method, tip: chosen }: CountedCart,
  terms: CartTerms,
  promo: PromoEffect | null,
): CartTotals {
  const subtotal = subtotalOf(productsCost, terms);
  const isDelivered = method === 'DELIVERY';
  // An empty cart costs nothing: nothing is delivered.
  const isCharged = isDelivered && lineCount > 0 && !promo?.freesDelivery;
  const fee = isCharged ? deliveryFee(subtotal, terms.delivery) : minor(0);
  const missingToFree = isDelivered ? missingToFreeDelivery(subtotal, terms.delivery) : null;
  const order = totalsOf(productsCost, terms.discountPercent, fee, promo?.discount);
  const given = tipOf(chosen, terms.tips, order);
  return {
    ...order,
    ...given,
    total: minor(order.total + given.tip),
    minimum: minimumFor(method, terms.limits),
    missingToMinimum: missingToMinimum(subtotal, method, terms.limits),
    missingToFreeDelivery: missingToFree !== null && promo?.freesDelivery ? minor(0) : missingToFree,
  };
}
