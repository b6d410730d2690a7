const MINUTE_MS = 60_000;

/** What is further away is no matter of minutes, and no kitchen begins with it. */
export const FAR_MINUTES = 90;

/** Whole minutes until then, rounded up; negative once it is over. @param now - milliseconds. */
export function minutesUntil(instant: string, now: number): number {
  return Math.ceil((Date.parse(instant) - now) / MINUTE_MS);
}
