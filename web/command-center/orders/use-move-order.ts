import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../gql/gql';
import type { CheckoutStatus, MoveOrderInput } from '../../gql/graphql';
import { toasts } from '../../ui/overlay/toasts';
import { useCommandCenter } from '../layout/command-center-context';

const MoveOrderMutation = graphql(`
  mutation MoveOrder($input: MoveOrderInput!) {
    moveOrder(input: $input) {
      ... on Checkout {
        id
        status
      }
      ... on MoveNotAllowed {
        from
      }
      ... on Error {
        code
        message
      }
    }
  }
`);

/** How long a press is kept from falling on the next step, whose button appears in the same place. */
const SETTLING_MS = 700;

interface MovableOrder {
  readonly id: string;
  readonly number: string | null;
}

/** Moves an order. The screen reads the truth afterwards, whether the move was allowed or refused. */
export function useMoveOrder({ id, number }: MovableOrder) {
  const [, moveOrder] = useMutation(MoveOrderMutation);
  const { board } = useCommandCenter();
  const { formatMessage } = useIntl();
  const [isMoving, setIsMoving] = useState(false);

  /** @returns what to tell whoever tried; null when the order has been moved. */
  const send = async (input: Omit<MoveOrderInput, 'id'>): Promise<string | null> => {
    const { data } = await moveOrder({ input: { id, ...input } });
    board.changed();
    if (!data) return formatMessage({ id: 'command-center.move.notSent' });
    const answer = data.moveOrder;
    if (answer.__typename === 'Checkout') return null;
    if (answer.__typename !== 'MoveNotAllowed') return answer.message;
    const status = formatMessage({ id: `command-center.status.${answer.from}` });
    return formatMessage({ id: 'command-center.move.alreadyMoved' }, { number, status });
  };

  /** Moves it at one press, and says in a toast why it could not be. */
  const move = async (to: CheckoutStatus): Promise<void> => {
    setIsMoving(true);
    const refusal = await send({ to });
    if (refusal !== null) toasts.show({ message: refusal, tone: 'danger' });
    setTimeout(() => setIsMoving(false), SETTLING_MS);
  };

  return { isMoving, move, send };
}
