import { Box, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { useArrivals } from '../../kit/context/command-center-context';
import { PhoneNumber } from '../../kit/page/phone-number';
import { OrderTime } from '../../kit/time/order-time';
import { Tag } from '../../kit/ui/feedback';
import { TestTag } from '../../kit/ui/test-tag';
import { OrderMoves } from '../moves/order-moves';
import { CardLines } from './card-lines';
import { OrderBriefFragment } from './order-brief';
import styles from './order-card.module.css';
import { OrderDoubts } from './order-doubts';
import { orderPath } from './order-path';
import { Promised } from './promised';
import { StatusBadge } from './status-badge';

export const OrderCardFragment = graphql(`
  fragment OrderCard on Order {
    id
    ...OrderBrief
  }
`);

const NAMED_LINES = 4;

/** One order of the list: a card on phones, a row on wide screens. */
export function OrderCard({ order }: { readonly order: FragmentType<typeof OrderCardFragment> }) {
  const own = readFragment(OrderCardFragment, order);
  const card = readFragment(OrderBriefFragment, own);
  const { id, number, status, placedAt, name, phone, deliveryMethod, street, warehouseName, paymentName } = card;
  const isArrival = useArrivals().has(id) && status === 'PLACED';
  const place = deliveryMethod === 'PICKUP' ? warehouseName : street;
  return (
    <Box
      as="article"
      aria-labelledby={`order-${id}`}
      background="bg"
      borderColor={status === 'PLACED' ? 'accent.border' : 'border'}
      borderRadius="lg"
      borderWidth="1px"
      className={isArrival ? styles.arrival : undefined}
      data-order={id}
      // In a row, and in rows where letters of double size leave no room for one.
      display={{ base: 'grid', xl: 'flex' }}
      flexWrap="wrap"
      gap={{ base: '3', xl: '5' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      padding={{ base: '4', xl: '5' }}
    >
      <Box flex="0 0 9.5rem">
        <Flex align="center" gap="2" wrap="wrap">
          <h2 className={styles.number} id={`order-${id}`}>
            <Link to={orderPath(id)}>{number}</Link>
          </h2>
          {card.isTest && <TestTag />}
          {isArrival && (
            <Tag tone="accent">
              <FormattedMessage id="command-center.orders.justIn" />
            </Tag>
          )}
        </Flex>
        <Text color="fg.muted" fontSize="sm" marginBottom="2">
          <OrderTime placedAt={placedAt} />
        </Text>
        <StatusBadge status={status} />
      </Box>
      <Box flex="1 1 12.5rem" overflowWrap="anywhere">
        {name && <Text fontWeight="semibold">{name}</Text>}
        {phone && <PhoneNumber value={phone} />}
        <OrderDoubts doubts={card.doubts} />
        <Text fontSize="sm">
          <Promised order={card} />
        </Text>
        {place && (
          <Text color="fg.muted" fontSize="sm">
            {place}
          </Text>
        )}
      </Box>
      <Box flex="3 1 5rem" fontSize="sm" overflowWrap="anywhere">
        <CardLines most={NAMED_LINES} order={card} />
      </Box>
      <Box flex="0 0 7.5rem">
        <Text fontSize="lg" fontWeight="bold">
          <Price value={card.totalPrice} />
        </Text>
        {paymentName && (
          <Text color="fg.muted" fontSize="sm">
            {paymentName}
          </Text>
        )}
      </Box>
      <Box flex="0 0 11.5rem" gridColumn={{ base: 'auto', sm: '1 / -1' }}>
        <OrderMoves order={card} />
      </Box>
    </Box>
  );
}
