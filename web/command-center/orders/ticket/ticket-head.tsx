import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMethodName } from '../page/use-method-name';
import styles from './ticket-head.module.css';

const TicketHeadFragment = graphql(`
  fragment TicketHead on Checkout {
    id
    number
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
  const { number, placedAt, promisedAt, timeKind } = ticket;
  const methodName = useMethodName();
  const { formatDate } = useIntl();
  const clock = (instant: string) => formatDate(instant, { timeZone, hour: 'numeric', minute: '2-digit' });
  const day = (instant: string) => formatDate(instant, { timeZone, day: 'numeric', month: 'short' });
  return (
    <header className={styles.head}>
      <p>{shopName}</p>
      <h1 className={styles.number}>{number}</h1>
      <p className={styles.method}>{methodName(ticket)}</p>
      {promisedAt && (
        <p className={styles.promise}>
          <FormattedMessage
            id={timeKind === 'SLOT' ? 'command-center.ticket.slot' : 'command-center.ticket.asap'}
            values={{ time: clock(promisedAt), day: day(promisedAt) }}
          />
        </p>
      )}
      {placedAt && (
        <p>
          <FormattedMessage
            id="command-center.ticket.placed"
            values={{ time: `${day(placedAt)}, ${clock(placedAt)}` }}
          />
        </p>
      )}
    </header>
  );
}
