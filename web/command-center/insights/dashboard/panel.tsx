import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface Props {
  readonly title: ReactNode;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the dashboard under a heading of its own. */
export function Panel({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
