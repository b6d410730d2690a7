import { intlZone } from '../../../../domain/intl-zone';

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Making one costs far more than using it, and a page asks it for today with each time that it writes. */
function calendarOf(zone: string): Intl.DateTimeFormat {
  const known = calendars.get(zone);
  if (known) return known;
  // Sweden writes dates as ISO does.
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: intlZone(zone), dateStyle: 'short' });
  calendars.set(zone, calendar);
  return calendar;
}

/** The shop's calendar date, `2026-11-21`. */
export function shopDate(instant: string | Date, zone: string): string {
  return calendarOf(zone).format(new Date(instant));
}

/** Whole days from one calendar date to another, both `yyyy-mm-dd`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
