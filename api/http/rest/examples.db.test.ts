import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createDemoShop } from '../../demo/load-demo';
import { AUDIENCES, schemaFor } from '../../graphql/audience-schema';
import { exampleOperations } from '../../graphql/examples';
import { schema } from '../../schema';
import { hashPassword } from '../../staff/passwords/password';
import type { TestClient } from '../server/testing-client';
import { startTestServer, type TestServer } from '../server/testing-server';

/** The explorer's tabs, one after the other, as a newcomer tries them on the demo shop. */
let server: TestServer;
let visitor: TestClient;
let staff: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  const secretKey = Buffer.alloc(32, 7);
  const photos = { write: async () => {}, remove: async () => {} };
  const administrator = await createDemoShop(server.database.db, { hashPassword, secretKey, photos: photos as never });
  visitor = server.client();
  staff = server.client();
  await staff.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
    input: administrator,
  });
});
afterAll(() => server.close());

const Page = z.object({
  explorer: z.object({ defaultTabs: z.array(z.object({ query: z.string(), variables: z.string().optional() })) }),
});

/** The tabs as the page has them for this visitor, by their names. */
async function openTabs(part = 'whole') {
  const { body } = await visitor.get(`/graphql?schema=${part}`, { accept: 'text/html' });
  const [, options = ''] = /id="options">(.*?)<\/script>/s.exec(String(body)) ?? [];
  const { defaultTabs } = Page.parse(JSON.parse(options)).explorer;
  return new Map(
    defaultTabs.map(({ query, variables = '{}' }) => {
      const [, , name = ''] = /^(query|mutation|subscription) (\w+)/m.exec(query) ?? [];
      return [name, { query, variables: z.record(z.string(), z.unknown()).parse(JSON.parse(variables)) }];
    }),
  );
}

test('each tab is answered as it stands, with the shop’s own ids', async () => {
  const tabs = await openTabs();
  for (const name of ['Shop', 'Menu', 'Dish', 'Search', 'TimeSlots', 'AddToCart', 'Cart', 'Board']) {
    const { query = '', variables } = tabs.get(name) ?? {};
    const { status, body } = await (name === 'Board' ? staff : visitor).graphql(query, variables);
    expect([name, status, body]).toEqual([name, 200, { data: expect.anything() }]);
    const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(body);
    expect(Object.values(data), name).not.toContain(null);
  }
  const { body: cart } = await visitor.graphql(tabs.get('Cart')?.query ?? '');
  expect(cart).toMatchObject({ data: { checkout: { lines: [{ quantity: 2, isAvailable: true }] } } });
});

test('an order is placed once its total has been put in, and the other tabs know it then', async () => {
  const { query = '', variables = {} } = (await openTabs()).get('PlaceOrder') ?? {};
  const asked = await visitor.graphql(query, variables);
  const Priced = z.object({ data: z.object({ placeOrder: z.object({ newTotal: z.object({ minor: z.int() }) }) }) });
  const expectedTotal = Priced.parse(asked.body).data.placeOrder.newTotal.minor;
  const input = { ...z.record(z.string(), z.unknown()).parse(variables['input']), expectedTotal };
  expect((await visitor.graphql(query, { input })).body).toMatchObject({
    data: { placeOrder: { __typename: 'Order', status: 'PLACED' } },
  });
  const tabs = await openTabs();
  const run = async (name: string) =>
    (await visitor.graphql(tabs.get(name)?.query ?? '', tabs.get(name)?.variables)).body;
  expect(await run('OrderStatus')).toMatchObject({ data: { order: { status: 'PLACED', isOwn: true } } });
  expect(await run('OrderAgain')).toMatchObject({ data: { orderAgain: { __typename: 'OrderedAgain' } } });
  const leaving = new AbortController();
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(tabs.get('WatchOrder')),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  leaving.abort();
});

test('every tab has a name of its own; where nothing is asked for, they are a storefront’s', async () => {
  const [all, shoppers] = [await openTabs(), await openTabs('')];
  expect(all.size).toBe(exampleOperations().length);
  expect([...all.keys()].filter((name) => !shoppers.has(name))).toEqual(['Board']);
});

const Introspection = z.object({
  data: z.object({ __schema: z.object({ types: z.array(z.object({ name: z.string() })) }) }),
});

test.each(AUDIENCES)('introspection is there for the schema of %s', async (audience) => {
  const { body } = await visitor.get(`/graphql/explorer/${audience}.json`);
  const names = Introspection.parse(body).data.__schema.types.map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(schemaFor(schema, audience).getTypeMap()).sort());
});
