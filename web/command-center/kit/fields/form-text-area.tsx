import type { ComponentProps } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useBoundField } from '../form/use-bound-field';
import type { EntityFormState } from '../form/use-entity-form';
import { TextArea } from '../ui/fields';

interface Props<Values extends FieldValues>
  extends Omit<
    ComponentProps<typeof TextArea>,
    'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'id' | 'error'
  > {
  readonly form: EntityFormState<Values>;
  readonly name: FieldPathByValue<Values, string>;
}

/** Several lines of text of a form. */
export function FormTextArea<Values extends FieldValues>({ form, name, ...rest }: Props<Values>) {
  const { onChange, ...field } = useBoundField(form, name, { isRequired: !rest.isOptional });
  return <TextArea {...rest} {...field} onChange={(event) => onChange(event.currentTarget.value)} />;
}
