import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './linked-row.module.css';

interface Props {
  readonly to: string;
  readonly name: string;
  /** Below the name, on one line. */
  readonly detail: ReactNode;
  /** Its state, in tags at the end. */
  readonly children?: ReactNode;
}

/** An entry of a {@link SortableList} that leads to a page of its own. */
export function LinkedRow({ to, name, detail, children }: Props) {
  return (
    <Link className={styles.row} to={to}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      {children && <span className={styles.tags}>{children}</span>}
    </Link>
  );
}
