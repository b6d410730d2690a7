import { Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { FragmentType } from '../../gql/fragment-masking';
import { useHeld } from '../live/use-held';
import { OrderCard, type OrderCardFragment } from './order-card';

interface Props {
  readonly orders: readonly ({ readonly id: string } & FragmentType<typeof OrderCardFragment>)[];
}

/** Orders in the order that they are given. Nothing in it moves under a finger. */
export function OrderList({ orders }: Props) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const shown = useHeld(orders, orders.map(({ id }) => id).join(' '), list);
  return (
    <Stack
      aria-label={formatMessage({ id: 'command-center.orders.title' })}
      as="ul"
      gap="3"
      listStyleType="none"
      padding="0"
      ref={list}
    >
      {shown.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </Stack>
  );
}
