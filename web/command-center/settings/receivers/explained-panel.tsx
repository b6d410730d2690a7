import type { ReactNode } from 'react';
import { Panel } from '../../orders/order/panel';
import styles from './explained-panel.module.css';

interface Props {
  readonly title: string;
  readonly explained: ReactNode;
  readonly children: ReactNode;
}

/** Something to press, under a word about what it does. */
export function ExplainedPanel({ title, explained, children }: Props) {
  return (
    <Panel title={title}>
      <div className={styles.panel}>
        <p className={styles.explained}>{explained}</p>
        {children}
      </div>
    </Panel>
  );
}
