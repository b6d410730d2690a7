import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { redirect } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { requireStaff } from '../../kit/session/require-staff';
import { HOME_PATH } from '../../kit/session/return-path';
import { LinkButton } from '../../kit/ui/button';
import { StatusParts } from '../operations/status-panel';
import type { Route } from './+types/dashboard-route';
import styles from './dashboard.module.css';
import { LateOrders } from './late-orders';
import { NewestOrders } from './newest-orders';
import { Panel } from './panel';
import { periodVariables, toPeriod } from './period';
import { SalesSection } from './sales-section';
import { SectionLinks } from './section-links';
import { SetUpTasks } from './set-up-tasks';
import { StatusTiles } from './status-tiles';
import { StoppedNote } from './stopped-note';

export const DashboardReaderQuery = graphql(`
  query DashboardReader {
    session {
      user {
        permissions
      }
    }
  }
`);

export const DashboardQuery = graphql(`
  query Dashboard(
    $days: Int!
    $before: Int!
    $orders: Boolean!
    $stopList: Boolean!
    $settings: Boolean!
    $operations: Boolean!
  ) {
    deployment @include(if: $operations) {
      ...StatusPanel
    }
    channel {
      id
      orderCounts(statuses: [PLACED, ACCEPTED, PREPARING, READY, OUT_FOR_DELIVERY]) {
        status
        count
      }
      setUpChecklist @include(if: $settings) {
        ...SetUpTasks
      }
      stopList @include(if: $stopList) {
        id
        name
      }
      late: orders(first: 5, late: true, isTest: false, sort: OLDEST) @include(if: $orders) {
        totalCount
        nodes {
          ...LateOrder
        }
      }
      ...SalesSection @include(if: $orders)
      newest: orders(first: 5, statuses: [PLACED, ACCEPTED, PREPARING, READY, OUT_FOR_DELIVERY, COMPLETED, CANCELLED])
        @include(if: $orders) {
        nodes {
          id
          ...OrderCard
        }
      }
    }
  }
`);

/** No event announces that an order becomes late. */
const LATE_SHOWN_MS = 30_000;

/** Asks only for what the reader's role may see: a cook gets neither money nor names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { session } = await query(context, DashboardReaderQuery, {});
  requireStaff(session.user, url);
  const permissions = session.user?.permissions ?? [];
  // Nothing on it is a courier's.
  if (!permissions.includes('KITCHEN')) throw redirect(`${HOME_PATH}/courier`);
  const period = toPeriod(url.searchParams);
  const variables = {
    ...periodVariables(period),
    orders: permissions.includes('ORDERS'),
    stopList: permissions.includes('STOP_LIST'),
    settings: permissions.includes('SETTINGS'),
    operations: permissions.includes('OPERATIONS'),
  };
  return { data: await query(context, DashboardQuery, variables), variables, period };
}

/** What waits, what is late or off sale, what the day has brought, and the ways on. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { channel, deployment } = useFresh(DashboardQuery, loaderData, { everyMs: LATE_SHOWN_MS });
  const { formatMessage } = useIntl();
  const { period, variables } = loaderData;
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.dashboard.title' })} />
      <div className={styles.page}>
        {channel?.setUpChecklist && <SetUpTasks tasks={channel.setUpChecklist} />}
        <StatusTiles counts={channel?.orderCounts ?? []} leadsToKitchen={!variables.orders} />
        {!variables.orders && (
          <p>
            <LinkButton size="lg" to="/command-center/kitchen">
              <FormattedMessage id="command-center.dashboard.toKitchen" />
            </LinkButton>
          </p>
        )}
        {channel && variables.orders && (
          <>
            <div className={styles.columns}>
              <LateOrders count={channel.late?.totalCount ?? 0} orders={channel.late?.nodes ?? []} />
              {channel.stopList && <StoppedNote names={channel.stopList.map(({ name }) => name)} />}
            </div>
            <SalesSection channel={channel} period={period} />
            {channel.newest && <NewestOrders orders={channel.newest.nodes} />}
          </>
        )}
        {deployment && <OperationsNote deployment={deployment} />}
        <SectionLinks />
      </div>
    </>
  );
}

/** How old the latest backup is and what came of it, and what else needs a look. */
function OperationsNote({ deployment }: Pick<ComponentProps<typeof StatusParts>, 'deployment'>) {
  return (
    <Panel
      aside={
        <LinkButton size="sm" to="/command-center/settings/operations" variant="outline">
          <FormattedMessage id="command-center.operations.title" />
        </LinkButton>
      }
      title={<FormattedMessage id="command-center.operations.status" />}
    >
      <StatusParts deployment={deployment} isWhole={false} />
    </Panel>
  );
}
