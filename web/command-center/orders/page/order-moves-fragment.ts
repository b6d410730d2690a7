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
    ...AcceptDialog
  }
`);

export type MovingOrder = ResultOf<typeof OrderMovesFragment>;
