import ArrowLeftIcon from 'lucide/dist/esm/icons/arrow-left';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { LinkButton } from '../button/link-button';
import { Icon } from '../icons/icon';
import { ColorModeSwitch } from '../navigation/color-mode-switch';
import { LanguageSwitch } from '../navigation/language-switch';
import { Container } from './container';
import { PageMain, SkipLink } from './page-main';
import { type ShopLogo, ShopMark } from './shop-mark';
import styles from './site.module.css';

interface Props {
  readonly shopName: string;
  readonly logo?: ShopLogo | null | undefined;
  /** Where the way back leads. Defaults to the catalog. */
  readonly backTo?: string;
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** Nothing that leads away from ordering but the way back to the menu. */
export function CheckoutLayout({ shopName, logo, backTo = '/catalog', banner, children }: Props) {
  return (
    <div className={styles.page}>
      <SkipLink />
      {banner}
      <header className={styles.header}>
        <Container className={styles.bar}>
          <LinkButton size="sm" to={backTo} variant="ghost">
            <Icon of={ArrowLeftIcon} size={18} />
            <span className={styles.wayBack}>
              <FormattedMessage id="ui.toShop" />
            </span>
          </LinkButton>
          <Link className={styles.home} to="/">
            <ShopMark logo={logo} name={shopName} />
          </Link>
          <div className={styles.end}>
            <LanguageSwitch />
            {/* A phone has room for the shop's name or for this: the menu has it too. */}
            <span className={styles.spare}>
              <ColorModeSwitch />
            </span>
          </div>
        </Container>
      </header>
      <PageMain>{children}</PageMain>
    </div>
  );
}
