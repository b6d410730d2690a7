import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DeliveryMethod } from '../../../gql/graphql';
import { type CartState, INITIAL_STATE } from './cart-state';
import type { CartStore } from './cart-store';
import { type CartLine, type DishChoice, lineKey } from './cart-view';

/** What a page can do with the cart. Everything shows at once; what the server refuses is rolled back with a word. */
export interface CartActions {
  readonly store: CartStore;
  /** Adds a dish; the quantity defaults to 1. */
  readonly add: (dish: DishChoice & { readonly quantity?: number }) => void;
  /** Puts a dish in the place of a line: another size, other options, another number. */
  readonly change: (line: CartLine, dish: DishChoice & { readonly quantity: number }) => void;
  /** One more or one less; a line at 0 goes, which can be undone. */
  readonly step: (line: CartLine, delta: 1 | -1) => void;
  readonly remove: (line: CartLine) => void;
  readonly chooseMethod: (method: DeliveryMethod) => void;
  readonly chooseZone: (zoneId: string) => void;
}

export const CartContext = createContext<CartActions | null>(null);

/** The cart's actions, without its content: components that only call them don't render again when the cart changes. */
export function useCartActions(): CartActions {
  const actions = useContext(CartContext);
  if (!actions) throw new Error('useCart() needs a <CartProvider> around it');
  return actions;
}

const serverState = () => INITIAL_STATE;

/** The cart's content and its actions. */
export function useCart(): CartActions & CartState {
  const actions = useCartActions();
  const { store } = actions;
  return { ...actions, ...useSyncExternalStore(store.subscribe, store.current, serverState) };
}

/**
 * How many of a dish are in the cart; a component that uses it renders again only when that changes.
 *
 * @param choice - the only one that the dish has; null counts all its lines, whatever was chosen for them.
 */
export function useQuantityInCart(productSlug: string, choice: DishChoice | null): number {
  const { store } = useCartActions();
  const key = choice && lineKey(choice);
  const count = () =>
    (store.current().cart?.lines ?? [])
      .filter((line) => (key === null ? line.productSlug === productSlug : line.key === key))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return useSyncExternalStore(store.subscribe, count, () => 0);
}

/** Whether orders are on hold, as far as the browser knows yet. */
export function useIsOnMaintenance(): boolean {
  const { store } = useCartActions();
  return useSyncExternalStore(
    store.subscribe,
    () => store.current().shop?.isOnMaintenance ?? false,
    () => false,
  );
}
