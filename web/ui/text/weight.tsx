import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { MeasurementUnit } from '../../../domain/weight';

interface Props {
  /** In `unit`, as staff wrote it. */
  readonly value: number;
  readonly unit: MeasurementUnit;
}

/** A weight, a volume or a number of pieces: `450 g`, `0,5 л`. */
export function Weight({ value, unit }: Props) {
  const number = <FormattedNumber maximumFractionDigits={2} value={value} />;
  return <FormattedMessage id={`ui.weight.${unit}`} values={{ value: number }} />;
}
