import type { Weekday } from '../../gql/graphql';
import type { Thing } from './json-ld';

interface Interval {
  readonly from: string;
  readonly to: string;
}

interface Day {
  readonly weekday: Weekday;
  readonly isActive: boolean;
  readonly intervals: readonly Interval[];
}

interface SpecialDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly intervals: readonly Interval[];
}

/** As search engines write “all day” and “closed all day”. */
const ALL_DAY = { opens: '00:00', closes: '23:59' };
const CLOSED = { opens: '00:00', closes: '00:00' };

/** An end before the start is after midnight, here as there; the same hour twice means all day here, and closed there. */
function hours({ from, to }: Interval): { readonly opens: string; readonly closes: string } {
  return from === to ? ALL_DAY : { opens: from, closes: to };
}

function dayOfWeek(weekday: Weekday): string {
  return `https://schema.org/${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`;
}

/** The week; days with the same hours are one entry. */
export function openingData(days: readonly Day[]): Thing[] {
  const byHours = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>();
  for (const { weekday, isActive, intervals } of days) {
    for (const interval of isActive ? intervals : []) {
      const { opens, closes } = hours(interval);
      const known = byHours.get(`${opens}-${closes}`) ?? { opens, closes, dayOfWeek: [] };
      known.dayOfWeek.push(dayOfWeek(weekday));
      byHours.set(`${opens}-${closes}`, known);
    }
  }
  return [...byHours.values()].map((specification) => ({ '@type': 'OpeningHoursSpecification', ...specification }));
}

/** Dates that replace the week's hours. */
export function specialOpeningData(days: readonly SpecialDay[]): Thing[] {
  return days.flatMap(({ date, intervals }) =>
    (intervals.length > 0 ? intervals.map(hours) : [CLOSED]).map((open) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...open,
    })),
  );
}
