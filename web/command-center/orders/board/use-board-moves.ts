import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CheckoutStatus } from '../../../gql/graphql';
import { toasts } from '../../kit/ui/toaster';
import { useSendMove } from '../page/use-send-move';
import type { BoardStatus, DraggedOrder } from './drop-rule';

interface Moved {
  readonly from: CheckoutStatus;
  readonly to: CheckoutStatus;
}

/** Orders that were dropped on a column stand there at once; a refusal takes them back, and says why. */
export function useBoardMoves() {
  const { formatMessage } = useIntl();
  const send = useSendMove();
  const [moved, setMoved] = useState<ReadonlyMap<string, Moved>>(new Map());

  /** Where the board shows an order. Orders never go back, so what has been moved on holds only until the API says so. */
  const statusOf = ({ id, status }: { readonly id: string; readonly status: CheckoutStatus }): CheckoutStatus => {
    const move = moved.get(id);
    return move?.from === status ? move.to : status;
  };

  const move = async (order: DraggedOrder, to: BoardStatus): Promise<void> => {
    const { id, number, status: from } = order;
    setMoved((all) => new Map([...all, [id, { from, to }]]));
    const refusal = await send(order, { to });
    if (refusal !== null) {
      setMoved((all) => new Map([...all].filter(([key]) => key !== id)));
      toasts.show({ message: refusal, tone: 'danger' });
      return;
    }
    const status = formatMessage({ id: `command-center.status.${to}` });
    toasts.show({ message: formatMessage({ id: 'command-center.board.moved' }, { number, status }), tone: 'success' });
  };

  return { statusOf, move };
}
