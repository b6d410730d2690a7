import { graphql } from '../../gql/gql';

export const CheckoutPageQuery = graphql(`
  query CheckoutPage {
    channel {
      conditions
      id
      name
      logo {
        id
        url(width: 320)
        width
        height
      }
      phone
      countryCode
      extensions
      paymentMethods {
        id
        type
        name
        details
        onlineProvider
      }
      warehouses {
        id
        name
        address
      }
      ...CartShop
    }
  }
`);

export const CheckoutTimesQuery = graphql(`
  query CheckoutTimes($method: DeliveryMethod!, $zoneId: ID) {
    channel {
      id
      timeSlots(method: $method, zoneId: $zoneId) {
        date
        from
        to
        fromTime
        toTime
        isAvailable
        reason
      }
    }
  }
`);

export const PreviousContactQuery = graphql(`
  query PreviousContact {
    lastOrder {
      id
      name
      phone: phoneText
      street
      apartment
      intercom
      entrance
      floor
      warehouseId
      paymentMethodId
    }
  }
`);

export const PlaceOrderMutation = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      ... on Checkout {
        id
        token
        payments {
          continueUrl
        }
      }
      ...Refusal
      ... on PaymentPending {
        token
      }
      ... on PriceChanged {
        lines {
          ...LineChange
        }
        newTotal {
          minor
        }
      }
      ... on PromiseChanged {
        promisedAt
      }
      ... on SoldOut {
        lines {
          ...LineChange
        }
      }
    }
  }
`);

export const LineChangeFragment = graphql(`
  fragment LineChange on LineChange {
    lineId
    kind
    productName
    before {
      minor
    }
    after {
      minor
    }
  }
`);
