import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../../gql/gql';
import { useCommandCenter } from '../../../kit/context/command-center-context';
import { useRefusalText } from '../../../kit/entity/use-act';
import { Button } from '../../../kit/ui/button';
import { toasts } from '../../../kit/ui/toaster';
import { ReplayPeriodDialog } from './replay-period-dialog';

const ReplayFailedMutation = graphql(`
  mutation ReplayFailed($receiverId: ID!) {
    answer: replayFailed(id: $receiverId) {
      ... on ReplayedMessages {
        count
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly receiverId: string;
  readonly failedCount: number;
}

/** Sends all that failed again, or all of a period. */
export function ReplayMany({ receiverId, failedCount }: Props) {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const refusalText = useRefusalText();
  const [{ fetching }, replay] = useMutation(ReplayFailedMutation);
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const replayFailed = async () => {
    const answer = (await replay({ receiverId })).data?.answer;
    const count = answer?.__typename === 'ReplayedMessages' ? answer.count : 0;
    const refusal = refusalText(answer);
    const message = refusal ?? formatMessage({ id: 'command-center.receivers.replayed' }, { count });
    toasts.show({ message, tone: refusal ? 'danger' : 'success' });
    board.changed();
  };
  return (
    <Flex gap="2" wrap="wrap">
      {failedCount > 0 && (
        <Button isBusy={fetching} onClick={() => void replayFailed()} size="sm">
          <FormattedMessage id="command-center.receivers.replayFailed" values={{ count: failedCount }} />
        </Button>
      )}
      <Button
        onClick={() => {
          setOpened((count) => count + 1);
          setIsOpen(true);
        }}
        size="sm"
        variant="outline"
      >
        <FormattedMessage id="command-center.receivers.replayPeriod" />
      </Button>
      <ReplayPeriodDialog isOpen={isOpen} key={opened} onClose={() => setIsOpen(false)} receiverId={receiverId} />
    </Flex>
  );
}
