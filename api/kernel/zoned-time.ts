import { Temporal } from 'temporal-polyfill';

/** The specification's hourly offsets, west to east: `-12:00` … `+12:00`. */
export const OFFSET_ZONES: readonly string[] = Array.from({ length: 25 }, (_, index) => {
  const hours = index - 12;
  return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
});

/** Keeps out what Temporal would take for a zone as well, such as `2026-01-01T00:00Z[Europe/Berlin]`. */
const IANA_SHAPE = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/**
 * A time zone as it is stored: an hourly offset, or an IANA name in its own upper and lower case.
 *
 * @returns `null` for anything else, offsets with minutes and offsets past twelve hours included.
 */
export function parseTimeZone(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (value === '-00:00') return '+00:00';
  if (OFFSET_ZONES.includes(value)) return value;
  if (!IANA_SHAPE.test(value)) return null;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(value).timeZoneId;
  } catch {
    return null;
  }
}

/** What a form offers: IANA names first, since only they know about clock changes, then the fixed offsets. */
export function selectableTimeZones(): readonly string[] {
  return [...Intl.supportedValuesOf('timeZone'), ...OFFSET_ZONES];
}

export function toInstant(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime());
}

/** For a `timestamptz` column. */
export function toDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds);
}

/** What the clocks and calendars of the zone show. */
export function toLocal(instant: Temporal.Instant, timeZone: string): Temporal.ZonedDateTime {
  return instant.toZonedDateTimeISO(timeZone);
}

export function localDate(instant: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return toLocal(instant, timeZone).toPlainDate();
}

/** As `HH:mm`. */
export function localTime(instant: Temporal.Instant, timeZone: string): string {
  return toLocal(instant, timeZone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/**
 * The instant at which the zone's clocks show a time.
 *
 * A time that the clocks skip gives the instant of the jump; a time that they show twice gives the first one. So a later
 * wall-clock time never gives an earlier instant.
 *
 * @param time - `HH:mm`.
 */
export function instantOf(date: Temporal.PlainDate, time: string, timeZone: string): Temporal.Instant {
  const wall = date.toPlainDateTime(time);
  const zoned = wall.toZonedDateTime(timeZone);
  if (zoned.toPlainDateTime().equals(wall)) return zoned.toInstant();
  const beforeJump = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return (beforeJump.getTimeZoneTransition('next') ?? zoned).toInstant();
}

/** The first instant of a date, which is not midnight where the clocks jump over midnight. */
export function startOfDay(date: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return instantOf(date, '00:00', timeZone);
}

/** A day as it was typed; `null` when the calendar has no such day. */
export function parseDate(value: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' });
  } catch {
    return null;
  }
}

/** From a `date` column, which Prisma gives as midnight in UTC. */
export function fromDateColumn(date: Date): Temporal.PlainDate {
  return Temporal.PlainDate.from(date.toISOString().slice(0, 10));
}

/** For a `date` column. */
export function toDateColumn(date: Temporal.PlainDate): Date {
  return new Date(`${date.toString()}T00:00:00.000Z`);
}
