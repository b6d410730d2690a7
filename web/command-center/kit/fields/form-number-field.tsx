import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { decimalText, parseDecimal } from './decimal';
import { NumberInput, type NumberInputProps, useDecimalSeparator } from './number-input';

/** A number of a form, with point or comma; null for nothing. @example <FormNumberField form={form} label={…} name="minutes" unit="min" /> */
export function FormNumberField<Values extends FieldValues>(props: NumberInputProps<Values>) {
  const { formatMessage } = useIntl();
  const separator = useDecimalSeparator();
  return (
    <NumberInput
      {...props}
      parse={parseDecimal}
      unreadable={formatMessage({ id: 'command-center.kit.notANumber' })}
      write={(value) => decimalText(value, separator)}
    />
  );
}
