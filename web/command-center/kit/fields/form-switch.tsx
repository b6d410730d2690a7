import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useBoundField } from '../form/use-bound-field';
import type { EntityFormState } from '../form/use-entity-form';
import { Switch } from '../ui/choices';

interface Props<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  readonly name: FieldPathByValue<Values, boolean>;
  readonly label: ReactNode;
  /** What it means when it is on. */
  readonly hint?: ReactNode;
}

/** On or off, taken over with the form's save button. */
export function FormSwitch<Values extends FieldValues>({ form, name, label, hint }: Props<Values>) {
  const { onChange, value, error, id, onBlur } = useBoundField(form, name);
  return (
    <Switch
      checked={value === true}
      error={error}
      hint={hint}
      id={id}
      label={label}
      onBlur={onBlur}
      onChange={onChange}
    />
  );
}
