import { Prisma } from '../generated/prisma/client';
import { NotFound, TooManyEntries } from '../kernel/refusals';
import type { Transaction } from './client';
import { sql } from './sql';

/** Tables whose rows stand in an order that staff give. */
export type OrderedTable = {
  [Model in Prisma.ModelName]: Prisma.TypeMap['model'][Model]['payload']['scalars'] extends {
    id: string;
    position: number;
  }
    ? Model
    : never;
}[Prisma.ModelName];

/** Numbers the rows from 0 in the order given, in one statement. */
export async function writePositions(
  tx: Transaction,
  table: OrderedTable,
  rows: readonly { readonly id: string }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await sql(tx).execute`
    update ${Prisma.raw(`"${table}"`)} as "row" set "position" = "place"."number" - 1
    from unnest(${ids}::uuid[]) with ordinality as "place" ("id", "number")
    where "row"."id" = "place"."id"`;
}

/**
 * Lets one writer at a time change the shop's ordered lists, until the transaction ends: two that append at once would
 * take the same place, and both would pass a limit. Orders are still taken meanwhile.
 */
export async function lockLists(tx: Transaction, channelId: string): Promise<void> {
  await sql(tx).query`select 1 from "Channel" where "id" = ${channelId}::uuid for no key update`;
}

/**
 * The place behind all others.
 *
 * @throws {TooManyEntries} when the list already has as many rows as it may.
 */
export function positionAtEnd(rows: readonly { readonly position: number }[], maximum: number): number {
  if (rows.length >= maximum) throw new TooManyEntries(maximum);
  return rows.reduce((last, { position }) => Math.max(last, position), -1) + 1;
}

/**
 * Rows in the order that staff dragged them to. Rows that the list leaves out, such as one that somebody added
 * meanwhile, keep their order behind it.
 *
 * @throws {NotFound} when an id is not one of these rows.
 */
export function reordered<Row extends { readonly id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const left = new Map(rows.map((row) => [row.id, row]));
  const first = [...new Set(ids)].map((id) => {
    const row = left.get(id);
    if (!row) throw new NotFound();
    left.delete(id);
    return row;
  });
  return [...first, ...left.values()];
}
