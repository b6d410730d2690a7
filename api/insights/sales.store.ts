import type { Reader } from '../db/client';
import { sql } from '../db/sql';
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
  return sql(db).query<SalesQuarter[]>`
    select
      date_bin('15 minutes', "placedAt", timestamptz 'epoch') as "startsAt",
      "status" = 'CANCELLED' as "isCancelled",
      "cancelCode" as "reason",
      "source",
      coalesce(sum("commission") filter (where "currencyCode" = ${currencyCode}), 0)::float8 as "commission",
      count(*)::int as "orders",
      (count(*) filter (where "currencyCode" = ${currencyCode}))::int as "paid",
      coalesce(sum("total" - coalesce("tip", 0)) filter (where "currencyCode" = ${currencyCode}), 0)::float8 as "revenue",
      coalesce(sum("tip") filter (where "currencyCode" = ${currencyCode}), 0)::float8 as "tips"
    from "Checkout"
    where "channelId" = ${id}::uuid and "status" <> 'OPEN' and not "isTest"
      and "placedAt" >= ${period.from}::timestamptz and "placedAt" < ${period.before}::timestamptz
    group by 1, 2, 3, 4`;
}
