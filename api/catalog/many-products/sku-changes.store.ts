import type { Reader, Transaction } from '../../db/client';
import { sql } from '../../db/sql';

/** What is written to everything that carries the SKU; what is left out stays. */
export interface SkuChange {
  readonly sku: string;
  /** Minor units; of an option what it adds, which may be negative. */
  readonly price?: number | undefined;
  readonly isAvailable?: boolean | undefined;
  readonly stoppedUntil?: Date | null | undefined;
}

export interface Changed {
  readonly typename: 'Variant' | 'Option';
  readonly id: string;
  readonly sku: string;
}

/** Those of the SKUs that dishes have, and not options alone. */
export async function skusOfDishes(db: Reader, channelId: string, skus: readonly string[]): Promise<Set<string>> {
  const where = { sku: { in: [...skus] }, product: { channelId } };
  const variants = await db.variant.findMany({ where, select: { sku: true } });
  return new Set(variants.flatMap(({ sku }) => sku ?? []));
}

/** Two statements, however many rows. @returns what was changed. */
export async function writeSkuChanges(
  tx: Transaction,
  channelId: string,
  changes: readonly SkuChange[],
  now: Date,
): Promise<Changed[]> {
  const rows = JSON.stringify(
    changes.map(({ stoppedUntil, ...change }) => ({ ...change, ...stopOf(change, stoppedUntil) })),
  );
  const variants = await sql(tx).query<Changed[]>`
    update "Variant" variant set "price" = coalesce(change."price", variant."price"),
      "isAvailable" = coalesce(change."isAvailable", variant."isAvailable"),
      "stoppedUntil" = case when change."setsStop" then change."stoppedUntil" else variant."stoppedUntil" end,
      "version" = variant."version" + 1, "updatedAt" = ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as change
      ("sku" text, "price" int, "isAvailable" boolean, "setsStop" boolean, "stoppedUntil" timestamptz), "Product" product
    where variant."sku" = change."sku" and product."id" = variant."productId" and product."channelId" = ${channelId}::uuid
    returning 'Variant' as "typename", variant."id", variant."sku"`;
  const options = await sql(tx).query<Changed[]>`
    update "Option" option set "priceDifference" = coalesce(change."price", option."priceDifference"),
      "isAvailable" = coalesce(change."isAvailable", option."isAvailable"),
      "stoppedUntil" = case when change."setsStop" then change."stoppedUntil" else option."stoppedUntil" end,
      "version" = option."version" + 1
    from jsonb_to_recordset(${rows}::jsonb) as change
      ("sku" text, "price" int, "isAvailable" boolean, "setsStop" boolean, "stoppedUntil" timestamptz),
      "OptionGroup" "group", "Product" product
    where option."sku" = change."sku" and "group"."id" = option."optionGroupId" and product."id" = "group"."productId"
      and product."channelId" = ${channelId}::uuid
    returning 'Option' as "typename", option."id", option."sku"`;
  return [...variants, ...options];
}

/** A change that makes it available also ends a stop that was set for a time. */
function stopOf({ isAvailable }: Pick<SkuChange, 'isAvailable'>, stoppedUntil: Date | null | undefined) {
  const setsStop = stoppedUntil !== undefined || isAvailable === true;
  return { setsStop, stoppedUntil: stoppedUntil ?? null };
}
