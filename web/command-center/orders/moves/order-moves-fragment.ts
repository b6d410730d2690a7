import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../../gql/gql';

/** What the buttons of an order and the questions that they ask need to know. */
export const OrderMovesFragment = graphql(`
  fragment OrderMoves on Checkout {
    id
    version
    number
    status
    deliveryMethod
    promisedAt
    allowedMoves
    lastMove {
      to
      at
      by
      actor
      isDelay
      isStepBack
      reason
    }
    ...AcceptDialog
  }
`);

export type MovingOrder = ResultOf<typeof OrderMovesFragment>;

/** Steps on, of which an order has one at most. */
export const STEPS = ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED'] as const;

/** The step that an order can take next; null where the reader may not make it. */
export function nextStep({ allowedMoves }: Pick<MovingOrder, 'allowedMoves'>): (typeof STEPS)[number] | null {
  return STEPS.find((step) => allowedMoves?.includes(step)) ?? null;
}
