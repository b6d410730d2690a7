import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { OrderDialogs } from './order-dialogs';
import type { MovingOrder } from './order-moves-fragment';
import { type OrderQuestion, OrderQuestionsContext } from './use-order-questions';

const newer = (known: MovingOrder | null, told: MovingOrder): MovingOrder =>
  known?.id === told.id && known.version > told.version ? known : told;

/**
 * Where the questions about orders stand: beside the page and not in an order's card, which goes to another column, or
 * away, while somebody still types a reason.
 */
export function OrderQuestions({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<OrderQuestion | null>(null);
  // The last that was asked or answered about: a card that is held still may show what was before the answer.
  const [order, setOrder] = useState<MovingOrder | null>(null);
  const ask = useCallback((asked: OrderQuestion, about: MovingOrder) => {
    setOrder((known) => newer(known, about));
    setQuestion(asked);
  }, []);
  const tell = useCallback((told: MovingOrder) => {
    setOrder((known) => (known?.id === told.id ? newer(known, told) : known));
  }, []);
  const close = useCallback(() => setQuestion(null), []);
  const value = useMemo(() => ({ ask, tell }), [ask, tell]);
  return (
    <OrderQuestionsContext value={value}>
      {children}
      {/* Another order's question begins empty. */}
      {order && <OrderDialogs key={order.id} onClose={close} order={order} question={question} />}
    </OrderQuestionsContext>
  );
}
