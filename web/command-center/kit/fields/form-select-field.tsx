import type { ComponentProps } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useBoundField } from '../form/use-bound-field';
import type { EntityFormState } from '../form/use-entity-form';
import { SelectField } from '../ui/fields';

interface Props<Values extends FieldValues>
  extends Omit<
    ComponentProps<typeof SelectField>,
    'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'id' | 'error'
  > {
  readonly form: EntityFormState<Values>;
  /** A field of texts: for “none” it holds null, and its `<option>` has an empty value. */
  readonly name: FieldPathByValue<Values, string | null>;
}

/** One of a list, by `<option>`s as children. */
export function FormSelectField<Values extends FieldValues>({ form, name, ...rest }: Props<Values>) {
  const { onChange, value, ...field } = useBoundField(form, name, { isRequired: !rest.isOptional });
  return (
    <SelectField
      {...rest}
      {...field}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      value={value ?? ''}
    />
  );
}
