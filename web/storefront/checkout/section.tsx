import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface Props {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One step of the order, under its own heading. */
export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
