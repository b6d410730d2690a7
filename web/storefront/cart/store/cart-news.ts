import type { CartFragment as Cart } from '../../../gql/graphql';
import type { CartView } from './cart-view';

type Known = Pick<CartView, 'lines' | 'total' | 'method'>;

/** What became of a cart while its shopper did nothing, in the order in which it is worth a word. */
export type CartNews =
  | { readonly kind: 'soldOut' | 'back'; readonly name: string }
  /** Dishes, a fee or a discount cost something else. `total` in minor units. */
  | { readonly kind: 'price'; readonly total: number };

/**
 * Compares a cart with the same cart as it was read before.
 *
 * @returns nothing where only the shopper's own presses lie between the two: what they did needs no telling.
 */
export function cartNews(before: Known, after: Known): CartNews[] {
  const was = new Map(before.lines.map((line) => [line.key, line]));
  const news: CartNews[] = after.lines.flatMap(({ key, isAvailable, preview }): CartNews[] => {
    const earlier = was.get(key);
    if (!earlier || earlier.isAvailable === isAvailable) return [];
    return [{ kind: isAvailable ? 'back' : 'soldOut', name: preview.productName }];
  });
  const isSameOrder =
    before.method === after.method &&
    before.lines.length === after.lines.length &&
    after.lines.every(({ key, quantity }) => was.get(key)?.quantity === quantity);
  // What sold out or came back explains another total by itself.
  const isDearer = isSameOrder && news.length === 0 && before.total !== after.total;
  return isDearer ? [{ kind: 'price', total: after.total }] : news;
}

/** Whether a dish that is in both costs something else now: no press of a shopper does that. */
export function pricesMoved(before: Pick<Cart, 'lines'> | null, after: Pick<Cart, 'lines'> | null): boolean {
  const was = new Map(before?.lines.map(({ id, unitPrice }) => [id, unitPrice.minor]));
  return (after?.lines ?? []).some(({ id, unitPrice }) => (was.get(id) ?? unitPrice.minor) !== unitPrice.minor);
}
