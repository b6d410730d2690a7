import type { ReactNode } from 'react';
import { ColorModeSwitch } from '../navigation/color-mode-switch';
import { LanguageSwitch } from '../navigation/language-switch';
import { PageMain } from './page-main';
import styles from './site.module.css';

/** Nothing but the content in the middle, and the two switches: set-up, sign-in, errors without a shop. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page} data-toasts="top">
      <div className={styles.corner}>
        <LanguageSwitch />
        <ColorModeSwitch />
      </div>
      <PageMain className={styles.centred}>{children}</PageMain>
    </div>
  );
}
