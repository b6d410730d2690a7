import { chakra, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { phoneText } from '../../kit/page/phone-number';
import { messagesOf } from '../page/order-doubts';

const TicketReceivingFragment = graphql(`
  fragment TicketReceiving on Order {
    id
    name
    phone
    doubts {
      message
    }
    deliveryMethod
    street
    apartment
    entrance
    floor
    intercom
    zoneName
    warehouseName
    courierNote
    handover
    arrival
    cutlery
  }
`);

/** Whom it goes to and where. Roles that may not see who get the place alone. */
export function TicketReceiving({ order }: { readonly order: FragmentType<typeof TicketReceivingFragment> }) {
  const facts = readFragment(TicketReceivingFragment, order);
  const details = (['apartment', 'entrance', 'floor', 'intercom'] as const).filter((field) => facts[field]);
  const place = facts.deliveryMethod === 'PICKUP' ? facts.warehouseName : facts.street;
  return (
    <chakra.section fontSize="14px">
      {facts.name && (
        <Text fontSize="16px" fontWeight="bold">
          {facts.name}
        </Text>
      )}
      {facts.phone && (
        <Text fontSize="16px" fontWeight="bold" whiteSpace="nowrap">
          {phoneText(facts.phone)}
        </Text>
      )}
      {messagesOf(facts).map((message) => (
        <Text fontWeight="bold" key={message}>
          ! {message}
        </Text>
      ))}
      {place && (
        <Text fontSize="16px" fontWeight="bold">
          {place}
        </Text>
      )}
      {facts.zoneName && <p>{facts.zoneName}</p>}
      {details.map((field) => (
        <p key={field}>
          <FormattedMessage id={`command-center.order.${field}`} />: <strong>{facts[field]}</strong>
        </p>
      ))}
      {facts.handover === 'DOOR' && (
        <Text fontWeight="bold">
          <FormattedMessage id="command-center.order.atDoor" />
        </Text>
      )}
      {facts.arrival === 'CALL' && (
        <Text fontWeight="bold">
          <FormattedMessage id="command-center.order.call" />
        </Text>
      )}
      {facts.cutlery !== null && (
        <Text fontWeight="bold">
          <FormattedMessage id="command-center.order.cutlery" values={{ count: facts.cutlery }} />
        </Text>
      )}
      {facts.courierNote && (
        <Text marginTop="1mm" fontStyle="italic" whiteSpace="pre-line">
          {facts.courierNote}
        </Text>
      )}
    </chakra.section>
  );
}
