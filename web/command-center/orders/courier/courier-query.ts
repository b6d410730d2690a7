import { graphql } from '../../../gql/gql';

export const CourierQuery = graphql(`
  query CourierOrders {
    ...StaffSession
    channel {
      id
      courierWork {
        orderId
        isMine
        status
        ...CourierOrder
      }
    }
  }
`);

export const CourierOrderFragment = graphql(`
  fragment CourierOrder on CourierOrder {
    orderId
    number
    status
    isTest
    promisedAt
    slotFrom
    slotTo
    street
    latitude
    longitude
    zoneName
    name
    phone
    doubts {
      message
    }
    apartment
    entrance
    floor
    intercom
    courierNote
    handover
    arrival
    cutlery
    lines {
      id
      quantity
      productName
      variantName
      options {
        group
        name
        kind
      }
    }
    paymentName
    mayBeCash
    toCollect {
      minor
      currencyCode
    }
    changeFrom {
      minor
      currencyCode
    }
    cashCollected {
      minor
      currencyCode
    }
  }
`);
