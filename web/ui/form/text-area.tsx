import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';
import { useLongest } from './use-longest';

type Props = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'children'>;

/** Several lines of text; grows with them. Near `maxLength` it says how much is left, and never cuts. */
export function TextArea({ id, label, hint, error, isOptional, className, maxLength, onChange, ...area }: Props) {
  const { left, tooLong, type } = useLongest({ ...area, maxLength });
  return (
    <Field className={className} error={error || tooLong} hint={hint} id={id} isOptional={isOptional} label={label}>
      {(links) => (
        <>
          <textarea
            {...area}
            {...links}
            aria-required={!isOptional || undefined}
            className={styles.control}
            onChange={(event) => {
              type(event.currentTarget.value);
              onChange?.(event);
            }}
          />
          {left >= 0 && left <= 50 && <span className={styles.count}>{left}</span>}
        </>
      )}
    </Field>
  );
}
