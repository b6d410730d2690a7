import { useIntl } from 'react-intl';

const KILOMETER = 1_000;

/** Writes distances: `350 m`, `1.5 km`. */
export function useDistance(): (meters: number) => string {
  const { formatNumber } = useIntl();
  return (meters) =>
    meters < KILOMETER
      ? formatNumber(meters, { style: 'unit', unit: 'meter', maximumFractionDigits: meters < 10 ? 1 : 0 })
      : formatNumber(meters / KILOMETER, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
}
