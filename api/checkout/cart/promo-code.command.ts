import type { Caller } from '../../access/caller';
import { InvalidInput } from '../../kernel/refusals';
import type { CartView } from '../checkout-view';
import { EmptyCart } from '../refusals';
import { requireOpenShop, writeCart } from './cart.command';
import { readPromo } from './details';
import { requirePossiblePromo } from './read-checkout.store';

/**
 * Puts a promo code onto the session's cart, in the place of any other. A code that the cart is too small for, or that
 * needs delivery, stays on the cart and counts once the cart allows it; until then the cart says why. Any other code that
 * can't be used is not kept.
 *
 * @param promoCode - as it is typed.
 * @throws {Maintenance | InvalidInput | EmptyCart | PromoNotApplicable}
 */
export async function applyPromoCode(caller: Caller, promoCode: string): Promise<CartView> {
  await requireOpenShop(caller);
  const { promoCodeText } = readPromo(promoCode);
  if (!promoCodeText) throw new InvalidInput([{ path: ['promoCode'], code: 'REQUIRED' }]);
  return writeCart(caller, {
    sessionId: caller.actor.sessionId,
    absent: EmptyCart,
    async change(cart, reader) {
      const changed = { ...cart, promoCodeText };
      await requirePossiblePromo(reader, changed);
      return changed;
    },
  });
}

/** Takes the promo code off the session's cart. @throws {Maintenance | EmptyCart} */
export async function removePromoCode(caller: Caller): Promise<CartView> {
  await requireOpenShop(caller);
  return writeCart(caller, {
    sessionId: caller.actor.sessionId,
    absent: EmptyCart,
    change: (cart) => ({ ...cart, promoCodeText: null }),
  });
}
