import type { Reader } from '../db/client';
import type { SalesQuarter } from './sales';
import type { SalesPeriod } from './sales-period';

interface Shop {
  readonly id: string;
  readonly currencyCode: string;
}

/** The orders that were placed in a period, by quarters of an hour: one statement over the index of placing. */
export function readSalesQuarters(
  db: Reader,
  { id, currencyCode }: Shop,
  period: SalesPeriod,
): Promise<SalesQuarter[]> {
  return db.$queryRaw<SalesQuarter[]>`
    select
      date_bin('15 minutes', "placedAt", timestamptz 'epoch') as "startsAt",
      "status" = 'CANCELLED' as "isCancelled",
      "cancelCode" as "reason",
      count(*)::int as "orders",
      (count(*) filter (where "currencyCode" = ${currencyCode}))::int as "paid",
      coalesce(sum("total") filter (where "currencyCode" = ${currencyCode}), 0)::float8 as "revenue"
    from "Checkout"
    where "channelId" = ${id}::uuid and "status" <> 'OPEN'
      and "placedAt" >= ${period.from}::timestamptz and "placedAt" < ${period.before}::timestamptz
    group by 1, 2, 3`;
}

/** A dish, and how much of it was sold. */
export interface DishSales {
  /** Of its newest order: `{ "en": "Margherita" }`. */
  readonly name: unknown;
  readonly quantity: number;
  /** Minor units, before what the whole order had taken off. */
  readonly revenue: number;
}

/** The dishes that were ordered most, all variants of a dish together; one that is deleted counts under its name. */
export function readTopDishes(
  db: Reader,
  { id, currencyCode }: Shop,
  period: SalesPeriod,
  limit: number,
): Promise<DishSales[]> {
  return db.$queryRaw<DishSales[]>`
    select
      (array_agg(line."productName" order by checkout."placedAt" desc))[1] as "name",
      sum(line."quantity")::int as "quantity",
      coalesce(
        sum(line."quantity"::bigint * line."unitPrice") filter (where checkout."currencyCode" = ${currencyCode}), 0
      )::float8 as "revenue"
    from "Checkout" checkout
    join "CheckoutLine" line on line."checkoutId" = checkout."id"
    left join "Variant" variant on variant."id" = line."variantId"
    where checkout."channelId" = ${id}::uuid and checkout."status" not in ('OPEN', 'CANCELLED')
      and checkout."placedAt" >= ${period.from}::timestamptz and checkout."placedAt" < ${period.before}::timestamptz
    group by coalesce(variant."productId"::text, line."productName"::text)
    order by "quantity" desc, "revenue" desc, min(line."id"::text)
    limit ${limit}`;
}
