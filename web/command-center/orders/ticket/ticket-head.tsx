import { chakra, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chosenTime } from '../../../../domain/chosen-time';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { shopTimes } from '../../kit/time/order-time';
import { useMethodName } from '../page/use-method-name';

const TicketHeadFragment = graphql(`
  fragment TicketHead on Order {
    id
    number
    isTest
    deliveryMethod
    table
    placedAt
    promisedAt
    slotFrom
    slotTo
  }
`);

interface Props {
  readonly order: FragmentType<typeof TicketHeadFragment>;
  readonly shopName: string;
  /** For Intl: an IANA name. */
  readonly timeZone: string;
}

/** What is read from across the counter: the number, how it goes out, and by when. */
export function TicketHead({ order, shopName, timeZone }: Props) {
  const ticket = readFragment(TicketHeadFragment, order);
  const { number, isTest, placedAt, promisedAt } = ticket;
  const methodName = useMethodName();
  // Paper outlives its day: each time has its date.
  const { time, range } = shopTimes(useIntl(), { timeZone, now: 0 });
  const chosen = chosenTime(ticket);
  return (
    <chakra.header textAlign="center">
      <p>{shopName}</p>
      {isTest && (
        <Text borderWidth="2px" borderColor="currentcolor" fontSize="20px" fontWeight="800" textTransform="uppercase">
          <FormattedMessage id="command-center.order.test" />
        </Text>
      )}
      <chakra.h1 fontSize="34px" fontWeight="800" letterSpacing="-0.02em" lineHeight="1.1">
        {number}
      </chakra.h1>
      <Text fontSize="20px" fontWeight="800" textTransform="uppercase">
        {methodName(ticket)}
      </Text>
      <Text fontSize="18px" fontWeight="bold">
        {chosen?.isKept ? (
          range(chosen.from, chosen.to)
        ) : (
          <FormattedMessage
            id={chosen ? 'command-center.time.moved' : 'command-center.ticket.asap'}
            values={{ time: time(promisedAt), before: chosen && range(chosen.from, chosen.to) }}
          />
        )}
      </Text>
      <p>
        <FormattedMessage id="command-center.ticket.placed" values={{ time: time(placedAt) }} />
      </p>
    </chakra.header>
  );
}
