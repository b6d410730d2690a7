import { Grid } from '@chakra-ui/react';
import SendIcon from 'lucide/dist/esm/icons/send';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import type { TestReceiverMutation as TestData } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { useRefusalText } from '../../kit/entity/use-act';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { ExplainedPanel } from './explained-panel';
import { AnswerText } from './log/answer-text';

const TestReceiverMutation = graphql(`
  mutation TestReceiver($id: ID!) {
    testReceiver(input: { receiverId: $id }) {
      ... on ReceiverTest {
        status
        durationMs
        answer
        failureMessage
        failureDetail
      }
      ...Refusal
    }
  }
`);

type Result = Extract<TestData['testReceiver'], { __typename: 'ReceiverTest' }>;

/** Sends an order that never was, now, with the saved settings, and shows what came back. */
export function TestPanel({ receiverId }: { readonly receiverId: string }) {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const [{ fetching }, test] = useMutation(TestReceiverMutation);
  const [result, setResult] = useState<Result | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    const answer = (await test({ id: receiverId })).data?.testReceiver;
    setRefusal(refusalText(answer));
    setResult(answer?.__typename === 'ReceiverTest' ? answer : null);
  };
  return (
    <ExplainedPanel
      explained={<FormattedMessage id="command-center.receivers.testExplained" />}
      title={formatMessage({ id: 'command-center.receivers.test' })}
    >
      <Button isBusy={fetching} onClick={() => void send()} variant="outline">
        <Icon of={SendIcon} size={18} />
        <FormattedMessage id="command-center.receivers.testSend" />
      </Button>
      {refusal && <Notice isLive title={refusal} tone="danger" />}
      {result && <TestResult result={result} />}
    </ExplainedPanel>
  );
}

function TestResult({ result }: { readonly result: Result }) {
  const { status, durationMs, answer, failureMessage, failureDetail } = result;
  const seconds = durationMs / 1000;
  return (
    <Grid gap="3" width="100%">
      <Notice
        isLive
        title={
          failureMessage ?? <FormattedMessage id="command-center.receivers.testTaken" values={{ status, seconds }} />
        }
        tone={failureMessage === null ? 'success' : 'danger'}
      >
        {failureMessage !== null && (
          <FormattedMessage
            id="command-center.receivers.testFailed"
            values={{ status: status ?? 'none', seconds, detail: failureDetail ?? '' }}
          />
        )}
      </Notice>
      <AnswerText text={answer} />
    </Grid>
  );
}
