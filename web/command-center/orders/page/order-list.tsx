import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { FragmentType } from '../../../gql/fragment-masking';
import { OrderCard, type OrderCardFragment } from './order-card';

interface Props {
  readonly orders: readonly ({ readonly id: string } & FragmentType<typeof OrderCardFragment>)[];
}

/** Orders in the order given. The parent holds the list with `useHeld`, so that none moves under a finger. */
export function OrderList({ orders }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Stack
      aria-label={formatMessage({ id: 'command-center.orders.title' })}
      as="ul"
      gap="3"
      listStyleType="none"
      padding="0"
    >
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </Stack>
  );
}
