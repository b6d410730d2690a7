import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { CsvSeparator } from '../../../../domain/csv';
import { useBoundField } from '../form/use-bound-field';
import type { EntityFormState } from '../form/use-entity-form';
import { type FieldTexts, TextField } from '../ui/fields';
import { useTypedText } from './typed-text';

export interface NumberInputProps<Values extends FieldValues> extends Omit<FieldTexts, 'error'> {
  readonly form: EntityFormState<Values>;
  /** A field that holds a number, or null for nothing. */
  readonly name: FieldPathByValue<Values, number | null>;
  /** Stands at the end of the box: a currency's sign, “min”, “%”. */
  readonly unit?: ReactNode;
  readonly className?: string | undefined;
}

interface Props<Values extends FieldValues> extends NumberInputProps<Values> {
  readonly parse: (text: string) => number | null;
  readonly write: (value: number | null) => string;
  /** Said of what can't be read. */
  readonly unreadable: string;
}

/** What number and money fields have in common: typed freely, read as a number, refused in words. */
export function NumberInput<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, hint, isOptional, unit, className, parse, write, unreadable } = props;
  const check = (value: number | null) => (Number.isNaN(value) ? unreadable : undefined);
  const { id, value, onChange, error, ...field } = useBoundField(form, name, { isRequired: !isOptional, check });
  const { text, setTyped } = useTypedText<number | null>(value, parse, write);
  return (
    <TextField
      {...field}
      autoComplete="off"
      className={className}
      error={error}
      hint={hint}
      id={id}
      inputMode="decimal"
      isOptional={isOptional}
      label={label}
      name={name}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(parse(event.currentTarget.value));
      }}
      unit={unit}
      value={text}
    />
  );
}

/** The sign between whole and fraction, where the reader is. */
export function useDecimalSeparator(): string {
  return useIntl().formatNumber(0.5, { minimumFractionDigits: 1 }).charAt(1);
}

/** Where a comma separates decimals, spreadsheets expect a semicolon between cells. */
export function useCsvSeparator(): CsvSeparator {
  return useDecimalSeparator() === ',' ? ';' : ',';
}
