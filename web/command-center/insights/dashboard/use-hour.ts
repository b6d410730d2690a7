import { useIntl } from 'react-intl';

/** An hour of the day as the reader writes it. */
export function useHour(): { readonly short: (hour: number) => string; readonly full: (hour: number) => string } {
  const { formatTime } = useIntl();
  const at = (hour: number) => new Date(Date.UTC(2000, 0, 1, hour));
  return {
    // Browsers differ in whether Russian hours have a leading zero: with it, hydration would not match the server's text.
    short: (hour) => formatTime(at(hour), { timeZone: 'UTC', hour: 'numeric' }).replace(/^0(?=\d)/, ''),
    full: (hour) => formatTime(at(hour), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
  };
}
