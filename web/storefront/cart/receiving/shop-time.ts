const OFFSET = /^([+-])(\d\d):(\d\d)$/;

export interface ShopTime {
  /** The instant to hand to Intl. */
  readonly at: Date;
  /** The zone to hand to Intl with it. */
  readonly timeZone: string;
}

/**
 * An instant as the shop's clock shows it. Shops may be set to an hourly offset such as `+03:00`, which not every Intl
 * knows as a zone: it is applied by arithmetic.
 */
export function shopTime(instant: string | Date, timeZone: string): ShopTime {
  const at = new Date(instant);
  const [, sign, hours = '0', minutes = '0'] = OFFSET.exec(timeZone) ?? [];
  if (!sign) return { at, timeZone };
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return { at: new Date(at.getTime() + offset * 60_000), timeZone: 'UTC' };
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Making one costs far more than using it, and a page asks it for today with each time that it writes. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  // Sweden writes dates as ISO does.
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** The shop's calendar date, `2026-11-21`. */
export function shopDate(instant: string | Date, zone: string): string {
  const { at, timeZone } = shopTime(instant, zone);
  return calendarOf(timeZone).format(at);
}

/** Whole days from one calendar date to another, both `yyyy-mm-dd`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
