import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useRefusalText } from '../../kit/entity/use-act';
import { useSend } from '../../kit/entity/use-send';
import { OrderMovesFragment } from './order-moves-fragment';
import type { GivenReason } from './reason-choice';
import { useOrderQuestions } from './use-order-questions';

const DelayOrderMutation = graphql(`
  mutation DelayOrder($input: DelayOrderInput!) {
    answer: delayOrder(input: $input) {
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
  const delayOrder = useSend(DelayOrderMutation);
  const { board } = useCommandCenter();
  const { tell } = useOrderQuestions();
  const refusalText = useRefusalText();
  return async (minutes: number, why: GivenReason): Promise<string | null> => {
    const answer = await delayOrder({ input: { id, version, minutes, ...why } });
    board.changed();
    if (answer?.__typename !== 'Checkout') return refusalText(answer);
    tell(readFragment(OrderMovesFragment, answer));
    return null;
  };
}
