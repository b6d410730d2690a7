import type { ResultOf } from '@graphql-typed-document-node/core';
import { type SubmitEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useAct } from '../../kit/entity/use-act';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { Notice } from '../../kit/ui/feedback';
import { TextField } from '../../kit/ui/fields';

const StepBackFragment = graphql(`
  fragment StepBack on Order {
    id
    number
    version
    status
    stepBack
  }
`);

export const StepBackOrderMutation = graphql(`
  mutation StepBackOrder($input: StepBackOrderInput!) {
    answer: stepBackOrder(input: $input) {
      ... on Order {
        id
        status
        version
      }
      ...Refusal
    }
  }
`);

/** Takes an order one step back, with a reason; nothing where there is no step behind it. */
export function StepBack({ order }: { readonly order: FragmentType<typeof StepBackFragment> }) {
  const present = readFragment(StepBackFragment, order);
  // As it was when the dialog opened: what a colleague does meanwhile makes no other step of it.
  const [asked, setAsked] = useState<ResultOf<typeof StepBackFragment> | null>(null);
  const { id, number, version, status, stepBack } = asked ?? present;
  const { formatMessage } = useIntl();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [send, isBusy] = useAct(StepBackOrderMutation);
  if (!stepBack) return null;
  const close = () => {
    setAsked(null);
    setRefusal(null);
    setReason('');
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await send(
      { input: { id, version, reason } },
      formatMessage({ id: 'command-center.amend.stepBack.done' }, { number }),
    );
    if (answer === null) close();
    else setRefusal(answer);
  };
  return (
    <>
      <Button onClick={() => setAsked(present)} variant="outline">
        <FormattedMessage id="command-center.amend.stepBack" />
      </Button>
      <Dialog
        footer={
          <Button form={formId} isBusy={isBusy} isWide size="lg" type="submit">
            {status === 'CANCELLED' ? (
              <FormattedMessage id="command-center.amend.stepBack.restore" />
            ) : (
              <FormattedMessage
                id="command-center.amend.stepBack.confirm"
                values={{ status: formatMessage({ id: `command-center.status.${stepBack}` }) }}
              />
            )}
          </Button>
        }
        isOpen={asked !== null}
        onClose={close}
        title={formatMessage({ id: 'command-center.amend.stepBack.title' }, { number })}
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {refusal && <Notice isLive title={refusal} tone="danger" />}
          <TextField
            autoFocus
            label={formatMessage({ id: 'command-center.amend.stepBack.reason' })}
            maxLength={250}
            onChange={(event) => setReason(event.currentTarget.value)}
            value={reason}
          />
        </form>
      </Dialog>
    </>
  );
}
