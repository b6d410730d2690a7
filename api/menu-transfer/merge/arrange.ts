interface Placed {
  readonly id: string;
  readonly position: number;
}

/** The place of what has none yet. */
export const NO_PLACE = -1;

interface Arrangement {
  /** Whether the file says in which order they stand. */
  readonly isOrdered: boolean;
  /** Whether what the file leaves out goes. */
  readonly removesMissing: boolean;
}

/** Positions are written only when the order changed. */
function withPlaces<Row extends Placed>(stored: readonly Row[], list: readonly Row[]): Row[] {
  const known = list.filter(({ position }) => position !== NO_PLACE);
  const ids = new Set(known.map(({ id }) => id));
  const before = stored.filter(({ id }) => ids.has(id));
  const isInOrder =
    before.every(({ id }, index) => known[index]?.id === id) && known.every((row, index) => list[index] === row);
  if (!isInOrder) return list.map((row, position) => ({ ...row, position }));
  const end = known.reduce((last, { position }) => Math.max(last, position), -1) + 1 - known.length;
  return list.map((row, index) => (row.position === NO_PLACE ? { ...row, position: end + index } : row));
}

/**
 * The new list: the items of the file, then the stored ones that it does not name.
 *
 * @param stored - in its order.
 * @param merged - what the file names, in the file's order: stored rows with their changes, new ones without a place.
 */
export function arranged<Row extends Placed>(
  stored: readonly Row[],
  merged: readonly Row[],
  { isOrdered, removesMissing }: Arrangement,
): Row[] {
  const named = new Map(merged.map((row) => [row.id, row]));
  const unnamed = removesMissing ? [] : stored.filter(({ id }) => !named.has(id));
  if (isOrdered) return withPlaces(stored, [...merged, ...unnamed]);
  const kept = stored.flatMap((row) => named.get(row.id) ?? (removesMissing ? [] : [row]));
  return withPlaces(stored, [...kept, ...merged.filter(({ position }) => position === NO_PLACE)]);
}
