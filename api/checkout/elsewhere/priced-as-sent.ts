import { MAXIMUM_TOTAL } from '../../../domain/limits';
import { type Minor, minor } from '../../../domain/money';
import { InvalidInput } from '../../kernel/refusals';
import { type CartSurroundings, viewCart } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { CartView } from '../checkout-view';
import { OrderTooLarge, PriceChanged } from '../refusals';
import type { PaidElsewhere } from './order-elsewhere';

/**
 * An order that is paid: what it cost was settled where it was ordered, and the menu only names its dishes.
 *
 * @param row - whose lines have the prices that were sent.
 * @returns with the rules of the shop that it breaks as its `problems`.
 * @throws {OrderTooLarge | InvalidInput}
 * @throws {PriceChanged} when what was paid is not the sum of its parts.
 */
export function pricedAsSent(
  row: CheckoutRow,
  surroundings: CartSurroundings,
  { deliveryFee, discount }: PaidElsewhere,
  expectedTotal: number | null,
): CartView {
  const terms = { ...surroundings.terms, discountPercent: 0 };
  const view = viewCart(row, { ...surroundings, terms, isPricedAsSent: true });
  const productsCost = minorUpTo(view.totals.productsCost);
  if (discount > productsCost) {
    throw new InvalidInput([{ path: ['discount'], code: 'NUMBER_TOO_BIG', values: { maximum: productsCost } }]);
  }
  const fee = deliveryFee ?? (row.deliveryMethod === 'DELIVERY' ? minor(0) : null);
  const total = minorUpTo(productsCost - discount + (fee ?? 0));
  if (expectedTotal !== null && expectedTotal !== total)
    throw new PriceChanged([], total, total).within(['expectedTotal']);
  const noTip = { tip: minor(0), tipPercent: null };
  const totals = { ...view.totals, ...noTip, productsCost, discount, promo: null, deliveryFee: fee, total };
  const problems = view.problems.filter((problem) => !(problem instanceof OrderTooLarge));
  return { ...view, totals, problems };
}

function minorUpTo(amount: number): Minor {
  if (amount > MAXIMUM_TOTAL) throw new OrderTooLarge();
  return minor(amount);
}
