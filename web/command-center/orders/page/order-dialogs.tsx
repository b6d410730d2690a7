import { useEffect, useRef } from 'react';
import { focusOrder } from '../../kit/live/use-kept-focus';
import { AcceptDialog } from './accept-dialog';
import { CancelDialog } from './cancel-dialog';
import { DelayDialog } from './delay-dialog';
import type { MovingOrder } from './order-moves-fragment';
import { useDelayOrder } from './use-delay-order';
import type { OrderQuestion } from './use-order-questions';
import { useSendMove } from './use-send-move';

interface Props {
  readonly order: MovingOrder;
  /** Null: none is open. What was typed stays for the next time. */
  readonly question: OrderQuestion | null;
  readonly onClose: () => void;
}

/** The questions that one order's buttons ask. */
export function OrderDialogs({ order, question, onClose }: Props) {
  const { id, number, status, promisedAt } = order;
  const send = useSendMove();
  const delay = useDelayOrder(order);
  const asked = useRef(question);
  useEffect(() => {
    const wasOpen = asked.current !== null;
    asked.current = question;
    // The button that opened it may be gone, and the focus with it.
    if (question === null && wasOpen && document.activeElement === document.body) focusOrder(id);
  }, [question, id]);
  return (
    <>
      <AcceptDialog
        accept={(preparationMinutes) => send(order, { to: 'ACCEPTED', preparationMinutes })}
        isOpen={question === 'accept'}
        onClose={onClose}
        order={order}
      />
      <DelayDialog
        delay={delay}
        isOpen={question === 'delay'}
        number={number}
        onClose={onClose}
        promisedAt={promisedAt}
      />
      <CancelDialog
        cancel={(why) => send(order, { to: 'CANCELLED', ...why })}
        isNew={status === 'PLACED'}
        isOpen={question === 'cancel'}
        number={number}
        onClose={onClose}
      />
    </>
  );
}
