const MINUTE_MS = 60_000;

/** A kitchen that takes so much longer than it said is no surprise to anybody. */
const TOLERATED_MINUTES = 10;

/**
 * Whether an order comes so much later than its shopper saw that they have to be asked.
 *
 * @param expectedBy - what the shopper saw; null asks nobody.
 */
export function isPromiseChange(promisedAt: Date, expectedBy: Date | null): boolean {
  return expectedBy !== null && promisedAt.getTime() - expectedBy.getTime() > TOLERATED_MINUTES * MINUTE_MS;
}
