import { Box, Heading } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { FragmentType } from '../../../gql/fragment-masking';
import type { OrderCardFragment } from './order-card';
import { OrderList } from './order-list';
import { useNearing } from './use-nearing';

interface Props {
  readonly orders: readonly ({
    readonly id: string;
    readonly promisedAt: string | null;
    readonly scheduledUntil: string | null;
  } & FragmentType<typeof OrderCardFragment>)[];
}

/** Orders for a later time, the next one first; each goes over to the others by itself when it comes near. */
export function ScheduledOrders({ orders }: Props) {
  useNearing(orders);
  if (orders.length === 0) return null;
  const byTime = orders.toSorted((one, other) => Date.parse(one.promisedAt ?? '') - Date.parse(other.promisedAt ?? ''));
  return (
    <Box aria-labelledby="scheduled" as="section" marginTop="7">
      <Heading as="h2" fontSize="xl" fontWeight="bold" id="scheduled" marginBottom="3">
        <FormattedMessage id="command-center.orders.scheduled" values={{ count: orders.length }} />
      </Heading>
      <OrderList orders={byTime} />
    </Box>
  );
}
