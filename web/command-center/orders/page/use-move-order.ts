import { useState } from 'react';
import type { CheckoutStatus } from '../../../gql/graphql';
import { toasts } from '../../kit/ui/toaster';
import { type MovableOrder, useSendMove } from './use-send-move';

/** How long a press is kept from falling on the next step, whose button appears in the same place. */
const SETTLING_MS = 700;

/** Moves one order by its buttons. */
export function useMoveOrder(order: MovableOrder) {
  const sendMove = useSendMove();
  const [isMoving, setIsMoving] = useState(false);

  /** Moves it at one press, and says in a toast why it could not be. */
  const move = async (to: CheckoutStatus): Promise<void> => {
    setIsMoving(true);
    const refusal = await sendMove(order, { to });
    if (refusal !== null) toasts.show({ message: refusal, tone: 'danger' });
    setTimeout(() => setIsMoving(false), SETTLING_MS);
  };

  return { isMoving, move };
}
