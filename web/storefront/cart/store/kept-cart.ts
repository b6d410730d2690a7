import type { CartFragment, CartShopFragment } from '../../../gql/graphql';
import { DeviceValue } from '../../../ui/device-value';
import type { ChangeTask } from './cart-tasks';

/** The cart as this tab last had it, and what had not been answered yet. */
export interface KeptCart {
  readonly shop: CartShopFragment | null;
  readonly cart: CartFragment | null;
  readonly waiting: readonly ChangeTask[];
}

/** Where a tab keeps its cart over a reload; it is gone when the tab is closed. */
export interface CartMemory {
  read(): KeptCart | null;
  write(kept: KeptCart): void;
}

const keptCart = new DeviceValue<KeptCart | null>({
  // Another build may know a cart of another shape: what it kept is left alone.
  key: 'carte.cart.3',
  area: 'sessionStorage',
  initial: null,
  parse: (text) => {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : null;
  },
  format: JSON.stringify,
});

export const tabMemory: CartMemory = { read: keptCart.current, write: keptCart.set };

/** For the server, and for tests: nothing is kept. */
export const noMemory: CartMemory = { read: () => null, write: () => {} };

/** For who leaves the page now; a press is kept from its first moment, before the cart has been read. */
export function keepCart(memory: CartMemory, { shop, cart, waiting }: KeptCart): void {
  if (shop) memory.write({ shop, cart, waiting });
  else if (waiting.length > 0) memory.write({ shop: null, cart: null, ...memory.read(), waiting });
}

/** Only this file writes it, and under another name for another shape: its outline is enough to know it by. */
function isKept(value: unknown): value is KeptCart {
  return (
    typeof value === 'object' && value !== null && 'shop' in value && 'waiting' in value && Array.isArray(value.waiting)
  );
}
