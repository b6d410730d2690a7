import { useIntl } from 'react-intl';
import { toasts } from '../../kit/ui/toaster';
import { type BoardStatus, type DraggedOrder, dropAnswer } from './drop-rule';
import { type Drag, useDrag } from './use-drag';

/** Dragging on the board: a column that may have the order gets it, any other one says why not. */
export function useOrderDrag(move: (order: DraggedOrder, to: BoardStatus) => void): Drag | null {
  const { formatMessage } = useIntl();
  return useDrag({
    onMove: move,
    onRefused: (order, to) => {
      const answer = dropAnswer(order, to);
      if (answer === 'home' || answer === 'allowed') return;
      toasts.show({ message: formatMessage({ id: `command-center.board.${answer}` }) });
    },
  });
}
