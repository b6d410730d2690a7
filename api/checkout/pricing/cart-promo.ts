import { minor } from '../../../domain/money';
import { type PromoCart, promoEffect, type TypedPromo } from '../../../domain/promo';
import { promoRefusal } from '../../promotions/promo';
import type { PromoView } from '../checkout-view';

/** A cart's promo code with its effect, or why it has none. */
export function cartPromo(typed: TypedPromo, cart: PromoCart): PromoView {
  const { text: code, terms } = typed;
  const refusal = promoRefusal(typed, cart);
  if (refusal || terms === null) {
    return { code, discount: minor(0), freesDelivery: false, percent: null, amount: null, refusal };
  }
  return {
    code,
    ...promoEffect(terms, cart.subtotal),
    percent: terms.kind === 'PERCENT' ? terms.percent : null,
    amount: terms.kind === 'AMOUNT' ? minor(terms.amount ?? 0) : null,
    refusal: null,
  };
}
