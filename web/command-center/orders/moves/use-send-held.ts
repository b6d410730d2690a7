import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { printsOnAccept } from '../../kit/device/device-settings';
import { useRefusalText } from '../../kit/entity/use-act';
import { useSend } from '../../kit/entity/use-send';
import { toasts } from '../../kit/ui/toaster';
import { usePrintTicket } from '../page/use-print-ticket';
import type { HeldMove } from './held-moves';
import { type PresentOrder, presentOrder } from './order-moves-fragment';

export const MoveOrderMutation = graphql(`
  mutation MoveOrder($input: MoveOrderInput!) {
    answer: moveOrder(input: $input) {
      ... on Order {
        id
        version
      }
      ... on MoveNotAllowed {
        order {
          ...PresentOrder
        }
      }
      ... on StaleOrder {
        order {
          ...PresentOrder
        }
      }
      ...Refusal
    }
  }
`);

export const DelayOrderMutation = graphql(`
  mutation DelayOrder($input: DelayOrderInput!) {
    answer: delayOrder(input: $input) {
      ... on Order {
        id
        version
      }
      ... on OrderIsOver {
        order {
          ...PresentOrder
        }
      }
      ... on StaleOrder {
        order {
          ...PresentOrder
        }
      }
      ...Refusal
    }
  }
`);

export const MadeLinesMutation = graphql(`
  mutation MadeLines($input: BumpLinesInput!) {
    answer: bumpLines(input: $input) {
      ... on Order {
        id
        version
      }
      ... on MoveNotAllowed {
        order {
          ...PresentOrder
        }
      }
      ...Refusal
    }
  }
`);

/**
 * Sends a move once it can't be undone any more. The screen reads the orders afterwards, whether the move was made or
 * refused. On a device that prints, accepting an order prints its ticket.
 *
 * @param tellFirst - says that a colleague was first, and offers what can be done now.
 * @returns a function that resolves to whether the move was made.
 */
export function useSendHeld(tellFirst: (order: PresentOrder) => void): (move: HeldMove) => Promise<boolean> {
  const moveOrder = useSend(MoveOrderMutation);
  const delayOrder = useSend(DelayOrderMutation);
  const bumpLines = useSend(MadeLinesMutation);
  const { board } = useCommandCenter();
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const printTicket = usePrintTicket();
  const send = ({ id, version, to, details: { minutes, lineIds, ...why } = {} }: HeldMove) => {
    if (lineIds) return bumpLines({ input: { orderId: id, lineIds: [...lineIds], isMade: true } });
    if (minutes === undefined) return moveOrder({ input: { id, version, to, ...why } });
    return delayOrder({ input: { id, version, minutes, reason: why.reason, reasonCode: why.reasonCode } });
  };
  return async (move) => {
    const answer = await send(move);
    board.changed();
    if (answer?.__typename === 'Order') {
      if (move.to === 'ACCEPTED' && move.from === 'PLACED' && printsOnAccept.current()) printTicket(move.id);
      return true;
    }
    const present = answer && 'order' in answer && answer.order ? presentOrder(answer.order) : null;
    if (present) tellFirst(present);
    else {
      const why = refusalText(answer) ?? '';
      const message = formatMessage({ id: 'command-center.changed.notMoved' }, { number: move.number, why });
      toasts.show({ message, tone: 'danger' });
    }
    return false;
  };
}
