import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../class-names';
import styles from './field.module.css';
import { FieldError } from './field-error';

/** What every field says around its control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Stands under the label, always visible: a placeholder would vanish. */
  readonly hint?: ReactNode;
  /** Why it can't stay as it is; null when it can. */
  readonly error?: ReactNode;
  /** Says “optional” beside the label. Fields without it are required. */
  readonly isOptional?: boolean;
}

/** What the control needs so that its label, hint and error belong to it. */
export interface ControlLinks {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (links: ControlLinks) => ReactNode;
}

/** Label, hint, control and error of one field, tied together. Its control's id is `id`, for {@link ErrorSummary}. */
export function Field({ id, label, hint, error, isOptional, className, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {isOptional && (
          <span className={styles.optional}>
            <FormattedMessage id="ui.optional" />
          </span>
        )}
      </label>
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': classNames(hintId, errorId),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
