import type { Transaction } from '../db/client';
import { Prisma } from '../generated/prisma/client';

/** Tables whose rows have an order that staff choose. */
type OrderedTable = 'Menu' | 'Category' | 'Variant' | 'OptionGroup' | 'Option';

/** The order in which rows with a place are read; the id decides between two of the same place. */
export const IN_PLACE = [{ position: 'asc' }, { id: 'asc' }] satisfies Prisma.VariantOrderByWithRelationInput[];

/** Numbers the rows from 0 in the order given, in one statement. */
export async function writePositions(
  tx: Transaction,
  table: OrderedTable,
  rows: readonly { readonly id: string }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx.$executeRaw`
    update ${Prisma.raw(`"${table}"`)} as "row" set "position" = "place"."number" - 1
    from unnest(${ids}::uuid[]) with ordinality as "place" ("id", "number")
    where "row"."id" = "place"."id"`;
}

/** The same for the products of a category. */
export async function writeProductPositions(
  tx: Transaction,
  categoryId: string,
  products: readonly { readonly id: string }[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  await tx.$executeRaw`
    update "CategoryProduct" as "row" set "position" = "place"."number" - 1
    from unnest(${ids}::uuid[]) with ordinality as "place" ("id", "number")
    where "row"."categoryId" = ${categoryId}::uuid and "row"."productId" = "place"."id"`;
}
