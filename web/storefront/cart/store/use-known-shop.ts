import { useSyncExternalStore } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import type { CartShopFragment as CartShop } from '../../../gql/graphql';
import { useShop } from '../../shop/use-shop';
import { useCart } from './cart-context';
import { CartShopFragment } from './cart-documents';
import { type CartView, viewCart } from './cart-view';
import { promisedAt } from './receiving-facts';

interface KnownShop {
  readonly shop: CartShop;
  /** An empty cart, until the visitor's own has been read. */
  readonly cart: CartView;
  readonly isRead: boolean;
  /** The page was made long ago, as a kept one: when something comes, and when the shop opens, is not known. */
  readonly isLongAgo: boolean;
}

const never = () => () => {};

/** Whether the next thing that the shop promised is over: it promises another one by now. */
function isOver(shop: CartShop, { method, zone }: CartView): boolean {
  const next = promisedAt(shop, method, zone) ?? shop.resumesAt ?? shop.opensAt;
  return next !== null && Date.parse(next) < Date.now();
}

/** How food is received: as the page came with it, until the visitor's own cart has been read. Nothing waits for scripts. */
export function useKnownShop(): KnownShop {
  const live = useCart();
  const loaded = readFragment(CartShopFragment, useShop());
  const isRead = live.shop !== null && live.cart !== null;
  const shop = live.shop ?? loaded;
  const cart = live.cart ?? viewCart(shop, null, []);
  const isLongAgo = useSyncExternalStore(
    never,
    () => !isRead && isOver(shop, cart),
    () => false,
  );
  return { shop, cart, isRead, isLongAgo };
}
