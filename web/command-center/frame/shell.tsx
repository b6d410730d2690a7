import MenuIcon from 'lucide/dist/esm/icons/menu';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { Icon } from '../../ui/icons/icon';
import { PageMain, SkipLink } from '../../ui/layout/page-main';
import { ColorModeSwitch } from '../../ui/navigation/color-mode-switch';
import { LanguageSwitch } from '../../ui/navigation/language-switch';
import { IconButton } from '../kit/ui/button';
import { Drawer } from '../kit/ui/dialog';
import styles from './shell.module.css';

export interface SidebarLink {
  readonly to: string;
  readonly label: ReactNode;
  readonly icon: ReactNode;
  /** A count that wants attention: new orders. */
  readonly badge?: ReactNode;
  /** Current only on exactly this path. */
  readonly isExact?: boolean;
}

export interface SidebarSection {
  readonly id: string;
  readonly title?: ReactNode;
  readonly links: readonly SidebarLink[];
}

interface Props {
  readonly shopName: string;
  readonly sections: readonly SidebarSection[];
  /** In the top bar, before the switches: what is under way, search. */
  readonly tools?: ReactNode;
  /** At the end of the top bar: who is signed in, sign out. */
  readonly userMenu?: ReactNode;
  /** In the top bar, where it takes nothing from the page: somebody waits. */
  readonly alarm?: ReactNode;
  /** Below the navigation: “Carte” and its version. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The back-office: navigation at the side, in a drawer on phones; a bar with the shop and the user on top. */
export function Shell({ shopName, sections, tools, userMenu, alarm, footer, children }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const label = formatMessage({ id: 'ui.mainNavigation' });
  const navigation = (
    <nav aria-label={label} className={styles.nav}>
      {sections.map(({ id, title, links }) => (
        <div key={id}>
          {title && <p className={styles.section}>{title}</p>}
          <ul className={styles.list}>
            {links.map((link) => (
              <li key={link.to}>
                <NavLink className={styles.link} end={link.isExact} onClick={() => setIsOpen(false)} to={link.to}>
                  {link.icon}
                  <span className={styles.label}>{link.label}</span>
                  {link.badge && <span className={styles.badge}>{link.badge}</span>}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
  return (
    <div className={styles.shell}>
      <SkipLink />
      <aside className={styles.sidebar}>
        <p className={styles.shopName}>{shopName}</p>
        {navigation}
        {footer && <div className={styles.footer}>{footer}</div>}
      </aside>
      <div className={styles.page}>
        <header className={styles.bar}>
          <IconButton
            aria-expanded={isOpen}
            className={styles.opener}
            icon={<Icon of={MenuIcon} />}
            label={formatMessage({ id: 'ui.menu' })}
            onClick={() => setIsOpen(true)}
          />
          <span className={styles.barName}>{shopName}</span>
          {alarm}
          <div className={styles.end}>
            {tools}
            <div className={styles.switches}>
              <LanguageSwitch />
              <ColorModeSwitch />
            </div>
            {userMenu}
          </div>
        </header>
        <PageMain className={styles.content}>{children}</PageMain>
      </div>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title={shopName}>
        {navigation}
        <div className={styles.drawerSwitches}>
          <LanguageSwitch />
          <ColorModeSwitch />
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Drawer>
    </div>
  );
}
