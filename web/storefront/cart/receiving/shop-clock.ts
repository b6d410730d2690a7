import { useIntl } from 'react-intl';
import { daysBetween, shopDate, shopTime } from './shop-time';

interface ShopClock {
  /** `18:30`, `6:30 PM`. */
  readonly time: (instant: string) => string;
  /** A time that the API gives by the shop's clock, `18:30`, as the reader's language writes it. */
  readonly clock: (time: string) => string;
  /** With its day where that is not today: `at 18:30`, `tomorrow at 10:00`, `Mon, Nov 23 at 10:00`. */
  readonly moment: (instant: string) => string;
  /** `Today`, `Tomorrow`, `Mon, Nov 23`. @param date - `yyyy-mm-dd` by the shop's calendar. */
  readonly day: (date: string) => string;
}

/** Writes times by the shop's clock in the reader's language. @param zone - null while the shop is not known: UTC. */
export function useShopClock(zone: string | null): ShopClock {
  const { formatTime, formatDate, formatMessage } = useIntl();
  const known = zone ?? 'UTC';
  const time = (instant: string) => {
    const { at, timeZone } = shopTime(instant, known);
    return formatTime(at, { timeZone, hour: 'numeric', minute: '2-digit' });
  };
  const clock = (text: string) =>
    formatTime(new Date(`1970-01-01T${text}Z`), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  const far = (date: string) =>
    formatDate(`${date}T12:00:00Z`, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
  const distance = (date: string) => daysBetween(shopDate(new Date(), known), date);
  return {
    time,
    clock,
    moment: (instant) => {
      const date = shopDate(instant, known);
      const days = distance(date);
      if (days === 0) return formatMessage({ id: 'checkout.time.at' }, { time: time(instant) });
      return days === 1
        ? formatMessage({ id: 'checkout.time.tomorrowAt' }, { time: time(instant) })
        : formatMessage({ id: 'checkout.time.dayAt' }, { day: far(date), time: time(instant) });
    },
    day: (date) => {
      const days = distance(date);
      if (days === 0) return formatMessage({ id: 'checkout.time.today' });
      return days === 1 ? formatMessage({ id: 'checkout.time.tomorrow' }) : far(date);
    },
  };
}
