import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

interface Props {
  /** Short fields stand two in a row where there is room. */
  readonly isPaired?: boolean;
  readonly children: ReactNode;
}

/** The fields of a panel, one under another. @example <Panel title={…}><FieldGrid>…</FieldGrid></Panel> */
export function FieldGrid({ isPaired = false, children }: Props) {
  return <div className={isPaired ? styles.pairs : styles.fields}>{children}</div>;
}
