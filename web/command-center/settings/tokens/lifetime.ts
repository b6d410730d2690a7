/** How long a new token lives; null: until it is revoked. */
export const LIFETIMES = { month: 30, quarter: 90, year: 365, endless: null } as const;

export type Lifetime = keyof typeof LIFETIMES;

const DAY_MS = 24 * 60 * 60 * 1000;

export function expiryOf(lifetime: Lifetime, now: number): string | null {
  const days = LIFETIMES[lifetime];
  return days === null ? null : new Date(now + days * DAY_MS).toISOString();
}
