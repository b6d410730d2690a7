import type { ReactNode } from 'react';
import styles from './order-settings.module.css';

interface Props {
  /** The field. */
  readonly children: ReactNode;
  /** What the present value does, with the shop's own figures. */
  readonly example: ReactNode;
}

/** A field with an example below it that follows what is typed. */
export function ExplainedField({ children, example }: Props) {
  return (
    <div className={styles.explained}>
      {children}
      <p className={styles.example}>{example}</p>
    </div>
  );
}
