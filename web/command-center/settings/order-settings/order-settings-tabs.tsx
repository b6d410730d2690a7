import { FormattedMessage, useIntl } from 'react-intl';
import { PageTabs } from '../../kit/page/page-tabs';

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
    <PageTabs
      label={formatMessage({ id: 'command-center.order-settings.title' })}
      tabs={TABS.map(({ to, id }) => ({ to, label: <FormattedMessage id={id} /> }))}
    />
  );
}
