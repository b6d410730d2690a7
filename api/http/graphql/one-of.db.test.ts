import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { globalId } from '../../graphql/testing';
import { createApiToken } from '../../staff/tokens/api-token.command';
import type { TestClient } from '../server/testing-client';
import { startTestServer, type TestServer } from '../server/testing-server';

let server: TestServer;
let program: TestClient;
let ids: { readonly categoryId: string; readonly productId: string };

beforeAll(async () => {
  server = await startTestServer();
  const world = await shop(server.database.db).dish('Cola', 300).open();
  const { secret } = await createApiToken(await world.staff('ADMIN'), { name: 'Menu', scopes: ['CATALOG_WRITE'] });
  program = server.client({ authorization: `Bearer ${secret}` });
  const productId = globalId('Product', world.products.get('Cola') ?? '');
  ids = { categoryId: globalId('Category', world.catalog.categoryId), productId };
});
afterAll(() => server.close());

const ROUTE = `mutation ($input: RouteToStationInput!) { routeToStation(input: $input) { __typename ... on Error { code } } }`;

async function route(dishes: object): Promise<unknown> {
  return (await program.graphql(ROUTE, { input: { dishes } })).body;
}

test('one of several is taken, whichever it is', async () => {
  const { categoryId, productId } = ids;
  const done = { data: { routeToStation: { __typename: 'Channel' } } };
  expect([await route({ categoryId }), await route({ productId })]).toEqual([done, done]);
});

test('none, two, and a null beside the one are a mistake of the call, and named so', async () => {
  const { categoryId, productId } = ids;
  const unknown = globalId('Product', randomUUID());
  for (const dishes of [{}, { categoryId, productId }, { categoryId, productId: null }, { categoryId: null }]) {
    const body = await route(dishes);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(body).not.toHaveProperty('data.routeToStation');
  }
  expect(await route({ productId: unknown })).toEqual({
    data: { routeToStation: { __typename: 'Refusal', code: 'NOT_FOUND' } },
  });
  const literal = `mutation { routeToStation(input: { dishes: { categoryId: "${categoryId}", productId: null } }) { __typename ... on Error { code } } }`;
  expect((await program.graphql(literal)).body).toMatchObject({ errors: [expect.anything()] });
});
