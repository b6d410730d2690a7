interface Timed {
  /** ISO instants; null for an order as soon as possible. */
  readonly slotFrom: string | null;
  readonly slotTo: string | null;
  /** Null while nothing is promised. */
  readonly promisedAt: string | null;
}

interface ChosenTime {
  readonly from: string;
  readonly to: string;
  /** False: another time has been promised since. */
  readonly isKept: boolean;
}

/** The time that was chosen, and whether it still stands; null for an order as soon as possible. */
export function chosenTime({ slotFrom: from, slotTo: to, promisedAt }: Timed): ChosenTime | null {
  if (from === null || to === null) return null;
  return { from, to, isKept: promisedAt === null || Date.parse(promisedAt) === Date.parse(to) };
}
