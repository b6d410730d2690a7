import type { ResultOf } from '@graphql-typed-document-node/core';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';

/** What the buttons of an order and the questions that they ask need to know. */
export const OrderMovesFragment = graphql(`
  fragment OrderMoves on Order {
    id
    version
    number
    status
    deliveryMethod
    table
    promisedAt
    slotFrom
    slotTo
    allowedMoves
    ...AcceptDialog
  }
`);

export type MovingOrder = ResultOf<typeof OrderMovesFragment>;

/** The same, with the last change: for a press on an order that had changed since it was read. */
export const PresentOrderFragment = graphql(`
  fragment PresentOrder on Order {
    ...OrderMoves
    lastMove {
      to
      at
      by
      actor
      isDelay
      isStepBack
      amendment
      reason
    }
  }
`);

export type PresentOrder = MovingOrder & Pick<ResultOf<typeof PresentOrderFragment>, 'lastMove'>;

export function presentOrder(order: FragmentType<typeof PresentOrderFragment>): PresentOrder {
  const own = readFragment(PresentOrderFragment, order);
  return { ...readFragment(OrderMovesFragment, own), lastMove: own.lastMove };
}

/** Steps on, of which an order has one at most. */
export const STEPS = ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED'] as const;

/** The step that an order can take next; null where the reader may not make it. */
export function nextStep({ allowedMoves }: Pick<MovingOrder, 'allowedMoves'>): (typeof STEPS)[number] | null {
  return STEPS.find((step) => allowedMoves?.includes(step)) ?? null;
}
