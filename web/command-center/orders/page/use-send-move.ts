import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { MoveOrderInput } from '../../../gql/graphql';
import { printsOnAccept } from '../../kit/device/device-setting';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { usePrintTicket } from '../ticket/use-print-ticket';
import { OrderMovesFragment } from './order-moves-fragment';
import { useOrderQuestions } from './use-order-questions';

const MoveOrderMutation = graphql(`
  mutation MoveOrder($input: MoveOrderInput!) {
    moveOrder(input: $input) {
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
  const [, moveOrder] = useMutation(MoveOrderMutation);
  const { board } = useCommandCenter();
  const { tell } = useOrderQuestions();
  const { formatMessage } = useIntl();
  const printTicket = usePrintTicket();
  return async ({ id, number }: MovableOrder, input: Omit<MoveOrderInput, 'id'>): Promise<string | null> => {
    const { data } = await moveOrder({ input: { id, ...input } });
    board.changed();
    if (!data) return formatMessage({ id: 'command-center.move.notSent' });
    const answer = data.moveOrder;
    if (answer.__typename === 'Checkout') {
      tell(readFragment(OrderMovesFragment, answer));
      if (input.to === 'ACCEPTED' && printsOnAccept.isOn()) printTicket(id);
      return null;
    }
    if (answer.__typename !== 'MoveNotAllowed') return answer.message;
    const status = formatMessage({ id: `command-center.status.${answer.from}` });
    return formatMessage({ id: 'command-center.move.alreadyMoved' }, { number, status });
  };
}
