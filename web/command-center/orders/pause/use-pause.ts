import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import type { PauseOrdersInput } from '../../../gql/graphql';
import { tellRefusal, useAct } from '../../kit/entity/use-act';

const PauseOrdersMutation = graphql(`
  mutation PauseOrders($input: PauseOrdersInput!) {
    answer: pauseOrders(input: $input) {
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
    answer: resumeOrders {
      id
      pausedUntil
    }
  }
`);

/** Pauses new orders, and takes them again. The screens read the truth afterwards, whatever came of it. */
export function usePause() {
  const { formatMessage } = useIntl();
  const [pause, isPausing] = useAct(PauseOrdersMutation);
  const [resume, isResuming] = useAct(ResumeOrdersMutation);
  return {
    isBusy: isPausing || isResuming,
    /** @returns why it was refused; null when the orders are paused. */
    pause: (input: PauseOrdersInput) => pause({ input }),
    resume: async () => tellRefusal(await resume({}, formatMessage({ id: 'command-center.pause.resumed' }))),
  };
}
