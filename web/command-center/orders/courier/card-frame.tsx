import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FAR_MINUTES, minutesLeft } from '../../../../domain/minutes-left';
import type { CourierOrderFragment } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { TestTag } from '../../kit/ui/test-tag';
import { DueTime } from '../page/due-time';
import { StatusBadge } from '../page/status-badge';
import { WantedTime } from '../page/wanted-time';

interface Props {
  readonly order: CourierOrderFragment;
  readonly children: ReactNode;
}

/** The edge and the head of an order's card: its number, where it stands, and by when it has to be there. */
export function CardFrame({ order, children }: Props) {
  const { orderId, number, status, isTest, promisedAt, slotFrom } = order;
  const { now } = useCommandCenter();
  const isShownAbove = slotFrom !== null && promisedAt !== null && minutesLeft(promisedAt, now) > FAR_MINUTES;
  return (
    <Box
      alignContent="start"
      aria-labelledby={`order-${orderId}`}
      as="article"
      background="bg"
      borderColor="border"
      borderRadius="lg"
      borderWidth="1px"
      data-order={orderId}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      overflowWrap="anywhere"
      gap="3"
      padding="4"
    >
      {slotFrom && (
        <Text fontSize="lg" fontWeight="bold">
          <WantedTime order={order} />
        </Text>
      )}
      <Flex align="center" as="header" columnGap="3" rowGap="1" wrap="wrap">
        <Heading as="h3" fontSize="lg" fontWeight="bold" id={`order-${orderId}`}>
          {number}
        </Heading>
        <StatusBadge status={status} />
        {isTest && <TestTag />}
        <Box fontWeight="bold" marginInlineStart="auto">
          {promisedAt && !isShownAbove && <DueTime due={promisedAt} />}
        </Box>
      </Flex>
      {children}
    </Box>
  );
}
