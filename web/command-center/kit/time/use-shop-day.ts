import { useIntl } from 'react-intl';

/** The day of an instant in the shop's time zone: “21 Nov 2026”. */
export function useShopDay(): (instant: string) => string {
  const { formatDate } = useIntl();
  return (instant) => formatDate(instant, { day: 'numeric', month: 'short', year: 'numeric' });
}
