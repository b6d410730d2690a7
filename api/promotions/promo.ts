import { type PromoCart, promoBreach, type TypedPromo } from '../../domain/promo';
import { PromoNotApplicable } from './refusals';

/** Why a code can't be used for a cart; null when it can. */
export function promoRefusal(typed: TypedPromo, cart: PromoCart): PromoNotApplicable | null {
  const breach = promoBreach(typed, cart);
  if (breach === null) return null;
  return breach.code === 'BELOW_MINIMUM'
    ? new PromoNotApplicable(breach.code, breach.missing)
    : new PromoNotApplicable(breach.code);
}
