const KEY = 'carte.offers-put-away';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing. */
let isPutAway = false;

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether this visit's shopper wants no offers in the cart. */
export const putAwayOffers = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): boolean => isPutAway || stored() !== null,
  putAway: (): void => {
    isPutAway = true;
    try {
      sessionStorage.setItem(KEY, '1');
    } catch {
      // Until the page is left, then.
    }
    for (const listener of listeners) listener();
  },
};
