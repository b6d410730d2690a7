/** Where a shopper sits, as the code on their table said. */
export interface Seat {
  /** As the restaurant calls it: `7`, `Terrace 2`. */
  readonly table: string;
  /** The house that the table stands in; null where there is one only. */
  readonly warehouseId: string | null;
  /** When the code was scanned, milliseconds since 1970. */
  readonly since: number;
}

/** A seat expires, so that a guest who returns tomorrow is not at the table. */
const STAYS_MS = 4 * 60 * 60 * 1000;

/** The API's bound (api/checkout/cart/contact.ts). */
const LONGEST = 20;

/** What the address of a table's code carries: `?table=7&house=…`. */
export const TABLE_PARAMETER = 'table';
export const HOUSE_PARAMETER = 'house';

/** @returns null where the address names no table, or none that could be one. */
export function seatOf(parameters: URLSearchParams, now: number): Seat | null {
  const table = parameters.get(TABLE_PARAMETER)?.trim() ?? '';
  if (table === '' || [...table].length > LONGEST || /\p{C}/u.test(table)) return null;
  return { table, warehouseId: parameters.get(HOUSE_PARAMETER), since: now };
}

/** The address without the table: a link that is passed on seats nobody else. */
export function withoutSeat(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  rest.delete(TABLE_PARAMETER);
  rest.delete(HOUSE_PARAMETER);
  return rest;
}

/** Reads what a browser kept; null once nobody can be sitting there any more. */
export function keptSeat(kept: unknown, now: number): Seat | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { table, warehouseId, since }: Partial<Record<keyof Seat, unknown>> = kept;
  if (typeof table !== 'string' || typeof since !== 'number') return null;
  const isThere = since <= now && now - since < STAYS_MS;
  return isThere ? { table, since, warehouseId: typeof warehouseId === 'string' ? warehouseId : null } : null;
}
