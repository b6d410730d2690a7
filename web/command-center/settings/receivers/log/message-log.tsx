import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import type { ReceiverMessageStatus } from '../../../../gql/graphql';
import { Panel } from '../../../kit/page/panel';
import { TableFoot } from '../../../kit/table/table-foot';
import { Chip } from '../../../kit/ui/button';
import { receiverPath } from '../form/receiver-path';
import { MessageRow } from './message-row';
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
      <Grid gap="4" scrollMarginTop="var(--header-height)" id="log">
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          <chakra.nav
            aria-label={formatMessage({ id: 'command-center.receivers.logFilter' })}
            display="flex"
            flexWrap="wrap"
            gap="2"
          >
            {[null, ...MESSAGE_STATUSES].map((each) => (
              <Chip isActive={each === status} key={each ?? 'all'} to={pathOf(each)}>
                <FormattedMessage id={`command-center.receivers.status.${each ?? 'ALL'}`} />
              </Chip>
            ))}
          </chakra.nav>
          <ReplayMany failedCount={failedCount} receiverId={id} />
        </Flex>
        {messages.nodes.length === 0 ? (
          <Text color="fg.muted">
            <FormattedMessage id="command-center.receivers.logEmpty" />
          </Text>
        ) : (
          <chakra.ul padding="0" margin="0" listStyle="none">
            {messages.nodes.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </chakra.ul>
        )}
        <TableFoot pageInfo={messages.pageInfo} />
      </Grid>
    </Panel>
  );
}
