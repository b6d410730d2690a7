/** A product or a variant, as far as the stop list is concerned. */
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
