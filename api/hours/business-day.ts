import { localDate, startOfDay, toDate, toInstant } from '../kernel/zoned-time';
import { type OpeningHours, openIntervals } from './opening-hours';

/**
 * When the shop's working day ends: at the last closing of the hours that began on its date. A shop that is open past
 * midnight ends its day then, and not at 00:00; a break at noon ends nothing.
 *
 * @returns later than `now`. On a closed day, and after closing, it is the midnight that comes next.
 */
export function endOfBusinessDay(now: Date, hours: OpeningHours): Date {
  const today = localDate(toInstant(now), hours.timeZone);
  // Last evening may not be over yet.
  for (const date of [today.subtract({ days: 1 }), today]) {
    const closing = openIntervals(hours, date, date).at(-1)?.to;
    if (closing && closing > now) return closing;
  }
  return toDate(startOfDay(today.add({ days: 1 }), hours.timeZone));
}
