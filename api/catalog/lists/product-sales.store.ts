import type { Reader } from '../../db/client';
import { sql } from '../../db/sql';

/** How often a product was sold lately. */
export interface ProductSales {
  readonly orders: number;
  readonly quantity: number;
}

/** Orders that hold one of the product's present variants, placed since then and not cancelled; test orders do not count. */
export async function readProductSales(db: Reader, productId: string, since: Date): Promise<ProductSales> {
  const [sales] = await sql(db).query<ProductSales[]>`
    select count(distinct checkout."id")::int as "orders", coalesce(sum(line."quantity"), 0)::int as "quantity"
    from "Variant" variant
    join "CheckoutLine" line on line."variantId" = variant."id"
    join "Checkout" checkout on checkout."id" = line."checkoutId"
    where variant."productId" = ${productId}::uuid
      and checkout."placedAt" >= ${since}::timestamptz
      and checkout."status" not in ('OPEN', 'CANCELLED') and not checkout."isTest"`;
  return sales ?? { orders: 0, quantity: 0 };
}
