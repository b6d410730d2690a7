import { graphql } from '../../../gql/gql';

/** All that is asked of an order, for taking it once more and for changing it. */
export const DeskOrderFragment = graphql(`
  fragment DeskOrder on Order {
    id
    number
    placedAt
    name
    phone: phoneText
    deliveryMethod
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
    zoneId
    warehouseId
    paymentMethodId
    slotFrom
    changeFrom {
      minor
      currencyCode
    }
    totalPrice {
      minor
      currencyCode
    }
    lines {
      id
      variantId
      optionIds
      quantity
      productName
      variantName
      note
      options {
        group
        name
        kind
      }
    }
  }
`);

/** What the shop has to offer on the telephone. */
export const DeskShopFragment = graphql(`
  fragment DeskShop on Query {
    channel {
      id
      isDeliveryAvailable
      isPickupAvailable
      asksCutlery
      paymentMethods {
        id
        onlineProvider
        name
        type
      }
      warehouses {
        id
        name
      }
      deliveryZones {
        id
        name
      }
    }
    menu {
      id
      categories {
        id
        name
        products(first: 100) {
          nodes {
            id
            name
            isSoldOut
            onlyVariantId
            price {
              minor
              currencyCode
            }
            priceFrom {
              minor
              currencyCode
            }
          }
        }
      }
    }
  }
`);

/** What there is to choose of a dish. */
export const DeskDishFragment = graphql(`
  fragment DeskDish on Product {
    id
    name
    variants {
      id
      name
      isSoldOut
      price {
        minor
        currencyCode
      }
    }
    optionGroups {
      id
      name
      minimum
      maximum
      options {
        id
        name
        kind
        isSoldOut
        priceDifference {
          minor
          currencyCode
        }
      }
    }
  }
`);

/** By its own id, or by a size of it that was ordered. */
export const DeskDishQuery = graphql(`
  query DeskDishChoice($id: ID!) {
    node(id: $id) {
      ... on Product {
        id
        ...DeskDish
      }
      ... on Variant {
        id
        product {
          id
          ...DeskDish
        }
      }
    }
  }
`);

export const DeskCallersQuery = graphql(`
  query DeskCallers($text: String!) {
    channel {
      id
      clients(first: 3, search: $text, sort: LAST_ORDER) {
        nodes {
          id
          name
          phone
          note
          orders(first: 3) {
            nodes {
              id
              ...DeskOrder
            }
          }
        }
      }
    }
  }
`);

export const DeskTimesQuery = graphql(`
  query DeskTimes($method: DeliveryMethod!, $zoneId: ID) {
    channel {
      id
      asSoonAsPossible(method: $method, zoneId: $zoneId) {
        promisedAt
        reason
      }
      timeSlots(method: $method, zoneId: $zoneId) {
        from
        to
        reason
      }
    }
  }
`);

export const QuotePhoneOrderQuery = graphql(`
  query QuotePhoneOrder($input: QuotePhoneOrderInput!) {
    answer: quotePhoneOrder(input: $input) {
      ... on Cart {
        id
        lines {
          id
          isAvailable
          total {
            minor
            currencyCode
          }
        }
        problems {
          __typename
          code
          message
        }
        ...DeskTotals
      }
      ...Refusal
    }
  }
`);

export const DeskTotalsFragment = graphql(`
  fragment DeskTotals on Checkout {
    id
    productsCost {
      minor
      currencyCode
    }
    discount {
      minor
      currencyCode
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
  }
`);

export const PlacePhoneOrderMutation = graphql(`
  mutation PlacePhoneOrder($input: PlacePhoneOrderInput!) {
    answer: placePhoneOrder(input: $input) {
      ... on Order {
        id
        number
      }
      ...Refusal
    }
  }
`);
