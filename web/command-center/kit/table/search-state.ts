/** A column that rows are sorted by, as it stands in the address: `?sort=name`, `?sort=-name`. */
export interface Sort<Key extends string = string> {
  readonly key: Key;
  readonly isDescending: boolean;
}

const SORT = 'sort';
/** Lost with each change of a filter or of the order: they are places in another list. */
const CURSORS = ['after', 'before'];

/** @param fallback - for an address without one, or with one of no column. */
export function sortOf<Key extends string>(
  search: URLSearchParams,
  keys: readonly Key[],
  fallback: Sort<Key>,
): Sort<Key> {
  const text = search.get(SORT) ?? '';
  const isDescending = text.startsWith('-');
  const key = keys.find((each) => each === (isDescending ? text.slice(1) : text));
  return key ? { key, isDescending } : fallback;
}

/** The same list with other filters; null or an empty text takes one away. Begins with `?`. */
export function searchWith(search: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  for (const cursor of CURSORS) next.delete(cursor);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}

/** Address of the list sorted by a column: once more turns it round. */
export function searchSortedBy(search: URLSearchParams, key: string, current: Sort | null): string {
  const isTurned = current?.key === key && !current.isDescending;
  return searchWith(search, { [SORT]: isTurned ? `-${key}` : key });
}

/** Of a connection: what a loader sends for the page that the address asks for. */
export interface PageVariables {
  readonly first: number | null;
  readonly after: string | null;
  readonly last: number | null;
  readonly before: string | null;
}

/** `?after=…` is the page behind a cursor, `?before=…` the one in front of it. */
export function pageVariables(search: URLSearchParams, size: number): PageVariables {
  const before = search.get('before');
  if (before) return { first: null, after: null, last: size, before };
  return { first: size, after: search.get('after'), last: null, before: null };
}
