import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';
import { useLongest } from './use-longest';

export type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'children'>;

/** One line of text. Takes every attribute of `<input>`: say `autoComplete`, `inputMode` and `enterKeyHint`. `maxLength` is said and never cut at. */
export function TextField({ id, label, hint, error, isOptional, className, maxLength, ...input }: TextFieldProps) {
  const { tooLong, type } = useLongest({ ...input, maxLength });
  return (
    <Field className={className} error={error || tooLong} hint={hint} id={id} isOptional={isOptional} label={label}>
      {(links) => (
        <input
          {...input}
          {...links}
          aria-required={!isOptional || undefined}
          className={styles.control}
          onChange={(event) => {
            type(event.currentTarget.value);
            input.onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}
