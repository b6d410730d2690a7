import { useNavigation } from 'react-router';
import styles from './nav-progress.module.css';

/** A thin bar on top while the next page is on its way; appears only when that takes a moment. */
export function NavProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? <div aria-hidden="true" className={styles.bar} /> : null;
}
