import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { ReceiverMessageStatus } from '../../../gql/graphql';
import { Chip } from '../../../ui/form/chip';
import { TableFoot } from '../../kit/table/table-foot';
import { Panel } from '../../orders/order/panel';
import styles from './message-log.module.css';
import { MessageRow } from './message-row';
import { receiverPath } from './receiver-path';
import { ReplayMany } from './replay-many';

const MessageLogFragment = graphql(`
  fragment MessageLog on Receiver {
    id
    failedCount
    messages(first: $first, after: $after, status: $status) {
      nodes {
        id
        ...MessageRow
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const MESSAGE_STATUSES = ['PENDING', 'DELIVERED', 'PARKED'] as const satisfies readonly ReceiverMessageStatus[];

interface Props {
  readonly receiver: FragmentType<typeof MessageLogFragment>;
  /** Null: all. */
  readonly status: ReceiverMessageStatus | null;
}

/** What the receiver was sent, the newest first, each with its attempts; and the ways to send it again. */
export function MessageLog({ receiver, status }: Props) {
  const { formatMessage } = useIntl();
  const { id, failedCount, messages } = readFragment(MessageLogFragment, receiver);
  const pathOf = (each: ReceiverMessageStatus | null) => `${receiverPath(id)}${each ? `?status=${each}` : ''}#log`;
  return (
    <Panel title={formatMessage({ id: 'command-center.receivers.log' })}>
      <div className={styles.log} id="log">
        <div className={styles.bar}>
          <nav aria-label={formatMessage({ id: 'command-center.receivers.logFilter' })} className={styles.chips}>
            {[null, ...MESSAGE_STATUSES].map((each) => (
              <Chip isActive={each === status} key={each ?? 'all'} to={pathOf(each)}>
                <FormattedMessage id={`command-center.receivers.status.${each ?? 'ALL'}`} />
              </Chip>
            ))}
          </nav>
          <ReplayMany failedCount={failedCount} receiverId={id} />
        </div>
        {messages.nodes.length === 0 ? (
          <p className={styles.empty}>
            <FormattedMessage id="command-center.receivers.logEmpty" />
          </p>
        ) : (
          <ul className={styles.list}>
            {messages.nodes.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        )}
        <TableFoot pageInfo={messages.pageInfo} />
      </div>
    </Panel>
  );
}
