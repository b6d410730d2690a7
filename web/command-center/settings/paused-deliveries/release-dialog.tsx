import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation, useQuery } from 'urql';
import { graphql } from '../../../gql/gql';
import type { HeldMessages, SendingHeldReason } from '../../../gql/graphql';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { RadioCards } from '../../kit/ui/choices';
import { toasts } from '../../kit/ui/toaster';

const HeldMessagesQuery = graphql(`
  query HeldMessages {
    channel {
      id
      heldMessageCount
    }
  }
`);

const ReleaseSendingMutation = graphql(`
  mutation ReleaseSending($input: ReleaseSendingInput!) {
    releaseSending(input: $input) {
      id
      sendingHeldSince
      sendingHeldReason
      heldMessageCount
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
  const { board } = useCommandCenter();
  const [{ data }] = useQuery({ query: HeldMessagesQuery, requestPolicy: 'network-only' });
  const [, releaseSending] = useMutation(ReleaseSendingMutation);
  const [heldMessages, setHeldMessages] = useState<HeldMessages>('SEND');
  const release = async () => {
    const answer = await releaseSending({ input: { heldMessages } });
    board.changed();
    if (!answer.data) return formatMessage({ id: 'command-center.kit.notSent' });
    toasts.show({ message: formatMessage({ id: 'command-center.held.released' }), tone: 'success' });
    return null;
  };
  const count = data?.channel?.heldMessageCount ?? 0;
  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: 'command-center.held.confirm' })}
      isOpen
      onClose={onClose}
      onConfirm={release}
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
