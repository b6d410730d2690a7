import type { CartFragment, CartShopFragment } from '../../../gql/graphql';
import type { ChangeTask } from './cart-tasks';

/** The cart as this tab last had it, and what had not been answered yet. */
export interface KeptCart {
  readonly shop: CartShopFragment | null;
  readonly cart: CartFragment | null;
  readonly waiting: readonly ChangeTask[];
}

/** Where a tab keeps its cart through a reload; whoever sits at the device next finds none. */
export interface CartMemory {
  read(): KeptCart | null;
  write(kept: KeptCart): void;
}

/** Another build may know a cart of another shape: what it kept is left alone. */
const KEY = 'carte.cart.3';

/** The tab's own storage: it ends with the tab. */
export const tabMemory: CartMemory = {
  read() {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
      return isKept(kept) ? kept : null;
    } catch {
      return null;
    }
  },
  write(kept) {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Private or full: the cart is still on the server.
    }
  },
};

/** For the server, and for tests: nothing is kept. */
export const noMemory: CartMemory = { read: () => null, write: () => {} };

/** Only this file writes it, and under another name for another shape: its outline is enough to know it by. */
function isKept(value: unknown): value is KeptCart {
  return (
    typeof value === 'object' && value !== null && 'shop' in value && 'waiting' in value && Array.isArray(value.waiting)
  );
}
