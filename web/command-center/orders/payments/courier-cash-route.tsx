import { Grid, Text } from '@chakra-ui/react';
import BikeIcon from 'lucide/dist/esm/icons/bike';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { minor, toDecimal } from '../../../../domain/money';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { CourierCashOrderFragment as CashOrder } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { Price } from '../../../ui/text/price';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import type { Column } from '../../kit/table/column';
import { EmptyState } from '../../kit/ui/feedback';
import { orderPath } from '../page/order-path';
import type { Route } from './+types/courier-cash-route';
import { type CashRow, cashByCourier, cashOfOrder } from './courier-cash';
import { PaymentsHead } from './payments-head';
import { SumsTable } from './sums-section';

export const CourierCashQuery = graphql(`
  query CourierCash {
    ...StaffSession
    channel {
      id
      courierCash {
        ...CourierCashOrder
      }
    }
  }
`);

const CourierCashOrderFragment = graphql(`
  fragment CourierCashOrder on Order {
    id
    number
    courierId
    courierName
    amountDue {
      minor
      currencyCode
    }
    cashCollected {
      minor
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'ORDERS', CourierCashQuery, {});

/** The cash that each courier took today, and the orders for which another amount was due. */
export default function CourierCash({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { channel } = useFresh(CourierCashQuery, loaderData);
  const orders: readonly CashOrder[] = readFragment(CourierCashOrderFragment, channel?.courierCash ?? []);
  const columns = useCashColumns();
  const others = orders.map(cashOfOrder).filter(({ taken, due }) => taken !== due);
  return (
    <>
      <PaymentsHead />
      {orders.length === 0 ? (
        <EmptyState
          icon={<Icon of={BikeIcon} size={48} />}
          title={formatMessage({ id: 'command-center.courier.noCash' })}
        >
          <FormattedMessage id="command-center.courier.noCashExplained" />
        </EmptyState>
      ) : (
        <Grid gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <Text color="fg.muted">
            <FormattedMessage id="command-center.courier.cashOfDayLead" />
          </Text>
          <SumsTable
            columns={[columns.courier, columns.count, ...columns.sums]}
            name="courier-cash"
            rows={cashByCourier(orders)}
            title={formatMessage({ id: 'command-center.courier.byCourier' })}
          />
          {others.length > 0 && (
            <SumsTable
              columns={[columns.order, { ...columns.courier, isMain: false }, ...columns.sums]}
              name="courier-cash-differences"
              rows={others}
              title={formatMessage({ id: 'command-center.courier.otherAmounts' })}
            />
          )}
        </Grid>
      )}
    </>
  );
}

function useCashColumns() {
  const { formatMessage } = useIntl();
  const title = (name: 'label' | 'cashOrders' | 'cashCollected' | 'cashDue' | 'cashDifference') =>
    formatMessage({ id: `command-center.courier.${name}` });
  const sum = (
    name: 'cashCollected' | 'cashDue' | 'cashDifference',
    of: (row: CashRow) => number,
  ): Column<CashRow> => ({
    id: name,
    title: title(name),
    isNumeric: true,
    cell: (row) => (
      <Text as="span" {...(of(row) < 0 && { color: 'fg.error', fontWeight: 'semibold' })}>
        <Price value={{ minor: minor(of(row)), currencyCode: row.currencyCode }} />
      </Text>
    ),
    csv: (row) => ({ decimal: toDecimal(minor(of(row))) }),
  });
  const order: Column<CashRow> = {
    id: 'order',
    title: formatMessage({ id: 'command-center.order-list.number' }),
    isMain: true,
    cell: ({ id, name }) => <Link to={orderPath(id)}>{name}</Link>,
    csv: ({ name }) => name,
  };
  const courier: Column<CashRow> = {
    id: 'courier',
    title: title('label'),
    isMain: true,
    cell: (row) => row.courier,
    csv: (row) => row.courier,
  };
  const count: Column<CashRow> = {
    id: 'orders',
    title: title('cashOrders'),
    isNumeric: true,
    cell: (row) => row.count,
    csv: (row) => row.count,
  };
  const sums = [
    sum('cashDue', ({ due }) => due),
    sum('cashCollected', ({ taken }) => taken),
    sum('cashDifference', ({ taken, due }) => taken - due),
  ];
  return { order, courier, count, sums };
}
