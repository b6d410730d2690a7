import MenuIcon from 'lucide/dist/esm/icons/menu';
import PhoneIcon from 'lucide/dist/esm/icons/phone';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icons/icon';
import { ColorModeSwitch } from '../navigation/color-mode-switch';
import { LanguageSwitch } from '../navigation/language-switch';
import { Drawer } from '../overlay/drawer';
import { useStep } from '../overlay/use-step';
import { Container } from './container';
import type { NavigationLink } from './navigation-link';
import { OuterLink } from './outer-link';
import { type ShopLogo, ShopMark } from './shop-mark';
import styles from './site.module.css';

interface Props {
  readonly shopName: string;
  readonly logo?: ShopLogo | null | undefined;
  readonly mainLinks: readonly NavigationLink[];
  readonly phone: { readonly href: string; readonly text: string } | null;
  readonly orders: NavigationLink;
  readonly actions?: ReactNode;
}

/** Sticks to the top. On a phone, links and switches move into a drawer. */
export function SiteHeader({ shopName, logo, mainLinks, phone, orders, actions }: Props) {
  const { formatMessage } = useIntl();
  const { isOpen, open, close } = useStep('links');
  const links = mainLinks.map((link) => (
    <li key={link.id}>
      <OuterLink className={styles.navLink} link={link} />
    </li>
  ));
  const phoneLink = phone && (
    <a className={styles.phone} href={phone.href}>
      <Icon of={PhoneIcon} size={16} />
      {phone.text}
    </a>
  );
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Link className={styles.home} to="/">
          <ShopMark logo={logo} name={shopName} />
        </Link>
        <nav aria-label={formatMessage({ id: 'ui.mainNavigation' })} className={styles.wide}>
          <ul className={styles.nav}>{links}</ul>
        </nav>
        <div className={styles.end}>
          <div className={styles.wide}>
            {phoneLink}
            <LanguageSwitch />
            <ColorModeSwitch />
          </div>
          {actions}
          <IconButton
            aria-expanded={isOpen}
            className={styles.narrow}
            icon={<Icon of={MenuIcon} />}
            label={formatMessage({ id: 'ui.menu' })}
            onClick={open}
          />
        </div>
      </Container>
      <Drawer isOpen={isOpen} onClose={close} title={<FormattedMessage id="ui.menu" />}>
        <div className={styles.drawer}>
          <ul className={styles.drawerNav}>
            {links}
            <li>
              <OuterLink className={styles.navLink} link={orders} />
            </li>
          </ul>
          {phoneLink}
          <div className={styles.switches}>
            <LanguageSwitch />
            <ColorModeSwitch />
          </div>
        </div>
      </Drawer>
    </header>
  );
}
