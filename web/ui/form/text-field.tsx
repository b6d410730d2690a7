import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'children'>;

/** One line of text. Takes every attribute of `<input>`: say `autoComplete`, `inputMode` and `enterKeyHint`. */
export function TextField({ id, label, hint, error, isOptional, className, ...input }: TextFieldProps) {
  return (
    <Field className={className} error={error} hint={hint} id={id} isOptional={isOptional} label={label}>
      {(links) => <input {...input} {...links} aria-required={!isOptional || undefined} className={styles.control} />}
    </Field>
  );
}
