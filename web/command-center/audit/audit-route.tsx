import { FormattedMessage, useIntl } from 'react-intl';
import { useClient } from 'urql';
import { readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { query } from '../../graphql/query';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHead } from '../layout/page-head';
import { requirePermission } from '../session/require-permission';
import { DataTable } from '../table/data-table';
import { readAllPages } from '../table/read-all-pages';
import { pageVariables } from '../table/search-state';
import { TableFoot } from '../table/table-foot';
import type { Route } from './+types/audit-route';
import styles from './audit.module.css';
import { toAuditFilter } from './audit-filter';
import { AuditFilters } from './audit-filters';
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
      id
      typename
      name
    }
    details {
      name
      value
    }
  }
`);

const AuditQuery = graphql(`
  query Audit(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $staffMemberId: ID
    $apiTokenId: ID
    $actions: [String!]
    $from: DateTime
  ) {
    session {
      user {
        id
        permissions
      }
    }
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = toAuditFilter(url.searchParams, Date.now());
  const variables = { ...pageVariables(url.searchParams, PAGE_SIZE), ...filter, actions: filter.actions?.slice() };
  const data = await query(context, AuditQuery, variables);
  requirePermission(data.session.user, url, 'STAFF');
  return { data, variables };
}

/** Who did what, and when. */
export default function Audit({ loaderData: { data, variables } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const columns = useAuditColumns();
  const { channel } = data;
  const rows = readFragment(AuditRowFragment, channel?.audit.nodes ?? []);
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
      <TableFoot csv={{ name: 'audit', columns, read }} pageInfo={channel?.audit.pageInfo} />
    </>
  );
}
