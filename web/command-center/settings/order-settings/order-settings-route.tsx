import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { requirePermission } from '../../access/session/require-permission';
import { PageHead } from '../../kit/layout/page-head';
import { useFresh } from '../../orders/live/use-fresh';
import type { Route } from './+types/order-settings-route';
import { OrderSettingsForm } from './order-settings-form';
import { OrderSettingsTabs } from './order-settings-tabs';

const OrderSettingsQuery = graphql(`
  query OrderSettings {
    session {
      user {
        id
        permissions
      }
    }
    channel {
      id
      ...OrderSettingsForm
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const variables = {};
  const data = await query(context, OrderSettingsQuery, variables);
  requirePermission(data.session.user, url, 'SETTINGS');
  return { data, variables };
}

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
