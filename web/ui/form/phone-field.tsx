import { TextField, type TextFieldProps } from './text-field';

/** A phone number as people write it; checking and formatting are the caller's. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="tel" {...props} inputMode="tel" type="tel" />;
}
