import { Span } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ACTIVE_STATUSES } from '../../../../domain/order-status';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useMethodName } from './use-method-name';
import { WantedTime } from './wanted-time';

const PromisedFragment = graphql(`
  fragment Promised on Order {
    id
    status
    deliveryMethod
    table
    slotFrom
    slotTo
    promisedAt
  }
`);

interface Props {
  readonly order: FragmentType<typeof PromisedFragment>;
  /** The time alone, where the minutes that are left stand beside it. */
  readonly isShort?: boolean;
}

/** How the order is received, and when: “Delivery, 13:00–13:30”, “Table 7, as soon as possible”. Late ones stand out. */
export function Promised({ order, isShort = false }: Props) {
  const received = readFragment(PromisedFragment, order);
  const { status, promisedAt } = received;
  const methodName = useMethodName();
  const { now } = useCommandCenter();
  const isActive = ACTIVE_STATUSES.some((active) => active === status);
  const isLate = isActive && Date.parse(promisedAt) < now;
  return (
    <>
      <strong>{methodName(received)}</strong>
      {', '}
      <WantedTime isShort={isShort} order={received} />
      {isLate && !isShort && (
        <>
          {' '}
          <Span color="fg.error" fontWeight="bold">
            <FormattedMessage id="command-center.time.late" />
          </Span>
        </>
      )}
    </>
  );
}
