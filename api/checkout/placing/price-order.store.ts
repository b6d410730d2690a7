import type { Transaction } from '../../db/client';
import { holdTypedPromo } from '../../promotions/promo-use.store';
import type { CartRow } from '../cart/cart-row.store';
import { type CheckoutReader, readSurroundings } from '../cart/read-checkout.store';
import { type CartSurroundings, changesOf, presentLines, tipChoiceOf, viewCart } from '../cart/view-checkout';
import type { CheckoutView } from '../checkout-view';
import { requireTip } from '../pricing/require-tip';
import type { ShopTerms } from '../pricing/shop-terms';
import { PriceChanged } from '../refusals';
import type { FilledCart } from './fill-in';
import type { Ordering } from './ordering-shop.store';

/** What an order is priced from, its promo code's uses held until the transaction ends. */
export async function holdPrices(tx: Transaction, { caller, menu }: Ordering, { row, zone }: FilledCart) {
  const { channel, now } = caller;
  const reader: CheckoutReader = { db: tx, channel, now, catalog: menu.catalog };
  const surroundings = await readSurroundings(reader, row, { zone, promo: await holdTypedPromo(tx, row) });
  const viewOf = async (cart: CartRow) => viewCart(cart, await readSurroundings(reader, cart, { zones: menu.zones }));
  return { surroundings, viewOf };
}

export interface PricedCart extends FilledCart {
  readonly view: CheckoutView;
  readonly surroundings: CartSurroundings;
  /** A cart by the same menu. */
  readonly viewOf: (cart: CartRow) => Promise<CheckoutView>;
}

/** @param terms - the shop's, as far as the order keeps to them. */
export async function priceByMenu(
  tx: Transaction,
  ordering: Ordering,
  filled: FilledCart,
  terms: (shop: ShopTerms) => ShopTerms = (shop) => shop,
): Promise<PricedCart> {
  const { surroundings, viewOf } = await holdPrices(tx, ordering, filled);
  const view = viewCart(filled.row, { ...surroundings, terms: terms(surroundings.terms) });
  return { ...filled, view, surroundings, viewOf };
}

/** @throws {TipNotPossible} */
export function requireTipPossible({ row, surroundings, view }: PricedCart): void {
  requireTip(tipChoiceOf(row), surroundings.terms.tips, view.totals);
}

/**
 * @param cart - as the shopper left it: what came with the order may cost something itself, a courier; the cart tells what the shop
 * changed.
 * @param expected - the total that was sent; null: the cart's prices and total are those that were shown.
 * @throws {PriceChanged}
 */
export async function requirePriceAsSeen(priced: PricedCart, cart: CartRow, expected: number | null): Promise<void> {
  const { row, surroundings, view, viewOf } = priced;
  const { total } = view.totals;
  const changes = changesOf(row, presentLines(row, surroundings));
  const cartTotal = async () => (await viewOf(cart)).totals.total;
  const isCartAsSeen = async () =>
    changes.length === 0 && (cart.seenTotal === null || cart.seenTotal === (await cartTotal()));
  const isAsSeen = expected === null ? await isCartAsSeen() : expected === total;
  if (!isAsSeen) throw new PriceChanged(changes, total, await cartTotal());
}
