import { graphql } from '../../../gql/gql';

/** What every card of an order tells, on the board and in lists. */
export const OrderBriefFragment = graphql(`
  fragment OrderBrief on Order {
    id
    number
    status
    isTest
    placedAt
    name
    phone
    doubts {
      message
    }
    deliveryMethod
    table
    street
    apartment
    warehouseName
    paymentName
    totalPrice {
      minor
      currencyCode
    }
    ...CardLines
    ...Promised
    ...OrderMoves
  }
`);
