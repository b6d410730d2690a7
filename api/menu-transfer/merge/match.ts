/** How an entry of the file and a stored row say that they are the same; null says nothing. */
export interface MatchKey<Draft, Row> {
  readonly draft: (draft: Draft) => string | null | undefined;
  readonly row: (row: Row) => string | null | undefined;
}

/**
 * The stored row of each entry, by the first key under which they are equal; each row is taken once. When the file has
 * as many entries as are stored, nothing came or went: what is left over then was renamed, and goes by its order.
 *
 * @param byOrder - false where two entries of different names are never the same thing.
 * @returns for each entry its row, or null for something new.
 */
export function matched<Draft, Row extends object>(
  drafts: readonly Draft[],
  rows: readonly Row[],
  keys: readonly MatchKey<Draft, Row>[],
  { byOrder = true }: { readonly byOrder?: boolean } = {},
): (Row | null)[] {
  const found = new Map<number, Row>();
  const free = new Set(rows);
  for (const key of keys) {
    drafts.forEach((draft, index) => {
      const wanted = found.has(index) ? null : key.draft(draft);
      if (wanted === null || wanted === undefined) return;
      const row = [...free].find((candidate) => key.row(candidate) === wanted);
      if (!row) return;
      found.set(index, row);
      free.delete(row);
    });
  }
  const left = byOrder && drafts.length === rows.length ? [...free] : [];
  return drafts.map((_draft, index) => found.get(index) ?? left.shift() ?? null);
}
