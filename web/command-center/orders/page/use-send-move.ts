import { useIntl } from 'react-intl';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { MoveOrderInput } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { printsOnAccept } from '../../kit/device/device-setting';
import { useRefusalText } from '../../kit/entity/use-act';
import { useSend } from '../../kit/entity/use-send';
import { OrderMovesFragment } from './order-moves-fragment';
import { useOrderQuestions } from './use-order-questions';
import { usePrintTicket } from './use-print-ticket';

const MoveOrderMutation = graphql(`
  mutation MoveOrder($input: MoveOrderInput!) {
    answer: moveOrder(input: $input) {
      ... on Checkout {
        ...OrderMoves
      }
      ... on MoveNotAllowed {
        from
      }
      ...Refusal
    }
  }
`);

export interface MovableOrder {
  readonly id: string;
  readonly number: string | null;
}

/**
 * Moves an order, whatever screen it is on. The screen reads the truth afterwards, whether the move was allowed or
 * refused. Whoever accepts on a device that prints gets the ticket.
 *
 * @returns what answers with what to tell whoever tried; null when the order has been moved.
 */
export function useSendMove() {
  const moveOrder = useSend(MoveOrderMutation);
  const { board } = useCommandCenter();
  const { tell } = useOrderQuestions();
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const printTicket = usePrintTicket();
  return async ({ id, number }: MovableOrder, input: Omit<MoveOrderInput, 'id'>): Promise<string | null> => {
    const answer = await moveOrder({ input: { id, ...input } });
    board.changed();
    if (answer?.__typename === 'Checkout') {
      tell(readFragment(OrderMovesFragment, answer));
      if (input.to === 'ACCEPTED' && printsOnAccept.isOn()) printTicket(id);
      return null;
    }
    if (answer?.__typename !== 'MoveNotAllowed') return refusalText(answer);
    const status = formatMessage({ id: `command-center.status.${answer.from}` });
    return formatMessage({ id: 'command-center.move.alreadyMoved' }, { number, status });
  };
}
