import { useIntl } from 'react-intl';
import { formatMoney, type MoneyValue } from './money';

/** Writes prices for use inside messages: `formatMessage({ id }, { total: money(total) })`. */
export function useMoney(): (value: MoneyValue) => string {
  const { locale } = useIntl();
  return (value) => formatMoney(value, locale);
}
