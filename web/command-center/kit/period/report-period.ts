import { readDay } from '../time/read-day';
import { clockAt } from '../time/shop-clock';

/** What a report can be of, as it stands in the address; the month for an unknown value. */
export const REPORT_PERIODS = ['month', 'last-month', 'year', 'days'] as const;

export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** Of the period's choices: the one with days of its own. */
export const OWN_DAYS = 'days' satisfies ReportPeriod;

/** Days of the shop's calendar, both included: `2026-11-21`. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

/** First and last day of a month. @param ago - months before that of `today`. */
function monthOf(today: string, ago: number): ReportDays {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: dayOf(Date.UTC(year, month - 1 - ago, 1)), to: dayOf(Date.UTC(year, month - ago, 0)) };
}

export function toReportPeriod(search: URLSearchParams): ReportPeriod {
  return REPORT_PERIODS.find((period) => period === search.get('period')) ?? 'month';
}

/**
 * The days that the address asks for.
 *
 * @param now - milliseconds.
 * @param timeZone - the shop's, as Intl knows it.
 */
export function reportDays(search: URLSearchParams, now: number, timeZone: string): ReportDays {
  const today = clockAt(now, timeZone).slice(0, 10);
  const period = toReportPeriod(search);
  if (period === 'last-month') return monthOf(today, 1);
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (period === 'month') return { from: monthOf(today, 0).from, to: today };
  const last = readDay(search.get('to')) ?? today;
  return { from: readDay(search.get('from')) ?? last, to: last };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** As many as the API takes. */
const MOST_DAYS = 366;

/** Why there is no report of these days; null when there is one. */
export function periodProblem({ from, to }: ReportDays): 'turned' | 'long' | null {
  if (to < from) return 'turned';
  return (Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_DAYS ? 'long' : null;
}
