import DataLoader from 'dataloader';
import { z } from 'zod';
import type { Database } from '../db/client';
import { sql } from '../db/sql';

const Row = z.object({ promoCodeId: z.string(), takenOff: z.number() });

/** What codes have taken off the orders that count as their uses, minor units. One statement for all codes. */
async function readTotals(db: Database, codeIds: readonly string[]): Promise<number[]> {
  const found = await sql(db).query`
    select use."promoCodeId", coalesce(sum("order"."promoDiscount"), 0)::float8 as "takenOff"
    from "PromoUse" use
    join "Checkout" "order" on "order"."id" = use."checkoutId"
    where use."promoCodeId" = any(${[...codeIds]}::uuid[])
    group by use."promoCodeId"`;
  const totals = new Map(
    z
      .array(Row)
      .parse(found)
      .map(({ promoCodeId, takenOff }) => [promoCodeId, takenOff]),
  );
  return codeIds.map((id) => totals.get(id) ?? 0);
}

const loaders = new WeakMap<object, DataLoader<string, number>>();

/** The sum that a code took off, read together with those of all others that the same request asks for. */
export function takenOffBy(request: { readonly db: Database }, codeId: string): Promise<number> {
  const loader = loaders.get(request) ?? new DataLoader<string, number>((ids) => readTotals(request.db, ids));
  loaders.set(request, loader);
  return loader.load(codeId);
}
