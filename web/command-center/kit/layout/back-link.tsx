import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left-icon';
import styles from './back-link.module.css';

/** The way back, above a page's heading. @example <PageHead back={<BackLink to={MENUS_PATH}>…</BackLink>} title={…} /> */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className={styles.back} to={to}>
      <ArrowLeftIcon size={18} />
      {children}
    </Link>
  );
}
