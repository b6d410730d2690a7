import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { OrderMovesFragment } from './order-moves-fragment';
import type { GivenReason } from './reason-choice';
import { useOrderQuestions } from './use-order-questions';

const DelayOrderMutation = graphql(`
  mutation DelayOrder($input: DelayOrderInput!) {
    delayOrder(input: $input) {
      ... on Checkout {
        ...OrderMoves
      }
      ...Refusal
    }
  }
`);

/**
 * Promises an order for later. The version goes along: two who delay the same order at once delay it once.
 *
 * @returns what answers with why it was refused, or null.
 */
export function useDelayOrder({ id, version }: { readonly id: string; readonly version: number }) {
  const [, delayOrder] = useMutation(DelayOrderMutation);
  const { board } = useCommandCenter();
  const { tell } = useOrderQuestions();
  const { formatMessage } = useIntl();
  return async (minutes: number, why: GivenReason): Promise<string | null> => {
    const { data } = await delayOrder({ input: { id, version, minutes, ...why } });
    board.changed();
    if (!data) return formatMessage({ id: 'command-center.move.notSent' });
    const answer = data.delayOrder;
    if (answer.__typename !== 'Checkout') return answer.message;
    tell(readFragment(OrderMovesFragment, answer));
    return null;
  };
}
