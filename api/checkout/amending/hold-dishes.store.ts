import type { Transaction } from '../../db/client';
import { sql } from '../../db/sql';

/** Locks the rows of dishes, so that deleting one of them waits. @returns the ids of those that still exist. */
export async function holdDishes(tx: Transaction, variantIds: readonly string[]): Promise<ReadonlySet<string>> {
  const dishes = [...new Set(variantIds)];
  if (dishes.length === 0) return new Set();
  const held = await sql(tx).query<{ id: string }[]>`
    select "id" from "Variant" where "id" = any(${dishes}::uuid[]) order by "id" for key share`;
  return new Set(held.map(({ id }) => id));
}
