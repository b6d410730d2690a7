import { createContext, useContext } from 'react';
import type { MovingOrder } from './order-moves-fragment';

export type OrderQuestion = 'accept' | 'delay' | 'cancel';

interface OrderQuestions {
  /** Opens a question about an order. */
  readonly ask: (question: OrderQuestion, order: MovingOrder) => void;
  /** What is known of an order now; a question that is open about it goes on with that. */
  readonly tell: (order: MovingOrder) => void;
}

export const OrderQuestionsContext = createContext<OrderQuestions | null>(null);

/** @throws outside of the command center's layout. */
export function useOrderQuestions(): OrderQuestions {
  const questions = useContext(OrderQuestionsContext);
  if (!questions) throw new Error('only inside the command center’s layout');
  return questions;
}
