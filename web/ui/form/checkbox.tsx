import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import styles from './choice.module.css';
import { FieldError } from './field-error';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Stands at the end of the row: a price, a count. */
  readonly aside?: ReactNode;
  readonly error?: ReactNode;
}

/** One thing that is taken or not. The whole row can be pressed. */
export function Checkbox({ label, hint, aside, error, className, ...input }: Props) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...input}
          aria-describedby={classNames(hint ? `${id}-hint` : null, errorId)}
          aria-invalid={error ? true : undefined}
          className={styles.check}
          type="checkbox"
        />
        <span className={styles.text}>
          <span>{label}</span>
          {hint && (
            <span className={styles.hint} id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
