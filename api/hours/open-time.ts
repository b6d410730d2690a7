import { localDate, toInstant } from '../kernel/zoned-time';
import { type OpeningHours, openIntervals } from './opening-hours';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody waits longer than that for anything: what happened before counts from then. */
const HORIZON_MS = 31 * DAY_MS;

/**
 * How long the shop has been open since an instant, in milliseconds: what an order has waited for people who were there.
 *
 * @returns 0 for an instant that has not come; at most what a month has.
 */
export function openTimeSince(since: Date, now: Date, hours: OpeningHours): number {
  const from = Math.max(since.getTime(), now.getTime() - HORIZON_MS);
  const to = now.getTime();
  if (from >= to) return 0;
  const dateOf = (instant: number) => localDate(toInstant(new Date(instant)), hours.timeZone);
  // The day before may be open past midnight.
  return openIntervals(hours, dateOf(from).subtract({ days: 1 }), dateOf(to)).reduce(
    (sum, open) => sum + Math.max(0, Math.min(open.to.getTime(), to) - Math.max(open.from.getTime(), from)),
    0,
  );
}
