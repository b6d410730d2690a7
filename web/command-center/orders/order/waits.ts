interface Entry {
  /** ISO instant. */
  readonly at: string;
  /** Only another time was promised: the status stayed. */
  readonly isDelay: boolean;
}

/**
 * How long an order stood at the status that each entry of its history brought it to.
 *
 * @param now - milliseconds, for the status that it stands at still; null once it is over.
 * @returns for each entry the milliseconds; null for delays, and for how it ended.
 */
export function waits(history: readonly Entry[], now: number | null): readonly (number | null)[] {
  return history.map(({ at, isDelay }, index) => {
    if (isDelay) return null;
    const next = history.slice(index + 1).find((later) => !later.isDelay);
    const end = next ? Date.parse(next.at) : now;
    return end === null ? null : Math.max(0, end - Date.parse(at));
  });
}
