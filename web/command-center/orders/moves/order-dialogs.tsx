import { useEffect, useRef } from 'react';
import { receivingWay } from '../../../../domain/receiving';
import { focusOrder } from '../../kit/live/use-kept-focus';
import { AcceptDialog } from './accept-dialog';
import { CancelDialog } from './cancel-dialog';
import { ChangedDialog } from './changed-dialog';
import { DelayDialog } from './delay-dialog';
import type { MovingOrder, PresentOrder } from './order-moves-fragment';
import { type OrderQuestion, useOrderQuestions } from './use-order-questions';

interface Props {
  /** As it was when the question was asked. */
  readonly order: MovingOrder;
  /** As a colleague has made it since; null when nobody has. */
  readonly present: PresentOrder | null;
  /** Null: none is open. What was typed stays for the next time. `changed`: what happened, and what can be done now. */
  readonly question: OrderQuestion | 'changed' | null;
  readonly onClose: () => void;
}

/** The questions that one order's buttons ask. Each is about the order as it was then, and gives way once that is gone. */
export function OrderDialogs({ order, present, question, onClose }: Props) {
  const { id, number, status, promisedAt } = order;
  const { move } = useOrderQuestions();
  const way = receivingWay(order);
  const shown = question !== null && present ? 'changed' : question;
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
        accept={(preparationMinutes) => {
          move(order, 'ACCEPTED', { preparationMinutes });
          onClose();
        }}
        isOpen={shown === 'accept'}
        onClose={onClose}
        order={order}
      />
      <DelayDialog
        delay={(minutes, why) => {
          move(order, status, { minutes, ...why });
          onClose();
        }}
        isOpen={shown === 'delay'}
        number={number}
        onClose={onClose}
        promisedAt={promisedAt}
        way={way}
      />
      <CancelDialog
        cancel={(why) => {
          move(order, 'CANCELLED', why);
          onClose();
        }}
        isNew={status === 'PLACED'}
        isOpen={shown === 'cancel'}
        number={number}
        onClose={onClose}
        way={way}
      />
      <ChangedDialog isOpen={shown === 'changed'} number={number} onClose={onClose} order={present} />
    </>
  );
}
