import { graphql } from '../../../gql/gql';

/** What the cart, the receiving bar and the checkout need to know of the shop as it is this minute. */
export const CartShopFragment = graphql(`
  fragment CartShop on Channel {
    id
    currencyCode
    countryCode
    timeZone
    isOpen
    catalogRevision
    openUntil
    opensAt
    hoursNote
    pausedUntil
    resumesAt
    isOnMaintenance
    maintenanceMessage
    isDeliveryAvailable
    isPickupAvailable
    deliveryDetails
    pickupDetails
    discountPercent
    maximumOrderWeight
    takesLineNotes
    asksCutlery
    mapTiles {
      url
    }
    deliveryFee {
      minor
    }
    freeDeliveryFrom {
      minor
    }
    minAmountForDelivery {
      minor
    }
    minimumOrderValue {
      minor
    }
    tips {
      percents
      amounts {
        minor
      }
      base
    }
    deliveryZones {
      id
      name
      minutes
      fee {
        minor
      }
      freeFrom {
        minor
      }
      minimum {
        minor
      }
      asSoonAsPossible {
        promisedAt
        minutes
      }
    }
    delivery: asSoonAsPossible(method: DELIVERY) {
      promisedAt
      minutes
    }
    pickup: asSoonAsPossible(method: PICKUP) {
      promisedAt
      minutes
    }
  }
`);

export const CartFragment = graphql(`
  fragment Cart on Cart {
    id
    heldUntil
    token
    deliveryMethod
    weight
    lines {
      id
      variantId
      optionIds
      productSlug
      categorySlug
      productName
      variantName
      options {
        name
      }
      photo {
        sources {
          url
          width
        }
        placeholder
      }
      quantity
      note
      unitPrice {
        minor
      }
      isAvailable
      soldOut {
        kind
        name
      }
      problems {
        code
        message
      }
    }
    productsCost {
      minor
    }
    discount {
      minor
    }
    deliveryFee {
      minor
    }
    tip {
      minor
    }
    tipPercent
    totalPrice {
      minor
    }
    promo {
      code
      discount {
        minor
      }
      freesDelivery
      percent
      amount {
        minor
      }
      problem {
        message
      }
    }
    problems {
      code
      message
    }
    name
    phone: phoneText
    street
    apartment
    intercom
    entrance
    floor
    courierNote
    kitchenNote
    handover
    arrival
    cutlery
    table
    latitude
    zoneId
    warehouseId
    paymentMethodId
    changeFrom {
      minor
    }
    timeKind
    slotFrom
  }
`);

export const CartQuery = graphql(`
  query Cart {
    channel {
      ...CartShop
    }
    checkout {
      ...Cart
    }
  }
`);

export const MenuChangedSubscription = graphql(`
  subscription MenuChanged {
    catalogChanged
  }
`);

export const AddLineMutation = graphql(`
  mutation AddLine($input: LineInput!, $idempotencyKey: String) {
    addLine(input: $input, idempotencyKey: $idempotencyKey) {
      ...Cart
      ...Refusal
      ... on PaymentPending {
        token
      }
    }
  }
`);

export const ChangeLineMutation = graphql(`
  mutation ChangeLine($input: ChangeLineInput!, $idempotencyKey: String) {
    changeLine(input: $input, idempotencyKey: $idempotencyKey) {
      ...Cart
      ...Refusal
      ... on PaymentPending {
        token
      }
    }
  }
`);

export const UpdateCheckoutMutation = graphql(`
  mutation UpdateCheckout($input: UpdateCheckoutInput!) {
    updateCheckout(input: $input) {
      ...Cart
      ...Refusal
      ... on PaymentPending {
        token
      }
    }
  }
`);

export const ApplyPromoCodeMutation = graphql(`
  mutation ApplyPromoCode($input: ApplyPromoCodeInput!) {
    applyPromoCode(input: $input) {
      ...Cart
      ...Refusal
      ... on PaymentPending {
        token
      }
    }
  }
`);

export const RemovePromoCodeMutation = graphql(`
  mutation RemovePromoCode {
    removePromoCode {
      ...Cart
      ...Refusal
      ... on PaymentPending {
        token
      }
    }
  }
`);

export const OrderAgainMutation = graphql(`
  mutation OrderAgain($token: String!) {
    orderAgain(input: { token: $token }) {
      ... on OrderedAgain {
        checkout {
          ...Cart
        }
        notAdded {
          ...NotAdded
        }
      }
      ...Refusal
      ... on PaymentPending {
        token
      }
    }
  }
`);
