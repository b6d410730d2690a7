import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { FieldError } from './field-error';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly aside?: ReactNode;
  readonly isDisabled?: boolean;
  /** What else it asks, below its card. */
  readonly below?: ReactNode;
}

interface Props<Value extends string> {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly RadioCard<Value>[];
  /** Null: nothing is chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: ReactNode;
}

/** One of a few, each on a card with room for a word of explanation. The arrow keys move the choice. */
export function RadioCards<Value extends string>({ legend, name, options, value, onChange, error }: Props<Value>) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset aria-describedby={errorId} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <div className={styles.cell} key={option.value}>
            <label className={styles.card}>
              <input
                checked={option.value === value}
                className={styles.radio}
                disabled={option.isDisabled}
                name={name}
                onChange={() => onChange(option.value)}
                type="radio"
                value={option.value}
              />
              {option.icon}
              <span className={styles.text}>
                <span>{option.label}</span>
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
              {option.aside && <span className={styles.aside}>{option.aside}</span>}
            </label>
            {option.below}
          </div>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
