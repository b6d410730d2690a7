import { type ReactNode, useId } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useBoundField } from '../../kit/form/use-bound-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Chip } from '../../kit/ui/button';
import { FieldError } from '../../kit/ui/fields';
import styles from './product.module.css';
import { inOrder } from './product-values';

interface Props<Values extends FieldValues, Value extends string> {
  readonly form: EntityFormState<Values>;
  /** A field that holds those that are chosen. */
  readonly name: FieldPathByValue<Values, Value[]>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** Any of a few short things, each one press away. */
export function FormChips<Values extends FieldValues, Value extends string>(props: Props<Values, Value>) {
  const { form, name, label, hint, options } = props;
  const labelId = useId();
  const { value, onChange, error, id } = useBoundField(form, name);
  const chosen: readonly Value[] = value;
  const all = options.map((option) => option.value);
  const toggle = (one: Value) =>
    onChange(inOrder(all, chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]));
  return (
    <fieldset aria-labelledby={labelId} className={styles.chips}>
      <div className={styles.chipsLabel} id={labelId}>
        {label}
      </div>
      {hint && <div className={styles.hint}>{hint}</div>}
      <div className={styles.chipRow}>
        {options.map((option) => (
          <Chip isActive={chosen.includes(option.value)} key={option.value} onPress={() => toggle(option.value)}>
            {option.label}
          </Chip>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
