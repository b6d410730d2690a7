import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

interface Props<Value extends string> {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isWide?: boolean;
}

/** Two or three ways side by side: delivery or pickup. Radio buttons underneath, so that arrow keys work. */
export function Segmented<Value extends string>({ label, segments, value, onChange, isWide }: Props<Value>) {
  const name = useId();
  return (
    <div aria-label={label} className={styles.group} data-wide={isWide || undefined} role="radiogroup">
      {segments.map((segment) => (
        <label className={styles.segment} key={segment.value}>
          <input
            checked={segment.value === value}
            className={styles.input}
            disabled={segment.isDisabled}
            name={name}
            onChange={() => onChange(segment.value)}
            type="radio"
            value={segment.value}
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
