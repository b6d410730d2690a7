import { type OpeningHours, openIntervals } from '../../../hours/opening-hours';
import { instantOf, localDate, localTime, toDate, toInstant } from '../../../kernel/zoned-time';

const MINUTE_MS = 60_000;
/** A shop that stays closed longer hears at once. */
const HORIZON_DAYS = 14;

/** When a recipient of the shop wants a message. */
export interface Waiting {
  readonly afterMinutes: number;
  /** `HH:mm` by the shop's clock; null: never quiet. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

/** When staff are there to accept an order: now, or once the shop opens. */
export function staffedFrom(now: Date, hours: OpeningHours): Date {
  const today = localDate(toInstant(now), hours.timeZone);
  // The day before may be open past midnight.
  const open = openIntervals(hours, today.subtract({ days: 1 }), today.add({ days: HORIZON_DAYS }));
  const next = open.find(({ to }) => to > now);
  return next && next.from > now ? next.from : now;
}

/** When a message comes due that counts from an instant: what falls into quiet hours waits for their end. */
export function whenDue(from: Date, { afterMinutes, quietFrom, quietTo }: Waiting, timeZone: string): Date {
  const due = new Date(from.getTime() + afterMinutes * MINUTE_MS);
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return due;
  const time = localTime(toInstant(due), timeZone);
  const isPastMidnight = quietTo < quietFrom;
  const isQuiet = isPastMidnight ? time >= quietFrom || time < quietTo : time >= quietFrom && time < quietTo;
  if (!isQuiet) return due;
  const date = localDate(toInstant(due), timeZone);
  const day = isPastMidnight && time >= quietFrom ? date.add({ days: 1 }) : date;
  return toDate(instantOf(day, quietTo, timeZone));
}
