import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';
import { Select } from './select';

type Props = FieldTexts & ComponentPropsWithRef<'select'>;

/** One of a list, by the device's own means. Its `<option>`s are the children. */
export function SelectField({ id, label, hint, error, isOptional, className, children, ...select }: Props) {
  return (
    <Field className={className} error={error} hint={hint} id={id} isOptional={isOptional} label={label}>
      {(links) => (
        <Select {...select} {...links} aria-required={!isOptional || undefined} className={styles.control}>
          {children}
        </Select>
      )}
    </Field>
  );
}
