const MINUTE_MS = 60_000;

/** What is further away is no matter of minutes, and no kitchen begins with it. */
export const FAR_MINUTES = 90;

/** Whole minutes that are left until an instant; negative once it has passed. @param now - milliseconds. */
export function minutesLeft(instant: string, now: number): number {
  const left = (Date.parse(instant) - now) / MINUTE_MS;
  return left < 0 ? Math.floor(left) : Math.ceil(left);
}
