import { createHash } from 'node:crypto';
import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  gql,
  HttpLink,
  InMemoryCache,
  Observable,
} from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { relayStylePagination } from '@apollo/client/utilities';
import { print } from 'graphql';
import { createClient as createSseClient } from 'graphql-sse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { moveOrder } from '../../api/checkout/order-life/move-order.command';
import { shop, type World } from '../../api/checkout/testing-world';
import { globalId } from '../../api/graphql/testing';
import { startTestServer, type TestServer } from '../../api/http/server/testing-server';
import { createTestToken } from '../../api/staff/testing';

/** Apollo Client as its own documentation sets it up, with the limits on and nothing of ours between. */
let server: TestServer;
let world: World;
let token: string;

const PER_MINUTE = 600;
const DISHES = 30;

beforeAll(async () => {
  server = await startTestServer({ perMinute: PER_MINUTE, streamsOfAddress: 10 });
  let builder = shop(server.database.db);
  for (let index = 0; index < DISHES; index += 1) builder = builder.dish(`Dish ${index}`, 500 + index);
  world = await builder.open();
  token = await createTestToken(server.database.db, world.channel, ['STOREFRONT']);
});
afterAll(() => server.close());

/** Which types a union or an interface stands for, as Apollo's documentation has it read from the schema. */
async function possibleTypes(): Promise<Record<string, string[]>> {
  const ask = '{ __schema { types { name possibleTypes { name } } } }';
  const { body } = await server.client().graphql(ask);
  const Named = z.object({ name: z.string() });
  const Types = z.array(Named.extend({ possibleTypes: z.array(Named).nullable() }));
  const { types } = z.object({ data: z.object({ __schema: z.object({ types: Types }) }) }).parse(body).data.__schema;
  return Object.fromEntries(
    types.flatMap(({ name, possibleTypes: all }) => (all ? [[name, all.map((one) => one.name)]] : [])),
  );
}

/** A program's headers, and the session that the shop gives it. */
function withSession(): ApolloLink {
  let session: string | null = null;
  return new ApolloLink((operation, forward) => {
    operation.setContext(({ headers = {} }) => ({
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        'x-locale': 'en',
        ...(session && { 'carte-session': session }),
      },
    }));
    return new Observable((observer) =>
      forward(operation).subscribe({
        next(result) {
          const { response } = operation.getContext();
          if (response instanceof Response) session = response.headers.get('carte-session') ?? session;
          observer.next(result);
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      }),
    );
  });
}

/** Subscriptions by graphql-sse, as its documentation has it. */
function eventStream(): ApolloLink {
  const client = createSseClient({
    url: `${server.url}/graphql`,
    headers: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  return new ApolloLink(
    (operation) =>
      new Observable((observer) =>
        client.subscribe<Record<string, unknown>>(
          { ...operation, query: print(operation.query) },
          {
            next: ({ data }) => observer.next({ data }),
            complete: () => observer.complete(),
            error: (error) => observer.error(error),
          },
        ),
      ),
  );
}

async function apollo({ isPersisted = false, useGETForQueries = false } = {}) {
  const http = new HttpLink({ uri: `${server.url}/graphql`, useGETForQueries });
  const persisted = new PersistedQueryLink({
    sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  });
  const link = ApolloLink.split(
    ({ operationType }) => operationType === 'subscription',
    eventStream(),
    ApolloLink.from([withSession(), ...(isPersisted ? [persisted] : []), http]),
  );
  return new ApolloClient({
    link,
    cache: new InMemoryCache({
      possibleTypes: await possibleTypes(),
      typePolicies: { Category: { fields: { products: relayStylePagination() } } },
    }),
  });
}

const DISH_CARD = gql`
  fragment DishCard on Product {
    id name isSoldOut price { decimal currencyCode } photo { url width height }
    variants { id name price { minor } }
    optionGroups { id name options { id name priceDifference { minor } } }
  }
`;
const MENU = gql`
  query Menu($slug: String!, $after: String) {
    category(slug: $slug) {
      id name
      products(first: 20, after: $after) { edges { cursor node { id ...DishCard } } pageInfo { hasNextPage endCursor } }
    }
  }
  ${DISH_CARD}
`;

const Category = z.object({
  category: z.object({
    products: z.object({
      edges: z.array(z.object({ node: z.object({ id: z.string(), name: z.string() }) })),
      pageInfo: z.object({ endCursor: z.string() }),
    }),
  }),
});

test.each([
  ['by POST', {}],
  ['by GET', { useGETForQueries: true }],
  ['with persisted queries, which the shop does not keep', { isPersisted: true }],
])('pages of a list join in its cache, %s', async (_title, options) => {
  const client = await apollo(options);
  const asked = { query: MENU, variables: { slug: 'food' } };
  const first = Category.parse((await client.query(asked)).data).category.products;
  const query = client.watchQuery(asked);
  const watching = query.subscribe(() => undefined);
  await query.fetchMore({ variables: { after: first.pageInfo.endCursor } });
  const names = () =>
    Category.parse(query.getCurrentResult().data).category.products.edges.map(({ node }) => node.name);
  await expect.poll(names).toEqual(Array.from({ length: DISHES }, (_, index) => `Dish ${index}`));
  expect(client.cache.extract()).toHaveProperty(`Product:${first.edges[0]?.node.id}`);
  watching.unsubscribe();
});

const CART = gql`
  fragment Cart on Cart { id lines { id productName quantity } totalPrice { minor } }
`;
const ADD = gql`
  mutation Add($input: LineInput!) {
    addLine(input: $input) { ...Cart ... on Error { code message path } }
  }
  ${CART}
`;
const READ = gql`
  query Cart { checkout { ...Cart } }
  ${CART}
`;
const PLACE = gql`
  mutation Place($input: PlaceOrderInput!) {
    placeOrder(input: $input) { ... on Order { id number token status } ... on Error { code message } }
  }
`;
const FOLLOW = gql`
  subscription Follow($token: String!) { checkoutUpdated(token: $token) { id status } }
`;

const Placed = z.object({ placeOrder: z.object({ id: z.string(), token: z.string(), status: z.literal('PLACED') }) });

test('a shopper fills a cart, orders and follows the order, all in one cache', async () => {
  const client = await apollo();
  const input = { variantId: globalId('Variant', world.variant('Dish 3')), quantity: 2 };
  const seen: unknown[] = [];
  await client.query({ query: READ });
  const watching = client
    .watchQuery({ query: READ, fetchPolicy: 'cache-first' })
    .subscribe(({ data }) => seen.push(data));
  await client.mutate({ mutation: ADD, variables: { input } });
  await client.mutate({ mutation: ADD, variables: { input } });
  await client.query({ query: READ, fetchPolicy: 'network-only' });
  await client.mutate({ mutation: ADD, variables: { input: { ...input, quantity: 1 } } });
  // What a mutation answers is written by its id: a watcher of the cart sees it at once.
  await expect.poll(() => seen.at(-1)).toMatchObject({ checkout: { lines: [{ productName: 'Dish 3', quantity: 5 }] } });
  watching.unsubscribe();
  const placed = await client.mutate({
    mutation: PLACE,
    variables: {
      input: {
        idempotencyKey: crypto.randomUUID(),
        name: 'Anna',
        phone: '030 901820',
        deliveryMethod: 'PICKUP',
        paymentMethodId: globalId('PaymentMethod', world.payment()),
      },
    },
  });
  const { token: orderToken } = Placed.parse(placed.data).placeOrder;
  const states: unknown[] = [];
  const following = client
    .subscribe({ query: FOLLOW, variables: { token: orderToken } })
    .subscribe(({ data }) => states.push(data));
  await expect.poll(() => states.at(-1)).toMatchObject({ checkoutUpdated: { status: 'PLACED' } });
  const order = await world.db.checkout.findUniqueOrThrow({ where: { token: orderToken } });
  await moveOrder(await world.staff('OPERATOR'), { id: order.id, to: 'ACCEPTED' });
  await expect.poll(() => states.at(-1)).toMatchObject({ checkoutUpdated: { status: 'ACCEPTED' } });
  following.unsubscribe();
});

test('a refusal is data, and a fault is an error with its code', async () => {
  const client = await apollo();
  const missing = { variantId: globalId('Variant', crypto.randomUUID()) };
  const { data } = await client.mutate({ mutation: ADD, variables: { input: missing } });
  expect(data).toMatchObject({
    addLine: { __typename: 'Refusal', code: 'VARIANT_NOT_FOUND', path: ['variantId'] },
  });
  const query = gql`query Orders { channel { id orders(first: 1) { nodes { id } } } }`;
  const failed = await client.query({ query }).catch((error: unknown) => error);
  expect(CombinedGraphQLErrors.is(failed) && failed.errors[0]?.extensions).toMatchObject({
    code: 'FORBIDDEN',
    scope: 'orders:read',
  });
});
