import type { ComponentProps } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useBoundField } from '../form/use-bound-field';
import type { EntityFormState } from '../form/use-entity-form';
import { PhotoField } from './photo-field';
import type { PhotoValue } from './photo-value';

interface Props<Values extends FieldValues>
  extends Omit<ComponentProps<typeof PhotoField>, 'photo' | 'onChange' | 'onSending' | 'error'> {
  readonly form: EntityFormState<Values>;
  readonly name: FieldPathByValue<Values, PhotoValue | null>;
}

/** A photo of a form: it is loaded at once, and saved with the rest, which waits for it. */
export function FormPhotoField<Values extends FieldValues>({ form, name, ...rest }: Props<Values>) {
  const { value, onChange, error } = useBoundField(form, name);
  return <PhotoField {...rest} error={error} onChange={onChange} onSending={form.waitFor} photo={value} />;
}
