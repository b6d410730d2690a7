import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CheckoutStatus } from '../../../gql/graphql';
import type { HeldMove, HeldMoves, PressedMove } from './held-moves';
import type { MovingOrder } from './order-moves-fragment';

export type OrderQuestion = 'accept' | 'delay' | 'cancel';

/** What is moved: an order as the reader sees it. */
export type SeenOrder = Pick<MovingOrder, 'id' | 'number' | 'version' | 'status'>;

interface OrderQuestions {
  readonly held: HeldMoves;
  /** Opens a question about an order as the reader sees it. */
  readonly ask: (question: OrderQuestion, order: MovingOrder) => void;
  /** Reads what colleagues do with an order that is being dragged; null: with none. */
  readonly follow: (id: string | null) => void;
  /** Makes a move that can be undone for a while, and says so; or says who was first, where that is known already. */
  readonly move: (order: SeenOrder, to: CheckoutStatus, details?: HeldMove['details']) => void;
  /** The same for several orders at once. */
  readonly moveAll: (orders: readonly SeenOrder[], to: CheckoutStatus) => void;
}

export const OrderQuestionsContext = createContext<OrderQuestions | null>(null);

/** @throws outside of the command center's layout. */
export function useOrderQuestions(): OrderQuestions {
  const questions = useContext(OrderQuestionsContext);
  if (!questions) throw new Error('only inside the command center’s layout');
  return questions;
}

const NONE: ReadonlyMap<string, PressedMove> = new Map();

/** The move that was pressed for an order as the page shows it; null where there is none, or the order has made it. */
export function usePressedMoves(): (order: Pick<SeenOrder, 'id' | 'version'>) => PressedMove | null {
  const { held } = useOrderQuestions();
  const pressed = useSyncExternalStore(held.subscribe, held.current, () => NONE);
  return ({ id, version }) => {
    const move = pressed.get(id);
    // What other cooks make meanwhile takes nothing from what was made here.
    const isPartial = move?.details?.lineIds !== undefined && !move.isSent;
    return move && (isPartial || move.version === version) ? move : null;
  };
}
