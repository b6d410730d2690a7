import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  /** Facts without a value are left out: an empty field tells nothing. */
  readonly value: ReactNode;
}

/** Names and values; nothing at all when no value is known. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ label, value }) => (
          <div className={styles.fact} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
