import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { ClientOrdersFragment as ClientOrdersPage } from '../../../gql/graphql';
import { useMoney } from '../../../ui/text/use-money';
import { Panel } from '../../kit/page/panel';
import type { Column } from '../../kit/table/column';
import { DataTable } from '../../kit/table/data-table';
import { TableFoot } from '../../kit/table/table-foot';
import { useShopTime } from '../../kit/time/order-time';
import { orderPath } from '../../orders/page/order-path';
import { StatusBadge } from '../../orders/page/status-badge';
import styles from './clients.module.css';

const ClientOrdersFragment = graphql(`
  fragment ClientOrders on ClientOrdersConnection {
    nodes {
      id
      number
      status
      placedAt
      totalPrice {
        minor
        currencyCode
      }
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
  }
`);

type Order = ClientOrdersPage['nodes'][number];

/** What they ordered, the newest first. */
export function ClientOrders({ orders }: { readonly orders: FragmentType<typeof ClientOrdersFragment> }) {
  const { nodes, pageInfo } = readFragment(ClientOrdersFragment, orders);
  const { formatMessage } = useIntl();
  const money = useMoney();
  const shopTime = useShopTime();
  const columns: Column<Order>[] = [
    {
      id: 'number',
      title: formatMessage({ id: 'command-center.clients.order' }),
      isMain: true,
      cell: ({ id, number }) => (
        <Link className={styles.name} to={orderPath(id)}>
          {number}
        </Link>
      ),
    },
    {
      id: 'placed',
      title: formatMessage({ id: 'command-center.clients.placed' }),
      cell: ({ placedAt }) => shopTime(placedAt),
    },
    {
      id: 'status',
      title: formatMessage({ id: 'command-center.clients.status' }),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'total',
      title: formatMessage({ id: 'command-center.clients.total' }),
      isNumeric: true,
      cell: ({ totalPrice }) => money(totalPrice),
    },
  ];
  return (
    <Panel title={formatMessage({ id: 'command-center.clients.orders' })}>
      <DataTable
        columns={columns}
        empty={
          <p className={styles.explained}>
            <FormattedMessage id="command-center.clients.noOrders" />
          </p>
        }
        label={formatMessage({ id: 'command-center.clients.orders' })}
        rows={nodes}
      />
      <TableFoot pageInfo={pageInfo} />
    </Panel>
  );
}
