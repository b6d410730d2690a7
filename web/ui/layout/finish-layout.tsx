import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ColorModeSwitch } from '../navigation/color-mode-switch';
import { LanguageSwitch } from '../navigation/language-switch';
import { Container } from './container';
import { PageMain, SkipLink } from './page-main';
import styles from './site.module.css';

interface Props {
  readonly shopName: string;
  readonly children: ReactNode;
}

/** After the order: the shop's name leads home, nothing else asks for attention. */
export function FinishLayout({ shopName, children }: Props) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Link className={styles.shopName} to="/">
            {shopName}
          </Link>
          <div className={styles.end}>
            <LanguageSwitch />
            <ColorModeSwitch />
          </div>
        </Container>
      </header>
      <PageMain>{children}</PageMain>
    </div>
  );
}
