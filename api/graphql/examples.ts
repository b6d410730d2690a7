/** An operation that the explorer offers; a test executes every one of them. */
export interface ExampleOperation {
  readonly document: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** What is of one shop. The explorer puts it in; where a shop has nothing of the kind, a reader sees what goes there. */
export const PASTE = {
  slug: '‹ slug of a dish, from the tab Menu ›',
  words: '‹ words of a dish ›',
  method: 'DELIVERY',
  variant: '‹ id of a variant, from the tab Dish ›',
  options: '‹ ids of options, from the tab Dish ›',
  warehouse: '‹ id of a warehouse, from the tab Shop ›',
  paymentMethod: '‹ id of a payment method, from the tab Shop ›',
  token: '‹ token, from the tab PlaceOrder ›',
  key: '‹ any text, new for each order ›',
} as const;

export type OwnValues = Readonly<Partial<Record<keyof typeof PASTE, unknown>>>;

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
    variables: { slug: PASTE.slug },
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
    variables: { query: PASTE.words },
  },
  {
    document: `# When an order can be had. \`slotFrom\` of an order is the \`from\` of one of these.
query TimeSlots($method: DeliveryMethod!) {
  channel {
    timeSlots(method: $method) { from date fromTime toTime isAvailable reason }
  }
}
`,
    variables: { method: PASTE.method },
  },
];

const ORDERING: readonly ExampleOperation[] = [
  {
    document: `# Puts a dish into your own cart, which hangs on the session’s cookie.
# A refusal is data: ask for \`Error\`, and for the members that you can act on.
mutation AddToCart($input: LineInput!) {
  addLine(input: $input) {
    __typename
    ... on Cart {
      lines { id productName variantName quantity total { decimal } }
      totalPrice { minor decimal currencyCode }
      problems { code message }
    }
    ... on Error { code message path }
  }
}
`,
    variables: { input: { variantId: PASTE.variant, optionIds: PASTE.options, quantity: 2 } },
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
#   expectedTotal   minor units that the shopper saw. At another total, such as 0, nothing is placed and \`PriceChanged\`
#                   has the right one: put that in to order.
#   timeKind        ASAP while the shop is open; or \`slotFrom\`, the start of one of the tab TimeSlots.
#   changeFrom      minor units of the banknote, for cash.
mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    __typename
    ... on Order {
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
        lines: [{ variantId: PASTE.variant, optionIds: PASTE.options, quantity: 2 }],
        expectedTotal: 0,
        name: 'Nino',
        phone: '+995 555 00 01 11',
        deliveryMethod: PASTE.method,
        warehouseId: PASTE.warehouse,
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
    status
    isOwn
    name
    ... on Order { number promisedAt }
    lines { productName variantName quantity options { group name } }
    totalPrice { decimal currencyCode }
  }
}
`,
    variables: { token: PASTE.token },
  },
  {
    document: `# The same, live, over server-sent events. Query it again after a lost connection.
subscription WatchOrder($token: String!) {
  checkoutUpdated(token: $token) { status ... on Order { number promisedAt cancelReason } }
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

const EXAMPLES: readonly ExampleOperation[] = [...READING, ...ORDERING, ...STAFF];

/** In the order in which a newcomer would try them, with what is the shop's own. */
export function exampleOperations(own: OwnValues = {}): readonly ExampleOperation[] {
  const values = new Map(
    Object.entries(own).map(([name, value]) => [PASTE[name as keyof typeof PASTE] as unknown, value]),
  );
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return values.has(value) ? values.get(value) : value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry)]));
  };
  return EXAMPLES.map(({ document, variables }) => ({
    document,
    ...(variables && { variables: filled(variables) as Record<string, unknown> }),
  }));
}
