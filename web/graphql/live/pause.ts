/** Doubles from one second, at most half a minute, with some chance so that a restart is not met by all at once. */
export function pauseBefore(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000) * (0.75 + Math.random() / 2);
}
