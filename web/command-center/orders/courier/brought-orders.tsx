import { Box, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { minor } from '../../../../domain/money';
import type { CourierOrderFragment } from '../../../gql/graphql';
import { useMoney } from '../../../ui/text/use-money';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { TestTag } from '../../kit/ui/test-tag';

interface Props {
  readonly orders: readonly CourierOrderFragment[];
}

/** What was brought today, and the cash that goes to the till for it, to which test orders add nothing. */
export function BroughtOrders({ orders }: Props) {
  const money = useMoney();
  const { currencyCode } = useCommandCenter();
  const real = orders.filter(({ isTest }) => !isTest);
  const cash = real.reduce((sum, { cashCollected }) => sum + (cashCollected?.minor ?? 0), 0);
  return (
    <Box background="bg" borderColor="border" borderRadius="lg" borderWidth="1px" paddingInline="4">
      <Text borderColor="border" borderBottomWidth="1px" fontWeight="semibold" paddingBlock="3">
        <FormattedMessage
          id="command-center.courier.summary"
          values={{ count: real.length, amount: money({ minor: minor(cash), currencyCode }) }}
        />
      </Text>
      <chakra.ul divideY="1px" listStyleType="none" paddingInlineStart="0">
        {orders.toReversed().map(({ orderId, number, isTest, street, cashCollected }) => (
          <Flex as="li" columnGap="4" key={orderId} paddingBlock="3" wrap="wrap">
            <Span fontWeight="semibold">{number}</Span>
            {isTest && <TestTag />}
            <Span color="fg.muted" flex="1 1 10rem">
              {street}
            </Span>
            {cashCollected && <span>{money(cashCollected)}</span>}
          </Flex>
        ))}
      </chakra.ul>
    </Box>
  );
}
