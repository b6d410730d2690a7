import { graphql } from '../../gql/gql';

export const FinishShopFragment = graphql(`
  fragment FinishShop on Channel {
    id
    name
    logo {
      id
      url(width: 320)
      width
      height
    }
    phone
    timeZone
    extensions
  }
`);

export const FinishOrderFragment = graphql(`
  fragment FinishOrder on Order {
    id
    version
    isOwn
    token
    number
    status
    acceptedBy
    courierName
    name
    phone
    handover
    arrival
    cutlery
    deliveryMethod
    street
    apartment
    zoneName
    warehouseName
    table
    paymentName
    changeFrom {
      minor
      currencyCode
    }
    slotFrom
    slotTo
    promisedAt
    cancelReason
    cancelCode
    proposal {
      id
      answerBy
      silence
      amountDue {
        minor
        currencyCode
      }
      before {
        lines {
          id: lineId
          quantity
          productName
          variantName
          options {
            name
          }
          total {
            minor
            currencyCode
          }
        }
        deliveryFee {
          minor
          currencyCode
        }
        tip {
          minor
          currencyCode
        }
        totalPrice {
          minor
          currencyCode
        }
        deliveryMethod
        street
        slotFrom
        paymentName
      }
      after {
        lines {
          id: lineId
          quantity
          productName
          variantName
          options {
            name
          }
          total {
            minor
            currencyCode
          }
        }
        deliveryFee {
          minor
          currencyCode
        }
        tip {
          minor
          currencyCode
        }
        totalPrice {
          minor
          currencyCode
        }
        deliveryMethod
        street
        slotFrom
        paymentName
      }
    }
    progress {
      at
      status
      isDelay
      isStepBack
      promisedAt
      reason
    }
    lines {
      id
      productName
      variantName
      note
      photo {
        srcSet(widest: 160)
        avif: srcSet(format: AVIF, widest: 160)
        placeholder
      }
      options {
        name
      }
      quantity
      total {
        minor
        currencyCode
      }
    }
    productsCost {
      minor
    }
    discount {
      minor
    }
    promo {
      code
      discount {
        minor
      }
      freesDelivery
    }
    deliveryFee {
      minor
    }
    tip {
      minor
    }
    taxes {
      rate
      tax {
        minor
        currencyCode
      }
    }
    totalPrice {
      minor
      currencyCode
    }
    amountDue {
      minor
      currencyCode
    }
    payments {
      id
      refunds {
        id
        status
        amount {
          minor
          currencyCode
        }
      }
    }
  }
`);

export const FinishQuery = graphql(`
  query Finish($token: String!) {
    channel {
      ...FinishShop
    }
    order(token: $token) {
      ...FinishOrder
    }
  }
`);

export const LastOrderQuery = graphql(`
  query LastOrder {
    channel {
      ...FinishShop
    }
    order: lastOrder {
      ...FinishOrder
    }
    checkout {
      id
      heldUntil
      token
    }
  }
`);

export const OrderUpdatesSubscription = graphql(`
  subscription OrderUpdates($token: String!) {
    checkoutUpdated(token: $token) {
      ...FinishOrder
    }
  }
`);
