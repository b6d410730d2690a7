import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { FieldTexts } from '../../../ui/form/field';
import { Field } from '../../../ui/form/field';
import fieldStyles from '../../../ui/form/field.module.css';
import styles from './number-input.module.css';
import { useTypedText } from './typed-text';
import { useBoundField } from './use-bound-field';
import type { EntityFormState } from './use-entity-form';

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
    <Field className={className} error={error} hint={hint} id={id} isOptional={isOptional} label={label}>
      {(links) => (
        <div className={styles.box}>
          <input
            {...field}
            {...links}
            aria-required={!isOptional || undefined}
            autoComplete="off"
            className={fieldStyles.control}
            inputMode="decimal"
            name={name}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onChange(parse(event.currentTarget.value));
            }}
            value={text}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}

/** The sign between whole and fraction, where the reader is. */
export function useDecimalSeparator(): string {
  return useIntl().formatNumber(0.5, { minimumFractionDigits: 1 }).charAt(1);
}
