import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderListQuery as Data, OrderListQueryVariables as Variables } from '../../gql/graphql';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FoodIcon } from '../../ui/icons/food-icon';
import { OrdersHead } from '../board/orders-head';
import { type Loaded, useFresh } from '../live/use-fresh';
import { OrderList } from '../orders/order-list';
import { ordersListPath, type StatusFilter } from '../orders/status-filter';
import { StatusTabs } from '../orders/status-tabs';
import { OrderListQuery } from './list-query';

interface Props {
  readonly loaded: Loaded<Data, Variables>;
  readonly filter: StatusFilter;
}

/** Every order, those that are over too, the newest first. */
export function OrderListPage({ loaded, filter }: Props) {
  const { formatMessage } = useIntl();
  const { channel } = useFresh(OrderListQuery, loaded);
  const { nodes = [], pageInfo } = channel?.orders ?? {};
  return (
    <>
      <OrdersHead pausedUntil={channel?.pausedUntil ?? null} view="list" />
      <StatusTabs counts={channel?.orderCounts ?? []} current={filter} />
      {nodes.length > 0 ? (
        <OrderList orders={nodes} />
      ) : (
        <EmptyState
          icon={<FoodIcon name="takeout-box" size={72} />}
          title={formatMessage({ id: 'command-center.orders.empty' })}
        >
          <FormattedMessage id="command-center.orders.emptyExplained" />
        </EmptyState>
      )}
      {pageInfo?.hasNextPage && (
        <LinkButton to={`${ordersListPath(filter)}&after=${pageInfo.endCursor}`} variant="outline">
          <FormattedMessage id="command-center.orders.older" />
        </LinkButton>
      )}
    </>
  );
}
