import type { ShopAddress } from '../../channel/channel.store';
import type { PageTemplate } from '../cache/page-template';

/** What an answer hangs on besides its question and the shop's present state. */
export interface OfferedEntry {
  /** By which names the shop was found. */
  readonly shopAt: ShopAddress;
  /** Epoch milliseconds from which on it may be another one though nothing changed; null: never. */
  readonly until: number | null;
  /** Of a page: it has the nonce of its own answer in it. */
  readonly page: { readonly template: PageTemplate; readonly nonce: string } | null;
  /** The route's pattern, as measured. */
  readonly route: () => string;
}

const offers = new WeakMap<Request, OfferedEntry>();

/** Offers the answer to a request as public: equal requests get it without running again. */
export function offerEntry(request: Request, offer: OfferedEntry): void {
  offers.set(request, offer);
}

export function offeredEntry(request: Request): OfferedEntry | null {
  return offers.get(request) ?? null;
}

/** @param made - a request derived from the one that the front cache knows. */
export function passOfferOn(made: Request, heard: Request): void {
  const offer = offers.get(made);
  if (offer) offers.set(heard, offer);
}
