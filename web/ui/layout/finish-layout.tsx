import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ColorModeSwitch } from '../navigation/color-mode-switch';
import { LanguageSwitch } from '../navigation/language-switch';
import { Container } from './container';
import { PageMain, SkipLink } from './page-main';
import { type ShopLogo, ShopMark } from './shop-mark';
import styles from './site.module.css';

interface Props {
  readonly shopName: string;
  readonly logo?: ShopLogo | null | undefined;
  readonly children: ReactNode;
}

/** After the order: the shop's logo and name lead home, nothing else asks for attention. */
export function FinishLayout({ shopName, logo, children }: Props) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Link className={styles.home} to="/">
            <ShopMark logo={logo} name={shopName} />
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
