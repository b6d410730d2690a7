import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, Outlet } from 'react-router';
import { RouteError } from '../../ui/feedback/route-error';
import { useCommandCenter } from '../layout/command-center-context';
import { allowedPages, SETTINGS_PAGES } from '../layout/navigation';
import { HOME_PATH } from '../session/return-path';
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
  return (
    <div className={styles.shell}>
      <nav aria-label={formatMessage({ id: 'command-center.frame.page.settings' })} className={styles.nav}>
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
