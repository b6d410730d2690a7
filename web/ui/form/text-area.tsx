import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

type Props = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'children'>;

/** Several lines of text; grows with them. With `maxLength` it tells how much is left near the end. */
export function TextArea({ id, label, hint, error, isOptional, className, onChange, ...area }: Props) {
  const { maxLength, value, defaultValue } = area;
  const [typed, setTyped] = useState(() => String(defaultValue ?? '').length);
  const length = value === undefined ? typed : String(value).length;
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - length;
  return (
    <Field className={className} error={error} hint={hint} id={id} isOptional={isOptional} label={label}>
      {(links) => (
        <>
          <textarea
            {...area}
            {...links}
            aria-required={!isOptional || undefined}
            className={styles.control}
            onChange={(event) => {
              setTyped(event.currentTarget.value.length);
              onChange?.(event);
            }}
          />
          {left <= 50 && <span className={styles.count}>{left}</span>}
        </>
      )}
    </Field>
  );
}
