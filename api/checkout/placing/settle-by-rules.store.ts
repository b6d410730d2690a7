import type { Transaction } from '../../db/client';
import type { CartRow } from '../cart/cart-row.store';
import type { Details } from '../cart/details';
import { type Objection, refuse } from '../objection';
import type { ShopTerms } from '../pricing/shop-terms';
import { promiseTime } from '../promise/promise.store';
import { choosePayment, chooseWarehouse } from './choose-handover.store';
import { fillIn, requireDetails, requireNoDoubt } from './fill-in';
import type { Ordering } from './ordering-shop.store';
import { priceByMenu, requirePriceAsSeen, requireTipPossible } from './price-order.store';
import { requirePromiseAsSeen, timeWish } from './promise-order.store';

/** What was sent with the order, apart from the dishes. */
interface Asked {
  readonly details: Details;
  readonly expectedTotal?: number | null;
  readonly expectedBy?: Date | null;
  readonly asksOnDoubt?: boolean | null;
}

/** Rules that staff may set aside. */
interface Leniency {
  readonly terms?: (shop: ShopTerms) => ShopTerms;
  /** Of a time that is not offered. */
  readonly onTime?: Objection;
}

/**
 * An order by the rules of the shop, in the order in which they are held against it: what is missing, what may be a slip, tip, cart and
 * menu, the price and the time that were shown, payment, kitchen.
 *
 * @param cart - held, or of the lines that came with the order.
 * @throws the first rule that it breaks.
 */
export async function settleByRules(
  tx: Transaction,
  ordering: Ordering,
  cart: CartRow,
  { details, expectedTotal = null, expectedBy = null, asksOnDoubt }: Asked,
  { terms, onTime = refuse }: Leniency = {},
) {
  const { caller, shop, menu } = ordering;
  const filled = fillIn(cart, details, menu.zones);
  requireDetails(filled);
  if (asksOnDoubt) requireNoDoubt(filled);
  const priced = await priceByMenu(tx, ordering, filled, terms);
  if (details.tip || details.tipPercent) requireTipPossible(priced);
  const [problem] = priced.view.problems;
  if (problem) throw problem;
  await requirePriceAsSeen(priced, cart, expectedTotal);
  const payment = choosePayment(shop, priced);
  const warehouse = chooseWarehouse(shop, filled);
  const promise = await promiseTime(tx, caller.channel, timeWish(ordering, filled), onTime);
  requirePromiseAsSeen(filled, promise, expectedBy);
  return { ...priced, payment, warehouse, promise };
}
