import { chakra, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isPartlyDue } from '../../../../domain/partly-due';
import type { AmendmentQuoteQuery as Answer } from '../../../gql/graphql';
import { Price } from '../../../ui/text/price';
import { useMoney } from '../../../ui/text/use-money';

type Quoted = Extract<NonNullable<Answer['answer']>, { readonly __typename: 'OrderAmendment' }>;

/** Both totals, what goes back to the card or is left to collect, and whether the client is asked before it holds. */
export function AmendSum({ quote: { before, after, refund, amountDue, isProposed } }: { readonly quote: Quoted }) {
  const money = useMoney();
  return (
    <>
      <chakra.dl display="grid" gap="1">
        <Flex justify="space-between">
          <dt>
            <FormattedMessage id="command-center.amend.totalBefore" />
          </dt>
          <dd>
            <Price value={before.totalPrice} />
          </dd>
        </Flex>
        <Flex fontWeight="bold" justify="space-between">
          <dt>
            <FormattedMessage id="command-center.amend.totalAfter" />
          </dt>
          <dd>
            <Price value={after.totalPrice} />
          </dd>
        </Flex>
      </chakra.dl>
      {refund && (
        <Text>
          <FormattedMessage id="command-center.amend.refund" values={{ amount: money(refund) }} />
        </Text>
      )}
      {isPartlyDue(amountDue, after.totalPrice) && (
        <Text>
          <FormattedMessage id="command-center.amend.due" values={{ amount: money(amountDue) }} />
        </Text>
      )}
      <Text>
        <FormattedMessage id={isProposed ? 'command-center.amend.willAsk' : 'command-center.amend.holdsAtOnce'} />
      </Text>
    </>
  );
}
