import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import type { Route } from './+types/order-settings-route';
import { OrderSettingsForm } from './order-settings-form';
import { OrderSettingsTabs } from './order-settings-tabs';

export const OrderSettingsQuery = graphql(`
  query OrderSettings {
    ...StaffSession
    channel {
      id
      ...OrderSettingsForm
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'SETTINGS', OrderSettingsQuery, {});

/** How orders are received, what they cost to bring, and how many the kitchen takes. */
export default function OrderSettings({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(OrderSettingsQuery, loaderData);
  const { formatMessage } = useIntl();
  if (!channel) return null;
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.order-settings.title' })} />
      <OrderSettingsTabs />
      <OrderSettingsForm channel={channel} />
    </>
  );
}
