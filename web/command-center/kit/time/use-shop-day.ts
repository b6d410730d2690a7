import { useIntl } from 'react-intl';
import { useCommandCenter } from '../context/command-center-context';

/** The day of an instant in the shop's time zone: “21 Nov 2026”. */
export function useShopDay(): (instant: string) => string {
  const { formatDate } = useIntl();
  const { timeZone } = useCommandCenter();
  return (instant) => formatDate(instant, { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
}
