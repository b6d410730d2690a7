import type { Localized } from '../../domain/localized';

export const STOPPED_KINDS = ['PRODUCT', 'VARIANT', 'OPTION'] as const;

/** What can be put on the stop list. */
export type StoppedKind = (typeof STOPPED_KINDS)[number];

/** A product, a variant or an option, as far as the stop list is concerned. */
export interface Stoppable {
  readonly isAvailable: boolean;
  readonly stoppedUntil: Date | null;
}

/** Whether it can't be ordered now: stopped until changed, or until an instant that has not come. */
export function isSoldOut({ isAvailable, stoppedUntil }: Stoppable, now: Date): boolean {
  return !isAvailable || (stoppedUntil !== null && stoppedUntil > now);
}

/** A variant can't be ordered when it, or the product that it belongs to, is stopped. */
export function isVariantSoldOut(variant: Stoppable, product: Stoppable, now: Date): boolean {
  return isSoldOut(product, now) || isSoldOut(variant, now);
}

/** A stopped part that keeps a dish, as chosen, from being ordered. */
export interface SoldOutPart {
  readonly kind: StoppedKind;
  /** Its own; empty for the only variant of a dish. */
  readonly name: Localized;
  /** When it is back on sale by itself; null when staff have to put it back. */
  readonly until: Date | null;
}

/** Those of a dish's parts that are stopped now, in the given order. */
export function soldOutParts(
  parts: readonly (Pick<SoldOutPart, 'kind' | 'name'> & { readonly stop: Stoppable })[],
  now: Date,
): SoldOutPart[] {
  return parts
    .filter(({ stop }) => isSoldOut(stop, now))
    .map(({ kind, name, stop }) => ({ kind, name, until: stop.isAvailable ? stop.stoppedUntil : null }));
}
