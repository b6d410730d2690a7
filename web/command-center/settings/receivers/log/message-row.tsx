import { chakra, Flex, Span } from '@chakra-ui/react';
import RotateCcwIcon from 'lucide/dist/esm/icons/rotate-ccw';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import type { ReceiverMessageStatus } from '../../../../gql/graphql';
import { Icon } from '../../../../ui/icons/icon';
import { tellRefusal, useAct } from '../../../kit/entity/use-act';
import { Button } from '../../../kit/ui/button';
import { Tag } from '../../../kit/ui/feedback';
import { AttemptList } from './attempt-list';

const WHEN = { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' } as const;

const MessageRowFragment = graphql(`
  fragment MessageRow on ReceiverMessage {
    id
    event
    orderNumber
    status
    attemptCount
    createdAt
    nextAttemptAt
    ...AttemptList
  }
`);

const ReplayMessageMutation = graphql(`
  mutation ReplayMessage($id: ID!) {
    answer: replayMessage(id: $id) {
      ... on ReceiverMessage {
        id
      }
      ...Refusal
    }
  }
`);

const TONES = { PENDING: 'neutral', DELIVERED: 'success', PARKED: 'danger' } as const satisfies Record<
  ReceiverMessageStatus,
  string
>;

/** One message: which order, what became of it, its attempts, and the way to send it again. */
export function MessageRow({ message }: { readonly message: FragmentType<typeof MessageRowFragment> }) {
  const { formatMessage } = useIntl();
  const shown = readFragment(MessageRowFragment, message);
  const { id, event, orderNumber, status, attemptCount, createdAt, nextAttemptAt } = shown;
  const [replay, isSending] = useAct(ReplayMessageMutation);
  const again = async () => {
    tellRefusal(await replay({ id }, formatMessage({ id: 'command-center.receivers.replayed' }, { count: 1 })));
  };
  return (
    <chakra.li display="grid" gap="2" paddingBlock="3" borderTopWidth="1px" _first={{ borderTop: '0' }}>
      <Flex gap="var(--space-1) var(--space-3)" align="center" wrap="wrap">
        <Span flex="1 1 14rem">
          <strong>{orderNumber}</strong> <FormattedMessage id={`command-center.receivers.event.${event}`} />
        </Span>
        <Tag tone={TONES[status]}>
          <FormattedMessage id={`command-center.receivers.status.${status}`} />
        </Tag>
        <chakra.time css={WHEN} dateTime={createdAt}>
          <FormattedDate dateStyle="medium" timeStyle="medium" value={createdAt} />
        </chakra.time>
        <Button isBusy={isSending} onClick={() => void again()} size="sm" variant="outline">
          <Icon of={RotateCcwIcon} size={16} />
          <FormattedMessage id="command-center.receivers.replay" />
        </Button>
      </Flex>
      {attemptCount > 0 && (
        <details>
          <summary>
            <FormattedMessage id="command-center.receivers.attempts" values={{ count: attemptCount }} />
            {status === 'PENDING' && nextAttemptAt && (
              <Span css={WHEN}>
                {' '}
                <FormattedMessage
                  id="command-center.receivers.nextAttempt"
                  values={{
                    time: <FormattedDate timeStyle="medium" value={nextAttemptAt} />,
                  }}
                />
              </Span>
            )}
          </summary>
          <AttemptList message={shown} />
        </details>
      )}
    </chakra.li>
  );
}
