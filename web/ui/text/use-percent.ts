import { useIntl } from 'react-intl';

/** Writes a percentage as the reader does: `5.5%`, `5,5 %`. */
export function usePercent(): (percent: number) => string {
  const { formatNumber } = useIntl();
  return (percent) => formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
}
