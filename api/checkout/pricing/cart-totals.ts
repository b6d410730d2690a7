import { type Minor, minor } from '../../kernel/money';
import type { TypedPromo } from '../../promotions/promo';
import type { TotalsView } from '../cart/checkout-view';
import type { DeliveryMethod } from '../order-life/order-status';
import { cartPromo } from './cart-promo';
import { deliveryFee, missingToFreeDelivery } from './delivery-fee';
import { missingToMinimum } from './limits';
import type { ShopTerms } from './shop-terms';
import { discountOf, type PricedLine, productsCost, totalsOf, weightOf } from './totals';

/** What a cart's lines are counted by. */
export interface CartTerms {
  readonly terms: Pick<ShopTerms, 'discountPercent' | 'delivery' | 'limits'>;
  /** Null when the cart has no promo code. */
  readonly promo: TypedPromo | null;
  readonly now: Date;
}

/**
 * All lines after the shop's own discount: what the minimums and the threshold of free delivery are held against. A
 * promo code's part stays in, so that no code puts an order below a minimum or costs the shopper their free delivery.
 */
export function subtotalOf(cost: Minor, { discountPercent }: Pick<ShopTerms, 'discountPercent'>): Minor {
  return minor(cost - discountOf(cost, discountPercent));
}

/** What a cart costs, by the order of operations that `totalsOf()` describes. */
export function totalsOfCart(
  lines: readonly PricedLine[],
  method: DeliveryMethod | null,
  { terms, promo: typed, now }: CartTerms,
): TotalsView {
  const cost = productsCost(lines);
  const subtotal = subtotalOf(cost, terms);
  const promo = typed && cartPromo(typed, { subtotal, method, now });
  const isDelivered = method === 'DELIVERY';
  // An empty cart costs nothing: there is nothing to bring.
  const isCharged = isDelivered && lines.length > 0 && !promo?.freesDelivery;
  const fee = isCharged ? deliveryFee(subtotal, terms.delivery) : minor(0);
  const missingToFree = isDelivered ? missingToFreeDelivery(subtotal, terms.delivery) : null;
  return {
    ...totalsOf(cost, terms.discountPercent, fee, promo?.discount),
    promo,
    weight: weightOf(lines),
    missingToMinimum: missingToMinimum(subtotal, method, terms.limits),
    missingToFreeDelivery: missingToFree !== null && promo?.freesDelivery ? minor(0) : missingToFree,
  };
}
