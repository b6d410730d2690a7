import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { startTestServer, type TestServer } from '../server/testing-server';

const NESTED =
  'menu { categories { products { nodes { categories { menu { categories { products { nodes { id } } } } } } } } }';
const OWN = `query Own { channel { ${Array.from({ length: 20 }, (_, index) => `a${index}: name`).join(' ')} } }`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ documents: new Map([[sha256(OWN), OWN]]) });
  await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: name`).join(' ');

test.each([
  ['DEPTH_LIMIT_EXCEEDED', `{ channel { ${NESTED.replace('menu', 'menus')} } }`],
  ['ALIAS_LIMIT_EXCEEDED', `{ channel { ${aliases(16)} } }`],
  [
    'ALIAS_LIMIT_EXCEEDED',
    `{ ${Array.from({ length: 16 }, (_, index) => `n${index}: node(id: "x") { id }`).join(' ')} }`,
  ],
  ['DIRECTIVE_LIMIT_EXCEEDED', `{ channel { name ${'@include(if: true) '.repeat(51)} } }`],
  ['TOKEN_LIMIT_EXCEEDED', `{ channel { ${'name '.repeat(2000)} } }`],
  ['ROOT_FIELD_LIMIT_EXCEEDED', `{ ${'__typename '.repeat(21)} }`],
  ['ROOT_FIELD_LIMIT_EXCEEDED', `{ ... on Query { ${'__typename '.repeat(21)} } }`],
  [
    'COST_LIMIT_EXCEEDED',
    '{ channel { clients(first: 100) { nodes { orders(first: 100) { nodes { lines { id } } } } } } }',
  ],
])('%s answers 400 before anything is read', async (code, query) => {
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const { status, body } = await server.client({ accept }).graphql(query);
    expect(status).toBe(400);
    const requestId = expect.any(String);
    expect(body).toMatchObject({ errors: [{ message: expect.any(String), extensions: { code, requestId } }] });
    expect(body).not.toHaveProperty('data');
  }
});

test('what is just within the limits is answered', async () => {
  for (const query of [
    `{ channel { ${aliases(15)} } }`,
    `{ ${'__typename '.repeat(20)} }`,
    `{ channel { ${'name @include(if: true) '.repeat(50)} } }`,
  ]) {
    expect((await server.client().graphql(query)).body).toHaveProperty('data');
  }
});

test('a page of more than a hundred, or of less than none, is refused', async () => {
  for (const first of [101, 1000, -1, 2_147_483_647]) {
    const query = `{ channel { menus { categories { products(first: ${first}) { nodes { id } } } } } }`;
    const { status, body } = await server.client().graphql(query);
    expect(status).toBeLessThan(500);
    expect(body).toHaveProperty('errors');
  }
  expect(server.logged.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
});

test('our client’s own documents come by their SHA-256 alone, and are exempt from the limits', async () => {
  const persistedQuery = { version: 1, sha256Hash: sha256(OWN) };
  const { body } = await server.client().post('/graphql', { extensions: { persistedQuery } });
  expect(body).toMatchObject({ data: { channel: { a19: 'Test kitchen' } } });
  const extensions = encodeURIComponent(JSON.stringify({ persistedQuery }));
  expect((await server.client().get(`/graphql?extensions=${extensions}`)).body).toHaveProperty('data');
});

test('an unknown document is answered with errors', async () => {
  for (const sha256Hash of [sha256('{ other }'), '', '__proto__', 7]) {
    const answer = await server
      .client()
      .post('/graphql', { extensions: { persistedQuery: { version: 1, sha256Hash } } });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toHaveProperty('errors');
  }
});

test('nothing changes by GET, and nothing by many at once', async () => {
  const client = server.client();
  const mutation = encodeURIComponent('mutation { clearCheckout { __typename } }');
  expect((await client.get(`/graphql?query=${mutation}`)).status).toBe(405);
  const batch = await client.post('/graphql', [{ query: '{ __typename }' }, { query: '{ __typename }' }]);
  expect([batch.status, batch.body]).toMatchObject([400, { errors: [{ message: expect.any(String) }] }]);
});
