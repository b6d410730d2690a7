import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import styles from './order-settings-tabs.module.css';

/** The three pages about taking orders. */
const TABS = [
  { to: '/command-center/settings/orders', id: 'command-center.order-settings.tab.rules' },
  { to: '/command-center/settings/orders/zone', id: 'command-center.order-settings.tab.zones' },
  { to: '/command-center/settings/orders/promo-code', id: 'command-center.order-settings.tab.promoCodes' },
] as const;

/** From the rules of ordering to zones and promo codes, and back. */
export function OrderSettingsTabs() {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'command-center.order-settings.title' })} className={styles.tabs}>
      {TABS.map(({ to, id }) => (
        <NavLink className={styles.tab} end key={to} to={to}>
          <FormattedMessage id={id} />
        </NavLink>
      ))}
    </nav>
  );
}
