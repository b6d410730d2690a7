import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/gql';
import type { HeldMessages, SendingHeldReason } from '../../../gql/graphql';
import { useAct } from '../../kit/entity/use-act';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { RadioCards } from '../../kit/ui/choices';

export const HeldMessagesQuery = graphql(`
  query HeldMessages {
    channel {
      id
      heldMessageCount
    }
  }
`);

export const ReleaseSendingMutation = graphql(`
  mutation ReleaseSending($input: ReleaseSendingInput!) {
    answer: releaseSending(input: $input) {
      ... on Channel {
        id
        sendingHeldSince
        sendingHeldReason
        heldMessageCount
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly reason: SendingHeldReason;
  readonly onClose: () => void;
}

/** Asks what becomes of the orders that waited. */
export function ReleaseDialog({ reason, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [{ data }] = useQuery({ query: HeldMessagesQuery, requestPolicy: 'network-only' });
  const [release] = useAct(ReleaseSendingMutation);
  const [heldMessages, setHeldMessages] = useState<HeldMessages>('SEND');
  const count = data?.channel?.heldMessageCount ?? 0;
  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: 'command-center.held.confirm' })}
      isOpen
      onClose={onClose}
      onConfirm={() => release({ input: { heldMessages } }, formatMessage({ id: 'command-center.held.released' }))}
      title={formatMessage({ id: 'command-center.held.question' })}
      tone="primary"
    >
      <p>
        <FormattedMessage id={`command-center.held.explained.${reason}`} />
      </p>
      <RadioCards
        legend={formatMessage({ id: 'command-center.held.waiting' }, { count })}
        name="held-messages"
        onChange={setHeldMessages}
        options={(['SEND', 'PARK'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `command-center.held.${value}` }),
          hint: formatMessage({ id: `command-center.held.${value}.hint` }),
        }))}
        value={heldMessages}
      />
    </ConfirmDialog>
  );
}
