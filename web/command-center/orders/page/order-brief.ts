import { graphql } from '../../../gql/gql';

/** What every card of an order tells, on the board and in lists. */
export const OrderBriefFragment = graphql(`
  fragment OrderBrief on Checkout {
    id
    number
    status
    placedAt
    name
    deliveryMethod
    table
    street
    warehouseName
    paymentName
    totalPrice {
      minor
      currencyCode
    }
    ...NamedLines
    ...Promised
    ...OrderMoves
  }
`);
