import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import type { PauseOrdersInput } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { toasts } from '../../kit/ui/toaster';

const PauseOrdersMutation = graphql(`
  mutation PauseOrders($input: PauseOrdersInput!) {
    pauseOrders(input: $input) {
      ... on Channel {
        id
        pausedUntil
      }
      ...Refusal
    }
  }
`);

const ResumeOrdersMutation = graphql(`
  mutation ResumeOrders {
    resumeOrders {
      id
      pausedUntil
    }
  }
`);

/** Pauses new orders, and takes them again. The screens read the truth afterwards, whatever came of it. */
export function usePause() {
  const [, pauseOrders] = useMutation(PauseOrdersMutation);
  const [, resumeOrders] = useMutation(ResumeOrdersMutation);
  const { board } = useCommandCenter();
  const { formatMessage } = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  const notSent = () => formatMessage({ id: 'command-center.move.notSent' });

  /** @returns why it was refused; null when the orders are paused. */
  const pause = async (input: PauseOrdersInput): Promise<string | null> => {
    setIsBusy(true);
    const { data } = await pauseOrders({ input });
    setIsBusy(false);
    board.changed();
    const answer = data?.pauseOrders;
    if (!answer) return notSent();
    if (answer.__typename === 'Channel') return null;
    return answer.fields[0]?.message ?? answer.message;
  };

  const resume = async (): Promise<void> => {
    setIsBusy(true);
    const { data } = await resumeOrders({});
    setIsBusy(false);
    board.changed();
    toasts.show(
      data
        ? { message: formatMessage({ id: 'command-center.pause.resumed' }), tone: 'success' }
        : { message: notSent(), tone: 'danger' },
    );
  };

  return { isBusy, pause, resume };
}
