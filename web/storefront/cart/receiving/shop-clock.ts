import { type IntlShape, useIntl } from 'react-intl';
import { intlZone } from '../../../../domain/intl-zone';
import { foreignZone, useOwnZone } from '../../../ui/text/foreign-zone';
import { timeRange } from '../../../ui/text/time-range';
import { daysBetween, shopDate } from './shop-time';

interface ShopClock {
  /** `18:30`, `6:30 PM`; `6:30 PM GMT+4` where the reader's clock shows another time. */
  readonly time: (instant: string) => string;
  /** With its day where that is not today: `at 18:30`, `tomorrow at 10:00`, `Mon, Nov 23 at 10:00`. */
  readonly moment: (instant: string) => string;
  /** `Today`, `Tomorrow`, `Mon, Nov 23`. @param date - `yyyy-mm-dd` by the shop's calendar. */
  readonly day: (date: string) => string;
  /** `Tomorrow, 10:00–10:30`. */
  readonly range: (from: string, to: string) => string;
  /** `GMT+4` where the reader's clock shows another time than the shop's; else null. */
  readonly zoneName: string | null;
}

interface Terms {
  readonly timeZone: string;
  readonly ownZone: string;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Writes times by the shop's clock in the reader's language. @param zone - null while the shop is not known: UTC. */
export function useShopClock(zone: string | null): ShopClock {
  const timeZone = intlZone(zone ?? 'UTC');
  return shopClock(useIntl(), { timeZone, ownZone: useOwnZone(timeZone), now: Date.now });
}

export function shopClock(intl: IntlShape, { now, ...zones }: Terms): ShopClock {
  const { formatTime, formatDate, formatMessage } = intl;
  const { timeZone } = zones;
  const plain = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  const named = { ...plain, timeZoneName: 'short' } as const;
  const clock = (instant: string) => (foreignZone(intl, instant, zones) === null ? plain : named);
  const time = (instant: string) => formatTime(instant, clock(instant));
  const far = (date: string) =>
    formatDate(`${date}T12:00:00Z`, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
  const distance = (date: string) => daysBetween(shopDate(new Date(now()), timeZone), date);
  const day = (date: string) => {
    const days = distance(date);
    if (days === 0) return formatMessage({ id: 'checkout.time.today' });
    return days === 1 ? formatMessage({ id: 'checkout.time.tomorrow' }) : far(date);
  };
  return {
    time,
    day,
    moment: (instant) => {
      const date = shopDate(instant, timeZone);
      const days = distance(date);
      if (days === 0) return formatMessage({ id: 'checkout.time.at' }, { time: time(instant) });
      return days === 1
        ? formatMessage({ id: 'checkout.time.tomorrowAt' }, { time: time(instant) })
        : formatMessage({ id: 'checkout.time.dayAt' }, { day: far(date), time: time(instant) });
    },
    range: (from, to) => {
      // Through midnight Intl would write both dates in full.
      const isOneDay = shopDate(from, timeZone) === shopDate(to, timeZone);
      const span = isOneDay
        ? timeRange(intl, [from, to], clock(from))
        : formatMessage({ id: 'checkout.time.throughMidnight' }, { from: time(from), to: time(to) });
      return formatMessage({ id: 'checkout.finish.slot' }, { day: day(shopDate(from, timeZone)), span });
    },
    zoneName: foreignZone(intl, now(), zones),
  };
}
