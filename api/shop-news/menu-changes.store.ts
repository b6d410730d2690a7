import { z } from 'zod';
import type { Transaction } from '../db/client';
import { sql } from '../db/sql';

/** What is asked of a row of any of the four tables; it has more. */
const row = z.looseObject({
  name: z.unknown(),
  sku: z.string().nullish(),
  price: z.number().nullish(),
  priceDifference: z.number().nullish(),
  isAvailable: z.boolean().optional(),
  stoppedUntil: z.coerce.date().nullish(),
});

const changedPart = z.object({
  part: z.enum(['Product', 'Variant', 'OptionGroup', 'Option']),
  id: z.string(),
  productId: z.string(),
  productName: z.unknown(),
  /** Null: it is new. */
  before: row.nullable(),
  /** Null: it is gone. */
  after: row.nullable(),
});

/** A row of the menu that a transaction has written, though maybe as it was. */
export type ChangedPart = z.infer<typeof changedPart>;
export type PartRow = z.infer<typeof row>;

/**
 * The products, variants, option groups and options that this transaction has written so far, as a trigger has noted them:
 * each once, as it was before the first write and as it is now.
 */
export async function readMenuChanges(tx: Transaction, channelId: string): Promise<ChangedPart[]> {
  const rows = await sql(tx).query`
    select noted."part", noted."partId" as "id", noted."productId", noted."before",
      coalesce((select "name" from "Product" where "id" = noted."productId"), noted."before" -> 'name') as "productName",
      case noted."part"
        when 'Product' then (select to_jsonb(present) from "Product" present where present."id" = noted."partId")
        when 'Variant' then (select to_jsonb(present) from "Variant" present where present."id" = noted."partId")
        when 'Option' then (select to_jsonb(present) from "Option" present where present."id" = noted."partId")
        else (select to_jsonb(present) from "OptionGroup" present where present."id" = noted."partId")
      end as "after"
    from (
      select distinct on ("part", "partId") "part", "partId", "productId", "before", "sequence" from "CatalogChange"
      where "channelId" = ${channelId}::uuid and "transaction" = pg_current_xact_id()::text::bigint and "part" is not null
      order by "part", "partId", "sequence"
    ) noted
    order by noted."sequence"`;
  return z.array(changedPart).parse(rows);
}
