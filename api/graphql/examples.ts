/** An operation that the explorer offers; a test executes every one of them. */
export interface ExampleOperation {
  readonly document: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** What a reader puts in: the ids are their own shop's. */
export const PASTE = {
  variant: '‹ id of a variant, from the tab Dish ›',
  option: '‹ id of an option, from the tab Dish ›',
  paymentMethod: '‹ id of a payment method, from the tab Shop ›',
  token: '‹ token, from the tab PlaceOrder ›',
  key: '‹ any text, new for each order ›',
} as const;

const READING: readonly ExampleOperation[] = [
  {
    document: `# Carte’s API. Every tab is an operation that works: press ▶.
# Texts come in the language of the header X-Locale (en or ru), else of your browser.
query Shop {
  channel {
    name
    description
    currencyCode
    timeZone
    isOnMaintenance
    isDeliveryAvailable
    isPickupAvailable
    deliveryFee { decimal currencyCode }
    workingDays { weekday isActive from to }
    paymentMethods { id name type }
    warehouses { id name address }
  }
}
`,
  },
  {
    document: `# What can be ordered. Lists that can grow come by pages: pass \`endCursor\` as \`after\` for the next one.
query Menu {
  menu {
    name
    categories {
      slug
      name
      products(first: 8) {
        nodes {
          slug
          name
          price { decimal currencyCode }
          isSoldOut
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}
`,
  },
  {
    document: `# One dish, with everything to choose before it can go into a cart.
query Dish($slug: String!) {
  product(slug: $slug) {
    name
    description
    photo { url(width: 640) width height }
    nutrition { calories protein fat carbohydrate }
    tags
    allergens
    variants { id name price { decimal } weight unit isSoldOut }
    optionGroups {
      name
      minimum
      maximum
      options { id name priceDifference { decimal } isSoldOut }
    }
  }
}
`,
    variables: { slug: 'margherita' },
  },
  {
    document: `# Find a dish, mistakes and keyboard layouts forgiven: try gbwwf. What matched is marked.
query Search($query: String!) {
  channel {
    search(query: $query, first: 5, withoutAllergens: [NUTS]) {
      totalCount
      searchedFor
      edges { node { slug name isSoldOut } highlights { name { text isMatch } } }
      nearMisses { slug name }
    }
    popularSearches
    popularProducts(first: 3) { slug name }
  }
}
`,
    variables: { query: 'margarita' },
  },
  {
    document: `# When an order can be had. \`slotFrom\` of an order is the \`from\` of one of these.
query TimeSlots($method: DeliveryMethod!) {
  channel {
    timeSlots(method: $method) { from date fromTime toTime isAvailable reason }
  }
}
`,
    variables: { method: 'PICKUP' },
  },
];

const ORDERING: readonly ExampleOperation[] = [
  {
    document: `# Puts a dish into your own cart, which hangs on the session’s cookie.
# A refusal is data: ask for \`Error\`, and for the members that you can act on.
mutation AddToCart($input: LineInput!) {
  addLine(input: $input) {
    __typename
    ... on Checkout {
      lines { id productName variantName quantity total { decimal } }
      totalPrice { minor decimal currencyCode }
      problems { code message }
    }
    ... on Error { code message path }
  }
}
`,
    variables: { input: { variantId: PASTE.variant, optionIds: [PASTE.option], quantity: 2 } },
  },
  {
    document: `# Your cart as it stands, priced from the menu as it is now.
query Cart {
  checkout {
    lines { productName quantity isAvailable total { decimal } }
    deliveryFee { decimal }
    totalPrice { decimal }
    missingToMinimum { decimal }
    problems { code message }
  }
}
`,
  },
  {
    document: `# A whole order in one call, without a cart. What is left out of \`lines\` is taken from your cart instead.
#   idempotencyKey  sent again, it gives the same order: repeat the call after a lost answer without a fear.
#   expectedTotal   minor units that the shopper saw; at another total \`PriceChanged\` is answered, with the new one.
#   timeKind        ASAP while the shop is open; or \`slotFrom\`, the start of one of the tab TimeSlots.
#   changeFrom      minor units of the banknote, for cash.
mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    __typename
    ... on Checkout {
      number
      token
      status
      promisedAt
      totalPrice { decimal currencyCode }
    }
    ... on Error { code message path }
    ... on InvalidInput { fields { path code message } }
    ... on PriceChanged { newTotal { minor } lines { productName kind before { decimal } after { decimal } } }
    ... on ShopClosed { opensAt }
  }
}
`,
    variables: {
      input: {
        idempotencyKey: PASTE.key,
        lines: [{ variantId: PASTE.variant, optionIds: [PASTE.option], quantity: 2 }],
        name: 'Nino',
        phone: '+995 555 00 01 11',
        deliveryMethod: 'DELIVERY',
        street: 'Rustaveli 1',
        apartment: '12',
        kitchenNote: 'No basil, please',
        timeKind: 'ASAP',
        paymentMethodId: PASTE.paymentMethod,
      },
    },
  },
  {
    document: `# The order behind a link. Name, phone and address are for the session that placed it and for staff.
query OrderStatus($token: String!) {
  order(token: $token) {
    number
    status
    isOwn
    name
    promisedAt
    lines { productName variantName quantity options { group name } }
    totalPrice { decimal currencyCode }
  }
}
`,
    variables: { token: PASTE.token },
  },
  {
    document: `# The same, live, over server-sent events. Query it anew after a lost connection.
subscription WatchOrder($token: String!) {
  checkoutUpdated(token: $token) { number status promisedAt cancelReason }
}
`,
    variables: { token: PASTE.token },
  },
  {
    document: `# The dishes of a past order, into your cart at today’s prices. Called twice, it doubles nothing.
mutation OrderAgain($input: OrderAgainInput!) {
  orderAgain(input: $input) {
    __typename
    ... on OrderedAgain {
      checkout { lines { productName quantity } totalPrice { decimal } }
      notAdded { productName quantity problem { code message } }
    }
    ... on Error { code message }
  }
}
`,
    variables: { input: { token: PASTE.token } },
  },
];

const STAFF: readonly ExampleOperation[] = [
  {
    document: `# For staff: sign in at /command-center in this browser, then press ▶.
query Board {
  channel {
    orderCounts { status count }
    orders(first: 10, statuses: [PLACED, ACCEPTED, PREPARING, READY]) {
      nodes {
        id
        number
        status
        allowedMoves
        promisedAt
        kitchenNote
        lines { quantity productName variantName options { name } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`,
  },
];

/** In the order in which a newcomer would try them. */
export const exampleOperations: readonly ExampleOperation[] = [...READING, ...ORDERING, ...STAFF];
