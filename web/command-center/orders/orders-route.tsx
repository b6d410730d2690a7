import { Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../gql/gql';
import { query } from '../../graphql/query';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FoodIcon } from '../../ui/icons/food-icon';
import { SoundSwitch } from '../alarm/sound-switch';
import { useWaiting } from '../alarm/waiting-context';
import { useCommandCenter } from '../layout/command-center-context';
import { PageHead } from '../layout/page-head';
import { useFresh } from '../live/use-fresh';
import { PauseButton } from '../pause/pause-button';
import { requireStaff } from '../session/require-staff';
import type { Route } from './+types/orders-route';
import { OrderList } from './order-list';
import { ScheduledOrders } from './scheduled-orders';
import { laterStatusesOf, ordersPath, statusesOf, toStatusFilter } from './status-filter';
import { StatusTabs } from './status-tabs';

const OrdersQuery = graphql(`
  query Orders($statuses: [CheckoutStatus!], $later: [CheckoutStatus!], $hasLater: Boolean!, $after: String) {
    session {
      user {
        id
        role
      }
    }
    channel {
      id
      pausedUntil
      orderCounts {
        status
        count
        oldestPlacedAt
      }
      later: orders(first: 50, statuses: $later, scheduled: true) @include(if: $hasLater) {
        nodes {
          id
          promisedAt
          scheduledUntil
          ...OrderCard
        }
      }
      orders(first: 24, after: $after, statuses: $statuses, scheduled: false) {
        nodes {
          id
          ...OrderCard
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = toStatusFilter(url.searchParams.get('status'));
  const after = url.searchParams.get('after');
  const statuses = statusesOf(filter);
  const later = laterStatusesOf(filter);
  const variables = { statuses, later, hasLater: after === null && later.length > 0, after };
  const data = await query(context, OrdersQuery, variables);
  requireStaff(data.session.user, url);
  return { filter, data, variables };
}

/** Every order, the newest first, as it changes. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { filter, variables } = loaderData;
  const { now } = useCommandCenter();
  const { session, channel } = useFresh(OrdersQuery, loaderData);
  // While they are paused, the banner above has the way to change it.
  const pauseEnd = channel?.pausedUntil ?? null;
  const isPaused = pauseEnd !== null && now < Date.parse(pauseEnd);
  const canPause = session.user?.role !== 'KITCHEN' && !isPaused;
  const { formatMessage } = useIntl();
  // The alarm's banner has the switch then.
  const { isAlarm } = useWaiting();
  const { nodes = [], pageInfo } = channel?.orders ?? {};
  const later = channel?.later?.nodes ?? [];
  const older = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  return (
    <>
      <PageHead
        aside={
          <Flex gap="2" wrap="wrap">
            {canPause && <PauseButton />}
            {!isAlarm && <SoundSwitch />}
          </Flex>
        }
        title={formatMessage({ id: 'command-center.orders.title' })}
      />
      <StatusTabs counts={channel?.orderCounts ?? []} current={filter} />
      {nodes.length > 0 ? (
        <OrderList orders={nodes} />
      ) : later.length > 0 ? null : (
        <EmptyState
          icon={<FoodIcon name="takeout-box" size={72} />}
          title={formatMessage({ id: 'command-center.orders.empty' })}
        >
          <FormattedMessage id="command-center.orders.emptyExplained" />
        </EmptyState>
      )}
      <ScheduledOrders orders={later} />
      <Pages filter={filter} isFirst={variables.after === null} older={older} />
    </>
  );
}

interface PagesProps {
  readonly filter: ReturnType<typeof toStatusFilter>;
  readonly isFirst: boolean;
  readonly older: string | null;
}

function Pages({ filter, isFirst, older }: PagesProps) {
  const { formatMessage } = useIntl();
  if (isFirst && older === null) return null;
  return (
    <nav
      aria-label={formatMessage({ id: 'command-center.orders.pages' })}
      style={{ display: 'flex', gap: 'var(--space-3)', marginTop: 'var(--space-5)' }}
    >
      {!isFirst && (
        <LinkButton to={ordersPath(filter)} variant="outline">
          <FormattedMessage id="command-center.orders.newest" />
        </LinkButton>
      )}
      {older && (
        <LinkButton to={ordersPath(filter, older)} variant="outline">
          <FormattedMessage id="command-center.orders.older" />
        </LinkButton>
      )}
    </nav>
  );
}
