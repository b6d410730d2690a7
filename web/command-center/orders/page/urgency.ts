/** Before the time that counts: enough to hurry, too little to begin something else. */
const SOON_MS = 10 * 60_000;

export type Urgency = 'fresh' | 'soon' | 'late';

/**
 * How pressing something is.
 *
 * @param dueAt - ISO instant by which it has to be done; null without a deadline.
 * @param now - milliseconds.
 */
export function urgencyOf(dueAt: string | null, now: number): Urgency {
  if (dueAt === null) return 'fresh';
  const left = Date.parse(dueAt) - now;
  if (left < 0) return 'late';
  return left <= SOON_MS ? 'soon' : 'fresh';
}
