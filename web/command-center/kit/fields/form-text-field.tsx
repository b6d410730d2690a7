import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useBoundField } from '../form/use-bound-field';
import type { EntityFormState } from '../form/use-entity-form';
import { TextField, type TextFieldProps } from '../ui/fields';

interface Props<Values extends FieldValues>
  extends Omit<TextFieldProps, 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'id' | 'error'> {
  readonly form: EntityFormState<Values>;
  readonly name: FieldPathByValue<Values, string>;
}

/** One line of text of a form. @example <FormTextField form={form} label={…} maxLength={80} name="slug" /> */
export function FormTextField<Values extends FieldValues>({ form, name, ...rest }: Props<Values>) {
  const { onChange, ...field } = useBoundField(form, name, { isRequired: !rest.isOptional });
  return <TextField {...rest} {...field} onChange={(event) => onChange(event.currentTarget.value)} />;
}
