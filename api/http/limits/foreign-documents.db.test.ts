import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeLines } from '../../checkout/testing-shopper';
import { shop } from '../../checkout/testing-world';
import type { ApiScope } from '../../generated/prisma/client';
import { globalId } from '../../graphql/testing';
import { createApiToken } from '../../staff/tokens/api-token.command';
import { startTestServer, type TestServer } from '../server/testing-server';

/** Documents as the programs of others send them. None is stored here, so every limit holds for them. */
let server: TestServer;
let token: (scope: ApiScope) => Promise<string>;

const DISHES = 60;
const ORDERS = 12;

beforeAll(async () => {
  server = await startTestServer();
  let builder = shop(server.database.db);
  for (let index = 0; index < DISHES; index += 1) {
    builder = builder
      .dish(`Dish ${index}`, 500 + index)
      .withVariant('Large', 900)
      .withVariant('Family', 1200)
      .withOption('Crust', { Thin: 0, Thick: 150 })
      .withOption('Extras', { Olives: 100, Cheese: 100, Basil: 50 });
  }
  const world = await builder.open();
  for (let index = 0; index < ORDERS; index += 1) {
    await placeLines(world, [world.choice('Dish 1', 2, []), world.choice('Dish 2', 1, [])]);
  }
  token = async (scope) => {
    const caller = await world.staff('ADMIN');
    const { secret } = await createApiToken(caller, { name: scope, scopes: [scope], expiresAt: null });
    return `Bearer ${secret}`;
  };
}, 60_000);
afterAll(() => server.close());

/** Each component has a fragment of its own, as Relay and Apollo Client ask for it: eight of them, one in another. */
const COLOCATED = /* GraphQL */ `
  query MenuScreenQuery { __typename menu { __typename ...MenuScreen_menu id } }
  fragment MenuScreen_menu on Menu { __typename name categories { __typename ...CategorySection_category id } }
  fragment CategorySection_category on Category {
    __typename name
    products(first: 24) { __typename edges { __typename cursor node { __typename ...DishCard_product id } } ...Pager_page }
  }
  fragment Pager_page on CategoryProductsConnection { pageInfo { __typename hasNextPage endCursor } }
  fragment DishCard_product on Product {
    __typename slug ...DishCard_photo ...DishCard_price optionGroups { __typename ...DishOptions_group id }
  }
  fragment DishCard_photo on Product { photo { __typename ...Picture_photo } }
  fragment Picture_photo on Photo { url(width: 320) width height }
  fragment DishCard_price on Product { price { __typename ...Price_money } }
  fragment Price_money on Money { decimal currencyCode }
  fragment DishOptions_group on OptionGroup {
    __typename name options { __typename ...OptionRow_option id }
  }
  fragment OptionRow_option on Option { __typename name priceDifference { __typename ...Price_money } }
`;

const WHOLE_MENU = /* GraphQL */ `
  query WholeMenu {
    menu {
      __typename id name
      categories {
        __typename id slug name
        products(first: 100) {
          __typename pageInfo { __typename hasNextPage endCursor }
          nodes {
            __typename id slug name description tags allergens isSoldOut
            photo { __typename url width height }
            price { __typename minor decimal currencyCode }
            variants { __typename id name sku weight unit isSoldOut price { __typename minor decimal } }
            optionGroups {
              __typename id name minimum maximum
              options { __typename id name isSoldOut priceDifference { __typename minor decimal } }
            }
          }
        }
      }
    }
  }
`;

const TILL = /* GraphQL */ `
  query Till($after: String) {
    channel {
      products(first: 100, after: $after) {
        totalCount pageInfo { hasNextPage endCursor }
        nodes { id slug name isAvailable version variants { id name sku isAvailable version price { minor currencyCode } } }
      }
    }
  }
`;

const EXPORT = /* GraphQL */ `
  query OrdersExport($after: String) {
    channel {
      orders(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges {
          cursor
          node {
            id number status placedAt deliveryMethod
            productsCost { minor } discount { minor } deliveryFee { minor } totalPrice { minor }
            lines {
              id productName variantName sku quantity
              unitPrice { minor } total { minor } options { group name priceDifference { minor } }
            }
            history { from to at }
          }
        }
      }
    }
  }
`;

test.each([
  ['co-located fragments, eight deep', COLOCATED, null, 'dish-2'],
  ['the whole menu with its options', WHOLE_MENU, null, 'Dish 59'],
  ['a hundred products with their variants, for a till', TILL, 'CATALOG_WRITE', 'Family'],
  ['a hundred orders with their lines, for a report', EXPORT, 'ORDERS_READ', 'Dish 1'],
] as const)('%s: one request is enough', async (_what, query, scope, shown) => {
  const client = server.client(scope ? { authorization: await token(scope) } : {});
  const { status, body } = await client.post('/graphql', { query, extensions: { cost: true } });
  expect(body).not.toHaveProperty('errors');
  expect([status, body]).toMatchObject([200, { extensions: { cost: { cost: expect.any(Number), limit: 50_000 } } }]);
  expect(JSON.stringify(body)).toContain(shown);
});

test('the cost is that of the objects that there are', async () => {
  const costOf = async (query: string) => {
    const { body } = await server.client().post('/graphql', { query, extensions: { cost: true } });
    return body;
  };
  // The menu, its only category, the connection, 60 dishes with three prices each.
  const query = '{ menu { name categories { products(first: 100) { nodes { name variants { price { minor } } } } } } }';
  expect(await costOf(query)).toMatchObject({ extensions: { cost: { cost: 1 + 1 + 1 + 60 * (1 + 3 + 3) } } });
});

test('what is read one by one, or looks through everything, costs as much', async () => {
  const client = server.client({ authorization: await token('ORDERS_READ') });
  const costOf = async (query: string, variables: object = {}) => {
    const { body } = await client.post('/graphql', { query, variables, extensions: { cost: true } });
    return body;
  };
  const ids = Array.from({ length: 1_000 }, () => globalId('Variant', crypto.randomUUID()));
  const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  expect(await costOf(nodes, { ids })).toMatchObject({ errors: [{ extensions: { cost: 51_000 } }] });
  expect(await costOf(nodes, { ids: ids.slice(0, 100) })).toMatchObject({ extensions: { cost: { cost: 5_100 } } });
  const search = '{ channel { orders(first: 1, search: "Anna") { nodes { id } } } }';
  expect(await costOf(search)).toMatchObject({ extensions: { cost: { cost: 10_003 } } });
  const all = '{ channel { orders(first: 1) { nodes { id } } } }';
  expect(await costOf(all)).toMatchObject({ extensions: { cost: { cost: 3 } } });
});

test('a refusal for too high a cost states the cost, though the client did not ask for it', async () => {
  const many = '{ channel { clients(first: 100) { nodes { orders(first: 100) { nodes { lines { id } } } } } } }';
  const { status, body } = await server.client().graphql(many);
  const extensions = {
    code: 'COST_LIMIT_EXCEEDED',
    cost: expect.any(Number),
    limit: 50_000,
    requestId: expect.any(String),
  };
  expect([status, body]).toMatchObject([400, { errors: [{ extensions }] }]);
});
