import {
  type CartTerms,
  type CountedCart,
  cartTotals,
  subtotalOf,
  type CartTotals as Totals,
} from '../../../../domain/cart-totals';
import { minor } from '../../../../domain/money';
import { type PromoGift, promoEffect } from '../../../../domain/promo';

/** A promo code as the server last had it; amounts in minor units. */
export interface CartPromo {
  readonly code: string;
  /** Off the products; counted in the totals' discount too. */
  readonly discount: number;
  readonly freesDelivery: boolean;
  /** What it takes off, where it takes anything off the products of a cart. */
  readonly percent: number | null;
  readonly amount: number | null;
  /** Why it can't be used, in the reader's language; null when it can. */
  readonly problem: string | null;
}

export interface CartTotals extends Totals {
  readonly promo: CartPromo | null;
}

function giftOf({ freesDelivery, percent, amount }: CartPromo): PromoGift {
  return { kind: freesDelivery ? 'FREE_DELIVERY' : percent === null ? 'AMOUNT' : 'PERCENT', percent, amount };
}

/**
 * What the server will answer, so that the total moves with the finger; its answer replaces this one. Whether the code
 * still applies is the server's to say.
 */
export function expectTotals(cart: CountedCart, terms: CartTerms, applied: CartPromo | null = null): CartTotals {
  if (applied === null || applied.problem !== null) {
    return { ...cartTotals(cart, terms, null), promo: applied && { ...applied, discount: minor(0) } };
  }
  const effect = promoEffect(giftOf(applied), subtotalOf(cart.productsCost, terms));
  return { ...cartTotals(cart, terms, effect), promo: { ...applied, discount: effect.discount } };
}
