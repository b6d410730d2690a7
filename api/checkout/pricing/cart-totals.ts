import { cartTotals, subtotalOf } from '../../../domain/cart-totals';
import type { DeliveryMethod } from '../../../domain/order-status';
import type { TypedPromo } from '../../../domain/promo';
import type { TipChoice } from '../../../domain/tip';
import { type PricedLine, productsCost, weightOf } from '../../../domain/totals';
import type { TotalsView } from '../checkout-view';
import { cartPromo } from './cart-promo';
import type { ShopTerms } from './shop-terms';

/** What a cart's lines are counted by. */
export interface CartTerms {
  readonly terms: Pick<ShopTerms, 'discountPercent' | 'delivery' | 'limits' | 'tips'>;
  /** Null when the cart has no promo code. */
  readonly promo: TypedPromo | null;
  readonly now: Date;
  readonly tip: TipChoice;
}

/** What a cart costs, with the promo code that stands on it. */
export function totalsOfCart(
  lines: readonly PricedLine[],
  method: DeliveryMethod | null,
  { terms, promo: typed, now, tip }: CartTerms,
): TotalsView {
  const cost = productsCost(lines);
  const promo = typed && cartPromo(typed, { subtotal: subtotalOf(cost, terms), method, now });
  const cart = { lineCount: lines.length, productsCost: cost, method, tip };
  const { minimum: _, ...totals } = cartTotals(cart, terms, promo);
  return { ...totals, promo, weight: weightOf(lines) };
}
