import { FormattedMessage, useIntl } from 'react-intl';
import { useClient } from 'urql';
import { intlZone } from '../../../../domain/intl-zone';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { readPage } from '../../kit/entity/read-page';
import { PageHead } from '../../kit/page/page-head';
import { DataTable } from '../../kit/table/data-table';
import { readAllPages } from '../../kit/table/read-all-pages';
import { pageVariables } from '../../kit/table/search-state';
import { TableFoot } from '../../kit/table/table-foot';
import { EmptyState } from '../../kit/ui/feedback';
import type { Route } from './+types/audit-route';
import styles from './audit.module.css';
import { OWN_DAYS, toAuditFilter } from './audit-filter';
import { AuditFilters } from './audit-filters';
import { NewEntries } from './new-entries';
import { useAuditColumns } from './use-audit-columns';

const PAGE_SIZE = 50;
const CSV_PAGE_SIZE = 100;

const AuditRowFragment = graphql(`
  fragment AuditRow on AuditEntry {
    id
    createdAt
    action
    staffMember {
      name
    }
    apiToken {
      name
    }
    subject {
      nodeId
      typename
      name
    }
    changes {
      field
      from
      to
    }
    details {
      name
      value
    }
  }
`);

export const AuditQuery = graphql(`
  query Audit(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $staffMemberId: ID
    $apiTokenId: ID
    $actions: [String!]
    $from: DateTime
    $to: DateTime
  ) {
    ...StaffSession
    channel {
      id
      ...AuditChoices
      audit(
        first: $first
        after: $after
        last: $last
        before: $before
        staffMemberId: $staffMemberId
        apiTokenId: $apiTokenId
        actions: $actions
        from: $from
        to: $to
      ) {
        nodes {
          ...AuditRow
        }
        pageInfo {
          hasNextPage
          endCursor
          hasPreviousPage
          startCursor
        }
      }
    }
  }
`);

/** Whole days are the shop's own. */
const ShopZoneQuery = graphql(`
  query AuditZone {
    channel {
      id
      timeZone
    }
  }
`);

export async function loader(route: Route.LoaderArgs) {
  const { context, url } = route;
  const isByDay = url.searchParams.get('period') === OWN_DAYS;
  const zone = isByDay ? (await query(context, ShopZoneQuery, {})).channel?.timeZone : undefined;
  const { actions, ...rest } = toAuditFilter(url.searchParams, Date.now(), intlZone(zone ?? 'UTC'));
  const filter = { ...rest, actions: actions?.slice() };
  const variables = { ...pageVariables(url.searchParams, PAGE_SIZE), ...filter };
  return { ...(await readPage(route, 'STAFF', AuditQuery, variables)), filter };
}

/** Who did what, and when. */
export default function Audit({ loaderData: { data, variables, filter } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const columns = useAuditColumns();
  const { channel } = data;
  const rows = readFragment(AuditRowFragment, channel?.audit?.nodes ?? []);
  const title = formatMessage({ id: 'command-center.frame.settings.audit' });
  const read = () =>
    readAllPages(async (after) => {
      const page = { ...variables, first: CSV_PAGE_SIZE, after, last: null, before: null };
      const { data: answer } = await client.query(AuditQuery, page, { requestPolicy: 'network-only' }).toPromise();
      const audit = answer?.channel?.audit;
      return audit && { nodes: readFragment(AuditRowFragment, audit.nodes), pageInfo: audit.pageInfo };
    });
  return (
    <>
      <PageHead title={title} />
      <p className={styles.lead}>
        <FormattedMessage id="command-center.audit.lead" />
      </p>
      {channel && <AuditFilters shop={channel} />}
      {channel?.audit?.pageInfo.hasPreviousPage === false && (
        <NewEntries filter={filter} newest={channel.audit.pageInfo.startCursor} />
      )}
      <DataTable
        columns={columns}
        empty={
          <EmptyState title={formatMessage({ id: 'command-center.audit.empty' })}>
            <FormattedMessage id="command-center.audit.emptyExplained" />
          </EmptyState>
        }
        label={title}
        rows={rows}
      />
      <TableFoot csv={{ name: 'audit', columns, read }} pageInfo={channel?.audit?.pageInfo} />
    </>
  );
}
