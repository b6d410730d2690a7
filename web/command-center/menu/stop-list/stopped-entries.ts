import type { StoppedItemFragment } from '../../../gql/graphql';

/** What is stopped, as one row shows it. */
export interface StoppedEntry {
  readonly first: StoppedItemFragment;
  /** The same extra on further dishes. */
  readonly others: readonly StoppedItemFragment[];
  /** When all of it is back by itself; null: when staff put it back. */
  readonly until: string | null;
}

function keyOf({ kind, id, name }: StoppedItemFragment): string {
  return kind === 'OPTION' ? `named ${name.trim().toLocaleLowerCase()}` : id;
}

function latest(items: readonly StoppedItemFragment[]): string | null {
  const ends = items.flatMap(({ until }) => (until === null ? [] : [until]));
  return ends.length === items.length ? (ends.toSorted().at(-1) ?? null) : null;
}

/** The stop list; an option that is stopped on several dishes is one entry. */
export function stoppedEntries(items: readonly StoppedItemFragment[]): StoppedEntry[] {
  const groups = new Map<string, StoppedItemFragment[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    return first ? [{ first, others, until: latest(group) }] : [];
  });
}
