interface Terms {
  readonly fee: number | null;
  readonly freeFrom: number | null;
  readonly minimums: readonly (number | null)[];
}

/** Dishes of an order when a shop has set nothing to go by. */
const USUAL = 2500;
const MAJOR = 100;

/**
 * What the dishes of an example cost, minor units in whole major ones: enough to be delivered, too little to be
 * delivered free where that is possible.
 */
export function sampleBasket({ fee, freeFrom, minimums }: Terms): number {
  const least = Math.max(0, ...minimums.map((minimum) => minimum ?? 0));
  const usual = Math.max(least, (fee ?? 0) * 4, freeFrom === null ? USUAL : freeFrom / 2);
  const whole = Math.ceil(usual / MAJOR) * MAJOR;
  return freeFrom !== null && whole >= freeFrom && freeFrom > least ? least || Math.floor(freeFrom / 2) : whole;
}
