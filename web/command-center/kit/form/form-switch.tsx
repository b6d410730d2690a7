import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FieldError } from '../../../ui/form/field-error';
import { Switch } from '../../../ui/form/switch';
import { useBoundField } from './use-bound-field';
import type { EntityFormState } from './use-entity-form';

interface Props<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  readonly name: FieldPathByValue<Values, boolean>;
  readonly label: ReactNode;
  /** What it means when it is on. */
  readonly hint?: ReactNode;
}

/** On or off, taken over with the form's save button. */
export function FormSwitch<Values extends FieldValues>({ form, name, label, hint }: Props<Values>) {
  const { onChange, value, error, id, ...field } = useBoundField(form, name);
  return (
    <div>
      <Switch
        {...field}
        aria-describedby={error ? `${id}-error` : undefined}
        checked={value === true}
        hint={hint}
        id={id}
        label={label}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
