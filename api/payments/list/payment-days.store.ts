import type { Reader } from '../../db/client';
import { sql } from '../../db/sql';
import type { PaymentProviderKind } from '../../generated/prisma/client';
import { daysOf, type SalesPeriod } from '../../insights/sales-period';

interface Shop {
  readonly id: string;
  readonly timeZone: string;
}

/** What one way to pay has moved at one provider on one day, in minor units. */
export interface PaymentDay {
  /** By the shop's clocks: `2026-11-25`. */
  readonly day: string;
  /** As the method was called when it was chosen: `{ "en": "Card online" }`. */
  readonly methodName: unknown;
  readonly kind: PaymentProviderKind;
  /** False: play money. */
  readonly isLive: boolean;
  readonly currencyCode: string;
  readonly captured: number;
  readonly captures: number;
  readonly refunded: number;
  readonly refunds: number;
}

interface Row extends Omit<PaymentDay, 'day'> {
  /** Which of the days, counted from one. */
  readonly place: number;
}

/**
 * Money that has moved, the last day first: what was taken counts on the day that it was taken, what was given back on the
 * day that the provider did it. What a provider could not carry out, or took back, counts nowhere.
 */
export async function readPaymentDays(db: Reader, { id, timeZone }: Shop, period: SalesPeriod): Promise<PaymentDay[]> {
  const days = daysOf(period, timeZone);
  // The server draws the borders of the days: its time zones are those that the rest of the shop goes by.
  const midnights = days.map((day) => day.from);
  const rows = await sql(db).query<Row[]>`
    select
      width_bucket("at", ${midnights}::timestamptz[]) as "place",
      "methodName", "kind", "isLive", "currencyCode",
      sum("captured")::float8 as "captured", count("captured")::int as "captures",
      sum("refunded")::float8 as "refunded", count("refunded")::int as "refunds"
    from (
      select
        "capturedAt" as "at", "methodName", "kind", "isLive", "currencyCode",
        "captured"::bigint as "captured", null::bigint as "refunded"
      from "Payment"
      where "channelId" = ${id}::uuid and "captured" > 0
        and "capturedAt" >= ${period.from}::timestamptz and "capturedAt" < ${period.before}::timestamptz
      union all
      select refund."succeededAt", "methodName", "kind", "isLive", "currencyCode", null, refund."amount"::bigint
      from "Refund" refund
      join "Payment" payment on payment."id" = refund."paymentId"
      where payment."channelId" = ${id}::uuid and refund."status" = 'SUCCEEDED'
        and refund."succeededAt" >= ${period.from}::timestamptz and refund."succeededAt" < ${period.before}::timestamptz
    ) moved
    group by 1, 2, 3, 4, 5
    order by 1 desc, "isLive" desc, "captured" desc nulls last, "methodName"::text, "kind", "currencyCode"`;
  return rows.map(({ place, captured, refunded, ...row }) => {
    const day = days[place - 1]?.day;
    if (day === undefined) throw new Error(`money of day ${place} of ${days.length}`);
    return { ...row, day, captured: captured ?? 0, refunded: refunded ?? 0 };
  });
}
