const NAME = 'carte.cart';

/** The same shop in other tabs of this browser. */
export interface OtherTabs {
  /** The cart has changed here. */
  readonly tell: () => void;
  readonly close: () => void;
}

/** @param onChange - the cart has changed in another tab. Browsers without a channel look again when they are focused. */
export function otherTabs(onChange: () => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = onChange;
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
}
