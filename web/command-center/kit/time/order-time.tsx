import { type IntlShape, useIntl } from 'react-intl';
import { timeRange } from '../../../ui/text/time-range';
import { useCommandCenter } from '../context/command-center-context';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An instant on the shop's clock. */
export function useShopTime(): (instant: string) => string {
  return shopTimes(useIntl(), useCommandCenter()).time;
}

/** A stretch of time on the shop's clock: “11:30 – 12:00”. */
export function useShopTimeRange(): (from: string, to: string) => string {
  return shopTimes(useIntl(), useCommandCenter()).range;
}

interface Shop {
  /** For Intl: an IANA name. */
  readonly timeZone: string;
  /** Milliseconds. */
  readonly now: number;
}

/** How instants are written on the shop's clock: the time alone today, with the date on any other day. */
export function shopTimes(intl: IntlShape, { timeZone, now }: Shop) {
  const { formatDate, formatMessage } = intl;
  const dayOf = (instant: string | number) => formatDate(instant, { timeZone, dateStyle: 'short' });
  const clock = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  const formatOf = (instant: string) =>
    dayOf(instant) === dayOf(now) ? clock : ({ ...clock, day: 'numeric', month: 'short' } as const);
  const time = (instant: string) => formatDate(instant, formatOf(instant));
  const range = (from: string, to: string) => {
    // By itself it would be written with both dates in full, four times as long.
    if (dayOf(from) !== dayOf(to)) {
      const values = { from: time(from), to: formatDate(to, clock) };
      return formatMessage({ id: 'command-center.time.throughMidnight' }, values);
    }
    return timeRange(intl, [from, to], formatOf(from));
  };
  return { time, range };
}

/** How long ago, in the largest unit that says enough: “12 min. ago”. */
export function useAge(): (instant: string) => string {
  const { formatRelativeTime } = useIntl();
  const { now } = useCommandCenter();
  return (instant) => {
    // With a clock behind the server's, an order would be from the future.
    const age = Math.max(0, now - Date.parse(instant));
    if (age < MINUTE_MS) return formatRelativeTime(0, 'second', { numeric: 'auto' });
    if (age < HOUR_MS) return formatRelativeTime(-Math.floor(age / MINUTE_MS), 'minute', { style: 'short' });
    if (age < DAY_MS) return formatRelativeTime(-Math.floor(age / HOUR_MS), 'hour', { style: 'short' });
    return formatRelativeTime(-Math.floor(age / DAY_MS), 'day', { numeric: 'auto' });
  };
}

/** How long it has been, for an eye that passes over it: “12 min”; a minute at least. */
export function useDuration(): (since: string) => string {
  const { formatNumber } = useIntl();
  const { now } = useCommandCenter();
  // The number is never left at the end of a line without its unit.
  const write = (value: number, unit: string) =>
    formatNumber(Math.floor(value), { style: 'unit', unit, unitDisplay: 'short' }).replaceAll(' ', '\u00a0');
  return (since) => {
    const age = Math.max(0, now - Date.parse(since));
    if (age < HOUR_MS) return write(Math.max(1, age / MINUTE_MS), 'minute');
    return age < DAY_MS ? write(age / HOUR_MS, 'hour') : write(age / DAY_MS, 'day');
  };
}

/** When an order came in, and how long ago. */
export function OrderTime({ placedAt }: { readonly placedAt: string }) {
  const shopTime = useShopTime();
  const age = useAge();
  return (
    <time dateTime={placedAt}>
      {shopTime(placedAt)} · {age(placedAt)}
    </time>
  );
}
