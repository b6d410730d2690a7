import { useKnownShop } from '../store/use-known-shop';
import styles from './hours-note.module.css';

/** Why the shop has other hours on a special day, in its own words. */
export function HoursNote() {
  const { shop, isLongAgo } = useKnownShop();
  return !isLongAgo && shop.hoursNote && <span className={styles.note}>{shop.hoursNote}</span>;
}
