import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { toasts } from '../../kit/ui/toaster';
import { useOrderQuestions } from '../moves/use-order-questions';
import { dropAnswer } from './drop-rule';
import { type Drag, useDrag } from './use-drag';

/**
 * Dragging on the board: a column that may have the order gets it, any other one says why not. What a colleague does with the
 * order meanwhile is read, so that the drop is made of what was seen.
 */
export function useOrderDrag(): Drag | null {
  const { formatMessage } = useIntl();
  const { move, follow } = useOrderQuestions();
  const drag = useDrag({
    onMove: move,
    onRefused: (order, to) => {
      const answer = dropAnswer(order, to);
      if (answer === 'home' || answer === 'allowed') return;
      toasts.show({ message: formatMessage({ id: `command-center.board.${answer}` }) });
    },
  });
  const id = drag?.order.id ?? null;
  const followed = useEffectEvent(follow);
  useEffect(() => followed(id), [id]);
  return drag;
}
