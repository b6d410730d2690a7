import { FormattedMessage, useIntl } from 'react-intl';
import { useClient } from 'urql';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { DataTable } from '../../kit/table/data-table';
import { FilterBar } from '../../kit/table/filter-bar';
import { readAllPages } from '../../kit/table/read-all-pages';
import { pageVariables } from '../../kit/table/search-state';
import { TableFoot } from '../../kit/table/table-foot';
import { EmptyState } from '../../kit/ui/feedback';
import type { Route } from './+types/clients-route';
import { clientListSort, sortVariables } from './client-list-sort';
import styles from './clients.module.css';
import { ClientRowFragment, useClientColumns } from './use-client-columns';

export const ClientsQuery = graphql(`
  query Clients(
    $search: String
    $sort: ClientSort
    $isReversed: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    ...StaffSession
    channel {
      id
      clients(
        search: $search
        sort: $sort
        isReversed: $isReversed
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        totalCount
        nodes {
          id
          ...ClientRow
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  }
`);

const PAGE_SIZE = 30;
/** The most that the API hands out at once. */
const FILE_PAGE_SIZE = 100;

export async function loader(route: Route.LoaderArgs) {
  const { searchParams } = route.url;
  const sort = clientListSort(searchParams);
  const variables = {
    search: searchParams.get('q'),
    ...sortVariables(sort),
    ...pageVariables(searchParams, PAGE_SIZE),
  };
  return { ...(await readPage(route, 'CLIENTS', ClientsQuery, variables)), sort };
}

/** Everyone who ever ordered. */
export default function Clients({ loaderData }: Route.ComponentProps) {
  const { variables, sort } = loaderData;
  const { channel } = useFresh(ClientsQuery, loaderData);
  const { formatMessage } = useIntl();
  const client = useClient();
  const columns = useClientColumns();
  const rows = readFragment(ClientRowFragment, channel?.clients?.nodes ?? []);
  const readAll = () =>
    readAllPages(async (after) => {
      const page = { ...variables, first: FILE_PAGE_SIZE, after, last: null, before: null };
      const { data } = await client.query(ClientsQuery, page, { requestPolicy: 'network-only' }).toPromise();
      const found = data?.channel?.clients;
      return found && { nodes: readFragment(ClientRowFragment, found.nodes), pageInfo: found.pageInfo };
    });
  const isSearched = Boolean(variables.search);
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.clients.title' })} />
      <FilterBar searchLabel={formatMessage({ id: 'command-center.clients.search' })} />
      <p className={styles.count} role="status">
        <FormattedMessage id="command-center.clients.count" values={{ count: channel?.clients?.totalCount ?? 0 }} />
      </p>
      <DataTable
        columns={columns}
        empty={
          <EmptyState
            icon={<FoodIcon name="takeout-box" size={72} />}
            title={formatMessage({
              id: isSearched ? 'command-center.clients.notFound' : 'command-center.clients.none',
            })}
          >
            <FormattedMessage
              id={isSearched ? 'command-center.clients.notFoundExplained' : 'command-center.clients.noneExplained'}
            />
          </EmptyState>
        }
        label={formatMessage({ id: 'command-center.clients.title' })}
        rows={rows}
        sort={sort}
      />
      {rows.length > 0 && (
        <TableFoot csv={{ name: 'clients', columns, read: readAll }} pageInfo={channel?.clients?.pageInfo} />
      )}
    </>
  );
}
