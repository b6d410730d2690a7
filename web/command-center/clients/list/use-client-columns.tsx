import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { graphql } from '../../../gql/gql';
import type { ClientRowFragment as ClientRow } from '../../../gql/graphql';
import { useMoney } from '../../../ui/text/use-money';
import { PhoneNumber } from '../../kit/page/phone-number';
import type { Column } from '../../kit/table/column';
import { useShopDay } from '../../kit/time/use-shop-day';
import { clientPath } from './client-path';
import styles from './clients.module.css';

export const ClientRowFragment = graphql(`
  fragment ClientRow on Client {
    id
    name
    phone
    ordersCount
    lastOrderAt
    createdAt
    spentInAll {
      minor
      currencyCode
      decimal
    }
  }
`);

/** The columns of the list of clients, on the screen and in the file. */
export function useClientColumns(): Column<ClientRow>[] {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const day = useShopDay();
  const title = (column: 'name' | 'phone' | 'orders' | 'total' | 'last' | 'since') =>
    formatMessage({ id: `command-center.clients.${column}` });
  return [
    {
      id: 'name',
      title: title('name'),
      sort: 'name',
      isMain: true,
      cell: ({ id, name }) => (
        <Link className={styles.name} to={clientPath(id)}>
          {name}
        </Link>
      ),
      csv: ({ name }) => name,
    },
    {
      id: 'phone',
      title: title('phone'),
      cell: ({ phone }) => <PhoneNumber value={phone} />,
      csv: ({ phone }) => phone,
    },
    {
      id: 'orders',
      title: title('orders'),
      sort: 'orders',
      isNumeric: true,
      cell: ({ ordersCount }) => formatNumber(ordersCount),
      csv: ({ ordersCount }) => ordersCount,
    },
    {
      id: 'total',
      title: title('total'),
      sort: 'total',
      isNumeric: true,
      cell: ({ spentInAll }) => money(spentInAll),
      csv: ({ spentInAll }) => spentInAll,
    },
    {
      id: 'last',
      title: title('last'),
      sort: 'last',
      isNumeric: true,
      cell: ({ lastOrderAt }) => (lastOrderAt ? day(lastOrderAt) : '—'),
      csv: ({ lastOrderAt }) => ({ instant: lastOrderAt }),
    },
    {
      id: 'since',
      title: title('since'),
      sort: 'since',
      isNumeric: true,
      cell: ({ createdAt }) => day(createdAt),
      csv: ({ createdAt }) => ({ instant: createdAt }),
    },
  ];
}
