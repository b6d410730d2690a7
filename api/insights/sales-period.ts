import { instantOf, localDate, localTime, parseDate, startOfDay, toDate, toInstant } from '../kernel/zoned-time';

/** Which days are meant, by the shop's clocks. */
export interface SalesDays {
  /** How many days in a row. */
  readonly days: number;
  /** How long ago the last of them was; 0 is today. */
  readonly daysAgo: number;
  /** Ends the last day at what the clocks show now, so that a day that has passed compares with the one that goes on. */
  readonly isToThisTime: boolean;
}

/** A stretch of time; what happens at `before` is no longer in it. */
export interface SalesPeriod {
  readonly from: Date;
  readonly before: Date;
}

/** When those days began and ended: a day has 23 or 25 hours when the clocks change in it. */
export function salesPeriod({ days, daysAgo, isToThisTime }: SalesDays, now: Date, timeZone: string): SalesPeriod {
  const last = localDate(toInstant(now), timeZone).subtract({ days: daysAgo });
  const end = isToThisTime
    ? instantOf(last, localTime(toInstant(now), timeZone), timeZone)
    : startOfDay(last.add({ days: 1 }), timeZone);
  return { from: toDate(startOfDay(last.subtract({ days: days - 1 }), timeZone)), before: toDate(end) };
}

/**
 * @param from - its first day, `YYYY-MM-DD`.
 * @param to - its last day.
 * @returns null when it ends before it begins, has more days, or no calendar has those days.
 */
export function periodBetween(from: string, to: string, mostDays: number, timeZone: string): SalesPeriod | null {
  const [first, last] = [parseDate(from), parseDate(to)];
  if (!first || !last) return null;
  const { days } = first.until(last);
  if (days < 0 || days >= mostDays) return null;
  return { from: toDate(startOfDay(first, timeZone)), before: toDate(startOfDay(last.add({ days: 1 }), timeZone)) };
}

/** The first instants of a period's days, the first day first. */
export function daysOf(
  { from, before }: SalesPeriod,
  timeZone: string,
): { readonly day: string; readonly from: Date }[] {
  const days: { day: string; from: Date }[] = [];
  const end = localDate(toInstant(before), timeZone);
  for (let day = localDate(toInstant(from), timeZone); !day.equals(end); day = day.add({ days: 1 })) {
    days.push({ day: day.toString(), from: toDate(startOfDay(day, timeZone)) });
  }
  return days;
}
