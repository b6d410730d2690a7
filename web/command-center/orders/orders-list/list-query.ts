import { graphql } from '../../../gql/gql';

export const OrderListQuery = graphql(`
  query OrderList(
    $statuses: [CheckoutStatus!]
    $method: DeliveryMethod
    $source: String
    $warehouseId: ID
    $placedFrom: Date
    $placedTo: Date
    $search: String
    $sort: OrderSort
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    ...StaffSession
    channel {
      id
      pausedUntil
      orderSources
      warehouses {
        id
        name
      }
      orders(
        statuses: $statuses
        method: $method
        source: $source
        warehouseId: $warehouseId
        placedFrom: $placedFrom
        placedTo: $placedTo
        search: $search
        sort: $sort
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        totalCount
        nodes {
          id
          ...OrderRow
        }
        pageInfo {
          hasNextPage
          endCursor
          hasPreviousPage
          startCursor
        }
      }
    }
  }
`);

/** The same for a file: as much as a page may hold, and nothing around it. */
export const OrderFileQuery = graphql(`
  query OrderFile(
    $statuses: [CheckoutStatus!]
    $method: DeliveryMethod
    $source: String
    $warehouseId: ID
    $placedFrom: Date
    $placedTo: Date
    $search: String
    $sort: OrderSort
    $after: String
  ) {
    channel {
      id
      orders(
        statuses: $statuses
        method: $method
        source: $source
        warehouseId: $warehouseId
        placedFrom: $placedFrom
        placedTo: $placedTo
        search: $search
        sort: $sort
        first: 100
        after: $after
      ) {
        nodes {
          id
          ...OrderRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const OrderRowFragment = graphql(`
  fragment OrderRow on Checkout {
    id
    number
    status
    placedAt
    name
    phone
    deliveryMethod
    table
    street
    warehouseName
    paymentName
    source
    externalReference
    quantity
    totalPrice {
      minor
      decimal
      currencyCode
    }
  }
`);
