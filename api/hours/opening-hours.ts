import type { Temporal } from 'temporal-polyfill';
import { type Localized, parseLocalized } from '../../domain/localized';
import { type ZoneClock, zoneClock } from '../kernel/zone-clock';
import { fromDateColumn, localDate, startOfDay, toDate, toInstant } from '../kernel/zoned-time';
import { type Interval, readIntervals, spanOf } from './intervals';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Whole days around a stretch of dates: no zone is further from UTC. */
const MARGIN = 2 * DAY;

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
  /** For clients. */
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

/** @param day - `YYYY-MM-DD`. @param weekday - 0 is Sunday. */
function intervalsOfDay(day: string, weekday: number, { specialDays, workingDays }: OpeningHours): readonly Interval[] {
  const special = specialDays.find(({ date }) => date === day);
  if (special) return special.intervals;
  const working = workingDays.find(({ index }) => index === weekday);
  return working?.isActive ? working.intervals : [];
}

/** The intervals that start on a date; one of them may end on the next. */
export function intervalsOf(date: Temporal.PlainDate, hours: OpeningHours): readonly Interval[] {
  return intervalsOfDay(date.toString(), date.dayOfWeek % 7, hours);
}

/** As {@link OpenInterval}, in epoch milliseconds. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

function merge(stretches: readonly Stretch[]): readonly Stretch[] {
  const merged: Stretch[] = [];
  for (const next of stretches.toSorted((one, other) => one.from - other.from)) {
    const before = merged.at(-1);
    if (!before || before.to < next.from) merged.push(next);
    else if (before.to < next.to) merged.splice(-1, 1, { from: before.from, to: next.to });
  }
  return merged;
}

/**
 * When the shop is open, for intervals that start on the dates from `first` to `last` (both included), with the zone's
 * clock over them.
 *
 * Intervals that touch are one, so a shop that never closes has no seam at midnight; one that lies wholly in an hour that
 * the clocks skip is left out.
 *
 * @returns ascending, with a gap between any two.
 */
export function openStretches(
  hours: OpeningHours,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): { readonly stretches: readonly Stretch[]; readonly clock: ZoneClock } {
  const [start, end] = [Date.parse(first.toString()), Date.parse(last.toString())];
  const clock = zoneClock(new Date(start - MARGIN), new Date(end + MARGIN), hours.timeZone);
  const stretches: Stretch[] = [];
  for (let day = start; day <= end; day += DAY) {
    const date = new Date(day);
    for (const interval of intervalsOfDay(date.toISOString().slice(0, 10), date.getUTCDay(), hours)) {
      const span = spanOf(interval);
      const from = clock.instantOf(day + span.start * MINUTE);
      const to = clock.instantOf(day + span.end * MINUTE);
      if (from < to) stretches.push({ from, to });
    }
  }
  return { stretches: merge(stretches), clock };
}

/** The same stretches, without the clock. */
export function openIntervals(
  hours: OpeningHours,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): readonly OpenInterval[] {
  return openStretches(hours, first, last).stretches.map(({ from, to }) => ({
    from: new Date(from),
    to: new Date(to),
  }));
}

/** Days to look ahead: most answers are near; a shop on a month's holiday still tells when it opens. */
const HORIZONS = [2, 31] as const;

/** The open intervals from yesterday to the end of a look ahead, for any moment of one day. */
interface LookAhead {
  /** The day by the zone's calendar: `from` belongs to it, `to` does not. */
  readonly day: OpenInterval;
  readonly intervals: readonly OpenInterval[];
  /** When the last day begins: an interval that ends before it is known whole. */
  readonly horizon: Date;
}

/** The last one of each horizon, for hours that stay the same object while the shop does not change them. */
const lookAheads = new WeakMap<OpeningHours, Map<number, LookAhead>>();

function lookAhead(now: Date, hours: OpeningHours, days: number): LookAhead {
  const kept = lookAheads.get(hours) ?? new Map<number, LookAhead>();
  lookAheads.set(hours, kept);
  const last = kept.get(days);
  if (last && contains(last.day, now)) return last;
  const today = localDate(toInstant(now), hours.timeZone);
  const begins = (date: Temporal.PlainDate) => toDate(startOfDay(date, hours.timeZone));
  const next: LookAhead = {
    day: { from: begins(today), to: begins(today.add({ days: 1 })) },
    // Yesterday's last interval may reach past midnight.
    intervals: openIntervals(hours, today.subtract({ days: 1 }), today.add({ days })),
    horizon: begins(today.add({ days })),
  };
  kept.set(days, next);
  return next;
}

function contains({ from, to }: OpenInterval, instant: Date): boolean {
  return from <= instant && instant < to;
}

export function isOpenAt(now: Date, hours: OpeningHours): boolean {
  return lookAhead(now, hours, 0).intervals.some((interval) => contains(interval, now));
}

/**
 * When the shop closes next, for "today until 22:00".
 *
 * @returns `null` while it is closed, and when it does not close within a month.
 */
export function openUntil(now: Date, hours: OpeningHours): Date | null {
  for (const days of HORIZONS) {
    const { intervals, horizon } = lookAhead(now, hours, days);
    const current = intervals.find((interval) => contains(interval, now));
    if (!current) return null;
    if (current.to < horizon) return current.to;
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
    const { intervals } = lookAhead(now, hours, days);
    if (intervals.some((interval) => contains(interval, now))) return null;
    const next = intervals.find(({ from }) => now < from);
    if (next) return next.from;
  }
  return null;
}

/** The first note for clients from today on: while the shop is open today's, else one of the days until it opens. */
export function noteForClients(now: Date, hours: OpeningHours): Localized {
  const dayOf = (instant: Date) => localDate(toInstant(instant), hours.timeZone).toString();
  const today = dayOf(now);
  const opensAt = opensNextAt(now, hours);
  const last = opensAt ? dayOf(opensAt) : today;
  const told = hours.specialDays.find(
    ({ date, note }) => today <= date && date <= last && Object.values(note).some(Boolean),
  );
  return told?.note ?? {};
}
