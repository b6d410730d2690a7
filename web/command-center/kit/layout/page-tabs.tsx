import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import styles from './page-tabs.module.css';

interface Props {
  /** What these are parts of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly {
    /** May be relative to the page that has the tabs. */
    readonly to: string;
    readonly label: ReactNode;
    /** How much is in it. */
    readonly count?: number;
  }[];
}

/** A strip that scrolls on a phone: the part that is open is always in sight. */
const intoSight = (strip: HTMLElement | null) => {
  const open = strip?.querySelector<HTMLElement>('[aria-current="page"]');
  if (strip && open) strip.scrollLeft = open.offsetLeft + open.offsetWidth - strip.clientWidth;
};

/** The pages that are parts of one thing, below its heading. */
export function PageTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs} ref={intoSight}>
      {tabs.map(({ to, label: words, count }) => (
        <NavLink className={styles.tab} end key={to} preventScrollReset to={to}>
          {words}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
