import { count, type Flood, type Flooded, type Sent, sendOn, type Tally, total } from './flood';

const times = (number: number, make: (index: number) => string) =>
  Array.from({ length: number }, (_, n) => make(n)).join(' ');

/** Each is beyond one limit of a single operation. */
const TOO_MUCH: readonly string[] = [
  `{ channel { ${times(500, (n) => `a${n}: name`)} } }`,
  `{ ${'channel { menus { categories { products { nodes { categories { menu { categories { products { nodes {'} id ${'} '.repeat(10)} }`,
  `{ channel { name ${'@include(if: true) '.repeat(500)} } }`,
  `{ ${times(300, (n) => `n${n}: node(id: "x") { id }`)} }`,
  '{ channel { clients(first: 100) { nodes { orders(first: 100) { nodes { lines { id } } } } } } }',
];

function byStatus(tally: Tally) {
  return ({ status }: { status: number }) => count(tally, status === 0 ? 'cut' : String(status));
}

function nothingPasses(tally: Tally, what: string): string[] {
  const passed = tally.get('200') ?? 0;
  return passed === 0 ? [] : [`${passed} of ${total(tally)} ${what} were answered with data`];
}

/** Operations that ask for too much, alone and in batches. */
export const operations: Flood = {
  name: 'operations',
  run: (flooded, tally, signal) =>
    sendOn(flooded, signal, {
      make: (index): Sent => {
        const query = TOO_MUCH[index % TOO_MUCH.length] ?? '';
        const operation = { query };
        const body = JSON.stringify(index % 7 === 0 ? Array.from({ length: 20 }, () => operation) : operation);
        return { path: '/graphql', address: '203.0.113.1', body };
      },
      hear: byStatus(tally),
    }),
  judge: (tally) => nothingPasses(tally, 'operations beyond a limit'),
};

/** As many reads as one address can send. */
export const requests: Flood = {
  name: 'requests',
  run: (flooded, tally, signal) =>
    sendOn(flooded, signal, {
      make: () => ({ path: '/api/channel', address: '203.0.113.2' }),
      hear: byStatus(tally),
      // Even when a new minute begins in between, one of the two is too much.
      atLeast: 2 * flooded.perMinute + 1,
    }),
  judge: (tally) => ((tally.get('429') ?? 0) === 0 ? ['one address was never refused'] : []),
};

const LARGE = Buffer.alloc(2 * 1024 * 1024, '{"a":');

/** Bodies larger than any that is taken. */
export const bodies: Flood = {
  name: 'bodies',
  run: (flooded, tally, signal) =>
    sendOn(flooded, signal, {
      make: (index) => ({
        path: ['/graphql', '/api/checkout', '/api/checkout/add'][index % 3] ?? '/graphql',
        address: '203.0.113.3',
        body: LARGE,
      }),
      hear: byStatus(tally),
    }),
  judge: (tally) => nothingPasses(tally, 'bodies beyond the limit'),
};

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Error { code } } }`;

/** The code of a refusal as data, else of a refused request. */
function codeOf(text: string): string {
  return /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? 'none';
}

interface Guesses {
  readonly name: string;
  readonly make: (index: number, flooded: Flooded) => Sent;
  /** The answer to a guess that was tried; every other one was not. */
  readonly wrong: string;
}

/** More would be worth the trouble: beyond the free ones each takes twice as long as the last. */
const MOST_TRIED = 100;

function guessing({ name, make, wrong }: Guesses): Flood {
  return {
    name,
    run: (flooded, tally, signal) =>
      sendOn(flooded, signal, {
        make: (index) => make(index, flooded),
        atLeast: 2 * MOST_TRIED,
        hear: ({ text }) => count(tally, codeOf(text)),
      }),
    judge: (tally) => {
      const tried = tally.get(wrong) ?? 0;
      if (tried === 0) return [`of ${total(tally)} guesses none was tried: nothing was seen`];
      return tried > MOST_TRIED ? [`${tried} of ${total(tally)} guesses were tried`] : [];
    },
  };
}

export const passwords = guessing({
  name: 'passwords',
  make: (index, { login }) => ({
    path: '/graphql',
    address: '203.0.113.5',
    body: JSON.stringify({ query: SIGN_IN, variables: { input: { login, password: `a guess ${index}` } } }),
  }),
  wrong: 'INVALID_CREDENTIALS',
});

/** By the way that takes one request: an order with a code, from a visitor without a session. */
export const promoCodes = guessing({
  name: 'promo codes',
  make: (index, { shop }) => ({
    path: '/api/checkout',
    address: '203.0.113.4',
    headers: { 'idempotency-key': `guess-${index}` },
    body: JSON.stringify({
      lines: [{ productVariantId: shop.variantIds[0], quantity: 1 }],
      name: 'Nino',
      phone: '+49 30 901820',
      deliveryMethod: 'PICKUP',
      warehouseId: shop.warehouseId,
      paymentMethodId: shop.paymentMethodId,
      promoCode: `GUESS${index}`,
    }),
  }),
  wrong: 'PROMO_NOT_APPLICABLE',
});
