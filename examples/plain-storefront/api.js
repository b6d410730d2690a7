import { SHOP, TOKEN } from './shop.js';
import { locale } from './texts.js';

const SESSION = 'carte-session';

/** Asks the shop. The session comes with the first call that needs one, and is sent with every later one. */
export async function ask(query, variables = {}) {
  const session = localStorage.getItem(SESSION);
  const response = await fetch(`${SHOP}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      'x-locale': locale,
      ...(session && { 'carte-session': session }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const given = response.headers.get('carte-session');
  if (given) localStorage.setItem(SESSION, given);
  const { data, errors } = await response.json();
  if (!data) throw new Error(errors?.[0]?.message ?? response.statusText);
  return data;
}

const CART = `
  lines { id productName variantName quantity isAvailable total { minor currencyCode } options { name } }
  totalPrice { minor currencyCode }
  deliveryFee { minor currencyCode }
  problems { code message path }`;

const REFUSED = '... on Error { code message path }';

export const MENU = `{
  channel {
    name isDeliveryAvailable isPickupAvailable
    paymentMethods { id name } warehouses { id name address } deliveryZones { id name }
  }
  menu { categories { slug name } }
  checkout { ${CART} }
}`;

/** A page of a category: what a call may cost has a limit. */
export const DISHES = `query ($slug: String!, $after: String) {
  category(slug: $slug) { products(first: 40, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes {
      slug name description isSoldOut hasChoices
      priceFrom { minor currencyCode } price { minor currencyCode }
      photo { url(width: 320) }
      variants { id }
    }
  } }
}`;

export const DISH = `query ($slug: String!) {
  product(slug: $slug) {
    name
    variants { id name isSoldOut price { minor currencyCode } }
    optionGroups { id name minimum maximum options { id name isSoldOut priceDifference { minor currencyCode } } }
  }
}`;

export const TIMES = `query ($method: DeliveryMethod!) {
  channel {
    timeZone
    asSoonAsPossible(method: $method) { promisedAt }
    timeSlots(method: $method) { from isAvailable }
  }
}`;

export const ADD = `mutation ($input: LineInput!, $key: String) {
  answer: addLine(input: $input, idempotencyKey: $key) { ... on Checkout { ${CART} } ${REFUSED} }
}`;

export const CHANGE = `mutation ($input: ChangeLineInput!) {
  answer: changeLine(input: $input) { ... on Checkout { ${CART} } ${REFUSED} }
}`;

export const FILL_IN = `mutation ($input: UpdateCheckoutInput!) {
  answer: updateCheckout(input: $input) { ... on Checkout { ${CART} } ${REFUSED} }
}`;

export const PLACE = `mutation ($input: PlaceOrderInput!) {
  answer: placeOrder(input: $input) {
    ... on Checkout { token }
    ... on InvalidInput { fields { path message } }
    ... on PriceChanged { newTotal { minor } }
    ${REFUSED}
  }
}`;

export const ORDER = `query ($token: String!) {
  channel { timeZone }
  order(token: $token) { number status promisedAt lines { productName quantity } totalPrice { minor currencyCode } }
}`;
