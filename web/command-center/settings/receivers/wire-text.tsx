import type { ReactNode } from 'react';
import styles from './wire-text.module.css';

/** A request or an answer as it goes over the wire. */
export function WireText({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reached by the keyboard
    <pre className={styles.text} tabIndex={0}>
      {children}
    </pre>
  );
}
