import { useIntl } from 'react-intl';
import type { Weekday } from '../../../gql/graphql';
import { endOf, type Interval, WEEK } from './week';

/** 2024-01-01 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
/** Node writes them in times and Chromium does not: server and browser must write the same. */
const NARROW_SPACES = /[\u2009\u202f]/g;

/** Writes weekdays, times and dates that are no instants: those of a calendar on the wall. */
export function useClock() {
  const { formatDate, formatTime, formatMessage, locale } = useIntl();
  const time = (value: string) =>
    formatTime(`2024-01-01T${value}:00Z`, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).replace(
      NARROW_SPACES,
      ' ',
    );
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  return {
    /** `18:30`, `6:30 PM`. */
    time,
    /** `Monday`, `Понедельник`. */
    weekday: (day: Weekday) =>
      capital(formatDate(MONDAY + WEEK.indexOf(day) * DAY_MS, { timeZone: 'UTC', weekday: 'long' })),
    /** `Friday, January 1, 2027`. @param date - `yyyy-mm-dd`. */
    date: (date: string) => capital(formatDate(`${date}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'full' })),
    /** `10:00 – 22:00`, and that it closes on the next day. */
    interval: (interval: Interval) => {
      const values = { from: time(interval.from), to: time(interval.to) };
      switch (endOf(interval)) {
        case 'aroundTheClock':
          return formatMessage({ id: 'command-center.hours.span.aroundTheClock' }, values);
        case 'nextDay':
          return formatMessage({ id: 'command-center.hours.span.nextDay' }, values);
        default:
          return formatMessage({ id: 'command-center.hours.span.sameDay' }, values);
      }
    },
  };
}
