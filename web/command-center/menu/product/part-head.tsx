import type { ReactNode } from 'react';
import styles from './product.module.css';

interface Props {
  /** What this part is for, in a sentence. */
  readonly lead: ReactNode;
  /** The way to something new in it. */
  readonly action: ReactNode;
}

/** Above the list of a part of a product's page. */
export function PartHead({ lead, action }: Props) {
  return (
    <div className={styles.above}>
      <p className={styles.lead}>{lead}</p>
      {action}
    </div>
  );
}
