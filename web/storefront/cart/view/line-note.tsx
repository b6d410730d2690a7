import styles from './cart-line-row.module.css';

/** What the kitchen is asked about a dish, as the shopper wrote it. */
export function LineNote({ text }: { readonly text: string }) {
  return <span className={styles.note}>{text}</span>;
}
