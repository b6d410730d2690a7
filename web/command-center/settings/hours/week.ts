import type { Weekday } from '../../../gql/graphql';

/** As most of our countries write a week. */
export const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** Opening times within a day, both `HH:mm`, or empty while they are being typed. */
export interface Interval {
  readonly from: string;
  readonly to: string;
}

export interface DayHours {
  readonly isActive: boolean;
  readonly intervals: readonly Interval[];
}

/** What the form holds: each day is a field of its own, so that two people can change two days at once. */
export type Week = Record<Weekday, DayHours>;

/** The API takes no more for one day. */
export const MAXIMUM_INTERVALS = 8;

const CLOSED: DayHours = { isActive: false, intervals: [] };
/** Proposed for the first day that opens. */
const USUAL: Interval = { from: '10:00', to: '22:00' };

interface StoredDay extends DayHours {
  readonly weekday: Weekday;
}

export function toIntervals(intervals: readonly Interval[]): readonly Interval[] {
  return intervals.map(({ from, to }) => ({ from, to }));
}

/** The API's list of days as the form holds it. */
export function toWeek(days: readonly StoredDay[]): Week {
  const hoursOf = (wanted: Weekday): DayHours => {
    const day = days.find(({ weekday }) => weekday === wanted);
    return day ? { isActive: day.isActive, intervals: toIntervals(day.intervals) } : CLOSED;
  };
  return {
    MONDAY: hoursOf('MONDAY'),
    TUESDAY: hoursOf('TUESDAY'),
    WEDNESDAY: hoursOf('WEDNESDAY'),
    THURSDAY: hoursOf('THURSDAY'),
    FRIDAY: hoursOf('FRIDAY'),
    SATURDAY: hoursOf('SATURDAY'),
    SUNDAY: hoursOf('SUNDAY'),
  };
}

/** The days that are not as they are stored: only they are sent, so that a colleague's days stay theirs. */
export function changedDays(stored: Week, typed: Week): readonly Weekday[] {
  return WEEK.filter((day) => JSON.stringify(stored[day]) !== JSON.stringify(typed[day]));
}

/** How an interval ends: `to` at or before `from` is on the next day. */
export function endOf({ from, to }: Interval): 'sameDay' | 'nextDay' | 'aroundTheClock' | 'unknown' {
  if (!from || !to) return 'unknown';
  if (to === '00:00' && from !== to) return 'sameDay';
  if (from === to) return 'aroundTheClock';
  return to < from ? 'nextDay' : 'sameDay';
}

/** What is proposed behind the intervals of a day: an evening after a break. Empty where nothing can be guessed. */
export function nextInterval(intervals: readonly Interval[]): Interval {
  const last = intervals.at(-1);
  if (!last) return USUAL;
  const hour = Number(last.to.slice(0, 2)) + 1;
  return endOf(last) === 'sameDay' && last.to !== '00:00' && hour < 22
    ? { from: `${String(hour).padStart(2, '0')}:00`, to: '23:00' }
    : { from: '', to: '' };
}

/** A day that is switched on opens as the nearest day before it that is open, else as usual. */
export function openedDay(week: Week, day: Weekday): DayHours {
  const { intervals } = week[day];
  if (intervals.length > 0) return { isActive: true, intervals };
  const place = WEEK.indexOf(day);
  const before = [...WEEK.slice(place), ...WEEK.slice(0, place)].toReversed();
  const open = before.find((other) => week[other].isActive && week[other].intervals.length > 0);
  return { isActive: true, intervals: open ? week[open].intervals : [USUAL] };
}

/** Where a time is missing. @returns the interval's place, or `none` when an open day has no interval at all. */
export function missingIn({ isActive, intervals }: DayHours): number | 'none' | null {
  if (isActive && intervals.length === 0) return 'none';
  const place = intervals.findIndex((interval) => endOf(interval) === 'unknown');
  return place < 0 ? null : place;
}
