import { Box, Flex, Heading } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../gql/gql';
import { query } from '../../graphql/query';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FoodIcon } from '../../ui/icons/food-icon';
import { PageHead } from '../layout/page-head';
import { useFresh } from '../live/use-fresh';
import { OrderList } from '../orders/order-list';
import { ORDERS_PATH } from '../orders/order-path';
import { requireStaff } from '../session/require-staff';
import type { Route } from './+types/dashboard-route';
import { StatusTiles } from './status-tiles';

const DashboardQuery = graphql(`
  query Dashboard {
    session {
      user {
        id
        name
      }
    }
    channel {
      id
      orderCounts {
        status
        count
      }
      today: orderCounts(today: true) {
        status
        count
      }
      orders(first: 5, statuses: [PLACED, ACCEPTED, PREPARING, READY, OUT_FOR_DELIVERY, COMPLETED, CANCELLED]) {
        nodes {
          id
          ...OrderCard
        }
      }
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const variables = {};
  const data = await query(context, DashboardQuery, variables);
  requireStaff(data.session.user, url);
  return { data, variables };
}

/** What waits, what the day has brought, and the newest orders. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(DashboardQuery, loaderData);
  const { formatMessage } = useIntl();
  const orders = channel?.orders?.nodes ?? [];
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.dashboard.title' })} />
      <StatusTiles counts={channel?.orderCounts ?? []} today={channel?.today ?? []} />
      <Box as="section" marginTop="8">
        <Flex align="center" gap="3" justify="space-between" marginBottom="3" wrap="wrap">
          <Heading as="h2" fontSize="xl" fontWeight="bold">
            <FormattedMessage id="command-center.dashboard.newest" />
          </Heading>
          <LinkButton to={ORDERS_PATH} variant="outline">
            <FormattedMessage id="command-center.dashboard.allOrders" />
          </LinkButton>
        </Flex>
        {orders.length > 0 ? (
          <OrderList orders={orders} />
        ) : (
          <EmptyState
            icon={<FoodIcon name="takeout-box" size={72} />}
            title={formatMessage({ id: 'command-center.orders.empty' })}
          >
            <FormattedMessage id="command-center.orders.emptyExplained" />
          </EmptyState>
        )}
      </Box>
    </>
  );
}
