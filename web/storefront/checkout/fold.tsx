import { type ReactNode, useState } from 'react';
import styles from './fields.module.css';

interface Props {
  /** On the button: what is inside. */
  readonly summary: ReactNode;
  /** Something inside has to be seen: what was filled in before, or what is wrong. */
  readonly isSeen: boolean;
  readonly children: ReactNode;
}

/** What few need, behind one press. Without a script it opens too. */
export function Fold({ summary, isSeen, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      open={isOpen || isSeen}
    >
      <summary>
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
