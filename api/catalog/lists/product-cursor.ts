/** Where a page of a list of ids ends, as clients carry it: opaque to them. */
export function toListCursor(ids: readonly string[], id: string): string {
  return Buffer.from(`${ids.indexOf(id)}|${id}`).toString('base64url');
}

/**
 * The place in the list that a cursor names: that of its id, and where the id has left the list, the place that it had.
 *
 * @returns null for a cursor that this list never gave out.
 */
export function placeOf(ids: readonly string[], cursor: string): number | null {
  const [place = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const index = ids.indexOf(id);
  if (index >= 0) return index;
  // The product at the cursor was removed: the next one has moved up to its position.
  return /^\d{1,6}$/.test(place) && id !== '' ? Number(place) - 1 : null;
}
