import { graphql } from '../../../gql/gql';

export const OrderListQuery = graphql(`
  query OrderList(
    $statuses: [CheckoutStatus!]
    $method: DeliveryMethod
    $source: String
    $kitchenId: ID
    $courierId: ID
    $late: Boolean
    $money: MoneyFilter
    $isTest: Boolean
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
      couriers {
        courierId
        name
      }
      warehouses {
        id
        name
      }
      orders(
        statuses: $statuses
        method: $method
        source: $source
        kitchenId: $kitchenId
        courierId: $courierId
        late: $late
        money: $money
        isTest: $isTest
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
    $kitchenId: ID
    $courierId: ID
    $late: Boolean
    $money: MoneyFilter
    $isTest: Boolean
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
        kitchenId: $kitchenId
        courierId: $courierId
        late: $late
        money: $money
        isTest: $isTest
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
  fragment OrderRow on Order {
    id
    number
    status
    isTest
    placedAt
    slotFrom
    slotTo
    promisedAt
    name
    phone
    doubts {
      message
    }
    deliveryMethod
    table
    street
    warehouseName
    paymentName
    source
    externalReference
    courierName
    cashCollected {
      decimal
    }
    quantity
    tip {
      decimal
    }
    taxes {
      rate
      tax {
        decimal
      }
      gross {
        decimal
      }
    }
    totalPrice {
      minor
      decimal
      currencyCode
    }
  }
`);

/** The dishes of the same orders, for a file with a row for each. */
export const OrderLineFileQuery = graphql(`
  query OrderLineFile(
    $statuses: [CheckoutStatus!]
    $method: DeliveryMethod
    $kitchenId: ID
    $courierId: ID
    $late: Boolean
    $money: MoneyFilter
    $isTest: Boolean
    $placedFrom: Date
    $placedTo: Date
    $source: String
    $search: String
    $sort: OrderSort
    $after: String
  ) {
    channel {
      id
      orders(
        statuses: $statuses
        method: $method
        kitchenId: $kitchenId
        courierId: $courierId
        late: $late
        money: $money
        isTest: $isTest
        placedFrom: $placedFrom
        placedTo: $placedTo
        source: $source
        search: $search
        sort: $sort
        first: 100
        after: $after
      ) {
        nodes {
          id
          number
          status
          placedAt
          slotFrom
          promisedAt
          lines {
            id
            ...OrderLineRow
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const OrderLineRowFragment = graphql(`
  fragment OrderLineRow on CheckoutLine {
    id
    productName
    variantName
    sku
    options {
      name
    }
    quantity
    unitPrice {
      decimal
    }
    total {
      decimal
      currencyCode
    }
    taxRate
    note
  }
`);
