import { graphql } from '../../gql/gql';

/** As much of an order as one line tells. */
export const OrderLineFragment = graphql(`
  fragment OrderLine on Checkout {
    id
    version
    token
    status
    deliveryMethod
    table
    slotFrom
    slotTo
    totalPrice {
      minor
      currencyCode
    }
    lines {
      id
      productName
      quantity
      photo {
        sources {
          url
          width
        }
        placeholder
      }
    }
    ... on Cart {
      heldUntil
    }
    ... on Order {
      number
      promisedAt
    }
  }
`);

export const MyOrderQuery = graphql(`
  query MyOrder($token: String!) {
    order(token: $token) {
      ...OrderLine
    }
  }
`);

export const MyOrderUpdatesSubscription = graphql(`
  subscription MyOrderUpdates($token: String!) {
    checkoutUpdated(token: $token) {
      ...OrderLine
    }
  }
`);
