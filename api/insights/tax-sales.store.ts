import type { Reader } from '../db/client';
import { sql } from '../db/sql';
import type { SalesPeriod } from './sales-period';
import { soldIn } from './sold-in';

/** What was sold at one rate of VAT, in minor units: `net` and `tax` sum to `gross`. */
export interface TaxSales {
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/**
 * The VAT of a period by rates, the highest first: the sums of what each of its orders says. SQL repeats `taxesOf`
 * and `splitAmount` of `domain/`, because a year's orders are too many to read; a test holds both equal.
 */
export function readTaxSales(
  db: Reader,
  { id, currencyCode }: { readonly id: string; readonly currencyCode: string },
  period: SalesPeriod,
): Promise<TaxSales[]> {
  return sql(db).query<TaxSales[]>`
    with sold as (
      select "id", coalesce("deliveryFee", 0) as "fee", "deliveryTaxRate" as "feeRate",
        "total" - coalesce("tip", 0) - coalesce("deliveryFee", 0) as "paid"
      from "Checkout" checkout
      where ${soldIn(id, period)} and "deliveryTaxRate" is not null and "currencyCode" = ${currencyCode}
    ), weighed as (
      select sold."id", sold."paid"::numeric, coalesce(line."taxRate", 0) as "rate", line."quantity"::numeric * line."unitPrice" as "cost",
        sum(line."quantity"::numeric * line."unitPrice") over whole as "sum",
        row_number() over (whole order by line."position", line."id") as "place"
      from sold join "CheckoutLine" line on line."checkoutId" = sold."id"
      window whole as (partition by sold."id")
    ), shared as (
      select *, case when "sum" = 0 then "paid" * ("place" = 1)::int else div("paid" * "cost", "sum") end as "share",
        case when "sum" = 0 then 0 else mod("paid" * "cost", "sum") end as "rest"
      from weighed
    ), rounded as (
      select "id", "rate", "share" + (
          row_number() over (partition by "id" order by "rest" desc, "place") <= "paid" - sum("share") over (partition by "id")
        )::int as "gross"
      from shared
    ), rated as (
      select "id", "rate", sum("gross") as "gross"
      from (select "id", "rate", "gross" from rounded union all select "id", "feeRate", "fee" from sold) parts
      group by 1, 2
    ), taxed as (
      select "rate", "gross", div(2 * "gross" * "rate" + 10000 + "rate", 2 * (10000 + "rate")) as "tax" from rated
    )
    select "rate", sum("gross" - "tax")::float8 as "net", sum("tax")::float8 as "tax", sum("gross")::float8 as "gross"
    from taxed where "gross" > 0 group by 1 order by 1 desc`;
}
