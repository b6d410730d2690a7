import { Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useClient } from 'urql';
import { readFragment } from '../../../gql/fragment-masking';
import type { OrderListQuery as Data, OrderListQueryVariables as Variables } from '../../../gql/graphql';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { type Loaded, useFresh } from '../../kit/live/use-fresh';
import { CsvButton } from '../../kit/table/csv-button';
import { DataTable } from '../../kit/table/data-table';
import { readAllPages } from '../../kit/table/read-all-pages';
import type { Sort } from '../../kit/table/search-state';
import { TableFoot } from '../../kit/table/table-foot';
import { EmptyState } from '../../kit/ui/feedback';
import { OrdersHead } from '../board/orders-head';
import { ListFilters } from './list-filters';
import {
  OrderFileQuery,
  OrderLineFileQuery,
  OrderLineRowFragment,
  OrderListQuery,
  OrderRowFragment,
} from './list-query';
import { useLineColumns } from './use-line-columns';
import { useOrderColumns } from './use-order-columns';
import { useTaxColumns } from './use-tax-columns';

interface Props {
  readonly loaded: Loaded<Data, Variables>;
  readonly sort: Sort;
}

/** Search parameters that do not narrow the list. */
const LOOK = ['view', 'sort'];

/** Every order, those that are over too: found, narrowed down, sorted, and taken out as a file. */
export function OrderListPage({ loaded, sort }: Props) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const [search] = useSearchParams();
  const isNarrowed = [...search.keys()].some((name) => !LOOK.includes(name));
  const columns = useOrderColumns();
  const taxColumns = useTaxColumns();
  const lineColumns = useLineColumns();
  const { channel } = useFresh(OrderListQuery, loaded);
  const { totalCount = 0, nodes = [], pageInfo } = channel?.orders ?? {};
  const rows = readFragment(OrderRowFragment, nodes);
  const readRows = () =>
    readAllPages(async (after) => {
      const variables = { ...loaded.variables, after };
      const { data } = await client.query(OrderFileQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      const page = data?.channel?.orders;
      return page && { ...page, nodes: readFragment(OrderRowFragment, page.nodes) };
    });
  const readLines = async () => {
    const orders = await readAllPages(async (after) => {
      const variables = { ...loaded.variables, after };
      const { data } = await client.query(OrderLineFileQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      return data?.channel?.orders;
    });
    return (
      orders?.flatMap(({ lines: ofOrder, ...order }) =>
        readFragment(OrderLineRowFragment, ofOrder).map((line) => ({ ...order, ...line })),
      ) ?? null
    );
  };
  return (
    <>
      <OrdersHead pausedUntil={channel?.pausedUntil ?? null} view="list" />
      <ListFilters
        couriers={channel?.couriers ?? []}
        sources={channel?.orderSources ?? []}
        warehouses={channel?.warehouses ?? []}
      />
      <Text marginBlock="3" color="fg.muted" fontSize="sm" role="status">
        <FormattedMessage id="command-center.order-list.count" values={{ count: totalCount }} />
      </Text>
      <DataTable
        columns={columns}
        empty={
          <EmptyState
            icon={<FoodIcon name="takeout-box" size={72} />}
            title={formatMessage({ id: 'command-center.orders.empty' })}
          >
            <FormattedMessage
              id={isNarrowed ? 'command-center.order-list.emptyExplained' : 'command-center.orders.emptyExplained'}
            />
          </EmptyState>
        }
        label={formatMessage({ id: 'command-center.orders.title' })}
        rows={rows}
        sort={sort}
      />
      {totalCount > 0 && (
        <TableFoot
          csv={{ name: 'orders', columns, columnsOf: taxColumns, read: readRows }}
          files={
            <CsvButton
              columns={lineColumns.columns}
              columnsOf={lineColumns.columnsOf}
              label={<FormattedMessage id="command-center.order-list.linesCsv" />}
              name="order-dishes"
              read={readLines}
            />
          }
          pageInfo={pageInfo}
        />
      )}
    </>
  );
}
