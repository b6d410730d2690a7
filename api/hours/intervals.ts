/** Opening times of a day, both `HH:mm`. `to` at or before `from` closes on the next day. */
export interface Interval {
  readonly from: string;
  readonly to: string;
}

/** Why a day's intervals can't be stored. `index` is the interval's place in the list, `null` for the whole list. */
export interface IntervalProblem {
  readonly index: number | null;
  readonly code: 'INVALID_TIME' | 'INTERVALS_OVERLAP' | 'TOO_MANY_INTERVALS';
}

/** More than any kitchen pauses in a day. */
export const MAXIMUM_INTERVALS = 8;

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY_MINUTES = 24 * 60;

export function isTimeOfDay(value: unknown): value is string {
  return typeof value === 'string' && TIME_OF_DAY.test(value);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** As minutes after midnight; the end may lie past 24 hours. */
export function spanOf({ from, to }: Interval): { start: number; end: number } {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return { start, end: end <= start ? end + DAY_MINUTES : end };
}

/** Everything that is wrong with a day's intervals; an empty list when they can be stored. */
export function intervalProblems(intervals: readonly Interval[]): IntervalProblem[] {
  if (intervals.length > MAXIMUM_INTERVALS) return [{ index: null, code: 'TOO_MANY_INTERVALS' }];
  const malformed = intervals.flatMap(({ from, to }, index): IntervalProblem[] =>
    isTimeOfDay(from) && isTimeOfDay(to) ? [] : [{ index, code: 'INVALID_TIME' }],
  );
  if (malformed.length > 0) return malformed;
  const spans = intervals
    .map((interval, index) => ({ index, ...spanOf(interval) }))
    .sort((one, other) => one.start - other.start);
  return spans.flatMap(({ index, start }, place): IntervalProblem[] => {
    const before = spans[place - 1];
    return before && start < before.end ? [{ index, code: 'INTERVALS_OVERLAP' }] : [];
  });
}

/** Reads the `Json` column, in the order of the day. What is not an interval is left out, so a bad row closes, never crashes. */
export function readIntervals(json: unknown): Interval[] {
  if (!Array.isArray(json)) return [];
  const entries: unknown[] = json;
  return entries
    .flatMap((entry): Interval[] => {
      if (typeof entry !== 'object' || entry === null || !('from' in entry) || !('to' in entry)) return [];
      const { from, to } = entry;
      return isTimeOfDay(from) && isTimeOfDay(to) ? [{ from, to }] : [];
    })
    .sort((one, other) => one.from.localeCompare(other.from));
}
