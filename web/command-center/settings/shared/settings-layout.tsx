import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, Outlet, useLocation } from 'react-router';
import { RouteError } from '../../../ui/feedback/route-error';
import { HOME_PATH } from '../../access/session/return-path';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { allowedPages, SETTINGS_PAGES } from '../../kit/layout/navigation';
import styles from './settings-layout.module.css';

/** The settings beside their own navigation; on phones it is a row above them. */
export default function SettingsLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** What fails in one of them leaves the way to the others. */
export function ErrorBoundary() {
  return (
    <Shell>
      <RouteError homeTo={HOME_PATH} />
    </Shell>
  );
}

function Shell({ children }: { readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { permissions } = useCommandCenter();
  const pages = allowedPages(SETTINGS_PAGES, permissions);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // On a phone the row goes on beyond the screen: the present page is brought into the middle of it.
    const current = nav.current?.querySelector('[aria-current="page"]');
    if (!pathname || !nav.current || !(current instanceof HTMLElement)) return;
    nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className={styles.shell}>
      <nav aria-label={formatMessage({ id: 'command-center.frame.page.settings' })} className={styles.nav} ref={nav}>
        <ul className={styles.list}>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <NavLink className={styles.link} to={HOME_PATH + path}>
                <FormattedMessage id={title} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
