import { chakra, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMethodName } from '../page/use-method-name';

const TicketHeadFragment = graphql(`
  fragment TicketHead on Checkout {
    id
    number
    isTest
    deliveryMethod
    table
    placedAt
    promisedAt
    timeKind
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
  const { number, isTest, placedAt, promisedAt, timeKind } = ticket;
  const methodName = useMethodName();
  const { formatDate } = useIntl();
  const clock = (instant: string) => formatDate(instant, { timeZone, hour: 'numeric', minute: '2-digit' });
  const day = (instant: string) => formatDate(instant, { timeZone, day: 'numeric', month: 'short' });
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
      {promisedAt && (
        <Text fontSize="18px" fontWeight="bold">
          <FormattedMessage
            id={timeKind === 'SLOT' ? 'command-center.ticket.slot' : 'command-center.ticket.asap'}
            values={{ time: clock(promisedAt), day: day(promisedAt) }}
          />
        </Text>
      )}
      {placedAt && (
        <p>
          <FormattedMessage
            id="command-center.ticket.placed"
            values={{ time: `${day(placedAt)}, ${clock(placedAt)}` }}
          />
        </p>
      )}
    </chakra.header>
  );
}
