// @ts-check
// Written by `npm run client-kit` from documents.graphql.

export const Shop = /** @type {import('./client.js').TypedText<import('./documents.types.d.ts').ShopQuery, import('./documents.types.d.ts').ShopQueryVariables>} */ (`query Shop {
  channel {
    name
    timeZone
    currencyCode
    isDeliveryAvailable
    isPickupAvailable
    paymentMethods {
      id
      name
    }
    warehouses {
      id
      name
      address
    }
    deliveryZones {
      id
      name
    }
  }
  menu {
    categories {
      slug
      name
    }
  }
  checkout {
    ...Cart
  }
}

fragment Cart on Cart {
  id
  lines {
    id
    productName
    variantName
    quantity
    isAvailable
    total {
      ...Price
    }
    options {
      name
    }
  }
  totalPrice {
    ...Price
  }
  deliveryFee {
    ...Price
  }
  tip {
    ...Price
  }
  problems {
    code
    message
    path
  }
}

fragment Price on Money {
  minor
  decimal
  currencyCode
}`);

export const Dishes = /** @type {import('./client.js').TypedText<import('./documents.types.d.ts').DishesQuery, import('./documents.types.d.ts').DishesQueryVariables>} */ (`query Dishes($slug: String!, $after: String) {
  category(slug: $slug) {
    products(first: 40, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        slug
        name
        description
        isSoldOut
        hasChoices
        priceFrom {
          ...Price
        }
        price {
          ...Price
        }
        photo {
          url(width: 320)
        }
        variants {
          id
        }
      }
    }
  }
}

fragment Price on Money {
  minor
  decimal
  currencyCode
}`);

export const Dish = /** @type {import('./client.js').TypedText<import('./documents.types.d.ts').DishQuery, import('./documents.types.d.ts').DishQueryVariables>} */ (`query Dish($slug: String!) {
  product(slug: $slug) {
    name
    description
    variants {
      id
      name
      isSoldOut
      price {
        ...Price
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
        isSoldOut
        priceDifference {
          ...Price
        }
      }
    }
  }
}

fragment Price on Money {
  minor
  decimal
  currencyCode
}`);

export const Times = /** @type {import('./client.js').TypedText<import('./documents.types.d.ts').TimesQuery, import('./documents.types.d.ts').TimesQueryVariables>} */ (`query Times($method: DeliveryMethod!) {
  channel {
    timeZone
    asSoonAsPossible(method: $method) {
      promisedAt
    }
    timeSlots(method: $method) {
      from
      isAvailable
    }
  }
}`);

export const AddLine = /** @type {import('./client.js').TypedText<import('./documents.types.d.ts').AddLineMutation, import('./documents.types.d.ts').AddLineMutationVariables>} */ (`mutation AddLine($input: LineInput!, $idempotencyKey: String) {
  answer: addLine(input: $input, idempotencyKey: $idempotencyKey) {
    ...Cart
    ...Refused
  }
}

fragment Cart on Cart {
  id
  lines {
    id
    productName
    variantName
    quantity
    isAvailable
    total {
      ...Price
    }
    options {
      name
    }
  }
  totalPrice {
    ...Price
  }
  deliveryFee {
    ...Price
  }
  tip {
    ...Price
  }
  problems {
    code
    message
    path
  }
}

fragment Price on Money {
  minor
  decimal
  currencyCode
}

fragment Refused on Error {
  code
  message
  path
}`);

export const ChangeLine = /** @type {import('./client.js').TypedText<import('./documents.types.d.ts').ChangeLineMutation, import('./documents.types.d.ts').ChangeLineMutationVariables>} */ (`mutation ChangeLine($input: ChangeLineInput!) {
  answer: changeLine(input: $input) {
    ...Cart
    ...Refused
  }
}

fragment Cart on Cart {
  id
  lines {
    id
    productName
    variantName
    quantity
    isAvailable
    total {
      ...Price
    }
    options {
      name
    }
  }
  totalPrice {
    ...Price
  }
  deliveryFee {
    ...Price
  }
  tip {
    ...Price
  }
  problems {
    code
    message
    path
  }
}

fragment Price on Money {
  minor
  decimal
  currencyCode
}

fragment Refused on Error {
  code
  message
  path
}`);

export const FillIn = /** @type {import('./client.js').TypedText<import('./documents.types.d.ts').FillInMutation, import('./documents.types.d.ts').FillInMutationVariables>} */ (`mutation FillIn($input: UpdateCheckoutInput!) {
  answer: updateCheckout(input: $input) {
    ...Cart
    ... on InvalidInput {
      fields {
        path
        message
      }
    }
    ...Refused
  }
}

fragment Cart on Cart {
  id
  lines {
    id
    productName
    variantName
    quantity
    isAvailable
    total {
      ...Price
    }
    options {
      name
    }
  }
  totalPrice {
    ...Price
  }
  deliveryFee {
    ...Price
  }
  tip {
    ...Price
  }
  problems {
    code
    message
    path
  }
}

fragment Price on Money {
  minor
  decimal
  currencyCode
}

fragment Refused on Error {
  code
  message
  path
}`);

export const PlaceOrder = /** @type {import('./client.js').TypedText<import('./documents.types.d.ts').PlaceOrderMutation, import('./documents.types.d.ts').PlaceOrderMutationVariables>} */ (`mutation PlaceOrder($input: PlaceOrderInput!) {
  answer: placeOrder(input: $input) {
    ... on Checkout {
      token
    }
    ... on Order {
      number
    }
    ... on InvalidInput {
      fields {
        path
        message
      }
    }
    ... on PriceChanged {
      newTotal {
        ...Price
      }
    }
    ...Refused
  }
}

fragment Price on Money {
  minor
  decimal
  currencyCode
}

fragment Refused on Error {
  code
  message
  path
}`);

export const OrderChanges = /** @type {import('./client.js').TypedText<import('./documents.types.d.ts').OrderChangesSubscription, import('./documents.types.d.ts').OrderChangesSubscriptionVariables>} */ (`subscription OrderChanges($token: String!) {
  order: checkoutUpdated(token: $token) {
    __typename
    status
    lines {
      productName
      quantity
    }
    totalPrice {
      ...Price
    }
    ... on Order {
      number
      promisedAt
      cancelReason
    }
  }
}

fragment Price on Money {
  minor
  decimal
  currencyCode
}`);
