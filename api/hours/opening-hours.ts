import type { Temporal } from 'temporal-polyfill';
import { type Localized, parseLocalized } from '../kernel/localized';
import { fromDateColumn, instantOf, localDate, startOfDay, toDate, toInstant } from '../kernel/zoned-time';
import { type Interval, readIntervals } from './intervals';

export interface WorkingDay {
  /** 0 is Sunday … 6 is Saturday. */
  readonly index: number;
  readonly isActive: boolean;
  readonly intervals: readonly Interval[];
}

/** A date with hours of its own, which replace the weekday's; without intervals the shop stays closed. */
export interface SpecialDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly intervals: readonly Interval[];
  readonly note: Localized;
}

export interface OpeningHours {
  readonly timeZone: string;
  readonly workingDays: readonly WorkingDay[];
  readonly specialDays: readonly SpecialDay[];
}

/** A stretch of time in which the shop is open without a break: `from` belongs to it, `to` does not. */
export interface OpenInterval {
  readonly from: Date;
  readonly to: Date;
}

interface HoursRows {
  readonly timeZone: string;
  readonly workingDays: readonly { index: number; isActive: boolean; intervals: unknown }[];
  readonly specialDays: readonly { date: Date; intervals: unknown; note: unknown }[];
}

/** A channel's rows, read into hours. */
export function readOpeningHours({ timeZone, workingDays, specialDays }: HoursRows): OpeningHours {
  return {
    timeZone,
    workingDays: workingDays
      .map(({ index, isActive, intervals }) => ({ index, isActive, intervals: readIntervals(intervals) }))
      .sort((one, other) => one.index - other.index),
    specialDays: specialDays.map(({ date, intervals, note }) => ({
      date: fromDateColumn(date).toString(),
      intervals: readIntervals(intervals),
      note: parseLocalized(note),
    })),
  };
}

/** The intervals that start on a date; one of them may end on the next. */
export function intervalsOf(date: Temporal.PlainDate, hours: OpeningHours): readonly Interval[] {
  const special = hours.specialDays.find((day) => day.date === date.toString());
  if (special) return special.intervals;
  const weekday = hours.workingDays.find(({ index }) => index === date.dayOfWeek % 7);
  return weekday?.isActive ? weekday.intervals : [];
}

function toOpenInterval(date: Temporal.PlainDate, { from, to }: Interval, timeZone: string): OpenInterval {
  const closesOn = to <= from ? date.add({ days: 1 }) : date;
  return { from: toDate(instantOf(date, from, timeZone)), to: toDate(instantOf(closesOn, to, timeZone)) };
}

/**
 * When the shop is open, for intervals that start on the dates from `first` to `last` (both included).
 *
 * Intervals that touch are one, so a shop that never closes has no seam at midnight; one that lies wholly in an hour that
 * the clocks skip is none.
 *
 * @returns ascending, with a gap between any two.
 */
export function openIntervals(
  hours: OpeningHours,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): readonly OpenInterval[] {
  const days = first.until(last, { largestUnit: 'days' }).days;
  const open = Array.from({ length: days + 1 }, (_, offset) => first.add({ days: offset }))
    .flatMap((date) => intervalsOf(date, hours).map((interval) => toOpenInterval(date, interval, hours.timeZone)))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from.getTime() - other.from.getTime());
  const merged: OpenInterval[] = [];
  for (const next of open) {
    const before = merged.at(-1);
    if (!before || before.to < next.from) merged.push(next);
    else if (before.to < next.to) merged.splice(-1, 1, { from: before.from, to: next.to });
  }
  return merged;
}

/** Days to look ahead: most answers are near; a shop on a month's holiday still tells when it opens. */
const HORIZONS = [2, 31] as const;

function intervalsAround(now: Date, hours: OpeningHours, days: number): readonly OpenInterval[] {
  const today = localDate(toInstant(now), hours.timeZone);
  // Yesterday's last interval may reach past midnight.
  return openIntervals(hours, today.subtract({ days: 1 }), today.add({ days }));
}

function contains({ from, to }: OpenInterval, instant: Date): boolean {
  return from <= instant && instant < to;
}

export function isOpenAt(now: Date, hours: OpeningHours): boolean {
  return intervalsAround(now, hours, 0).some((interval) => contains(interval, now));
}

/**
 * When the shop closes next, for "today until 22:00".
 *
 * @returns `null` while it is closed, and when it does not close within a month.
 */
export function openUntil(now: Date, hours: OpeningHours): Date | null {
  for (const days of HORIZONS) {
    const current = intervalsAround(now, hours, days).find((interval) => contains(interval, now));
    if (!current) return null;
    const horizon = startOfDay(localDate(toInstant(now), hours.timeZone).add({ days }), hours.timeZone);
    if (current.to < toDate(horizon)) return current.to;
  }
  return null;
}

/**
 * When the shop opens next.
 *
 * @returns `null` while it is open, and when it does not open within a month.
 */
export function opensNextAt(now: Date, hours: OpeningHours): Date | null {
  for (const days of HORIZONS) {
    const intervals = intervalsAround(now, hours, days);
    if (intervals.some((interval) => contains(interval, now))) return null;
    const next = intervals.find(({ from }) => now < from);
    if (next) return next.from;
  }
  return null;
}
