const MINUTE_MS = 60_000;

/** So many minutes after an instant, in full minutes as the API counts them; an ISO instant. */
export function minutesAfter(instant: number, minutes: number): string {
  return new Date((Math.ceil(instant / MINUTE_MS) + minutes) * MINUTE_MS).toISOString();
}

/** From when a delay counts: the promise, or now when it has passed. */
export function delayCountsFrom(promisedAt: string, now: number): number {
  return Math.max(Date.parse(promisedAt), now);
}
