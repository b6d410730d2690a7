import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCatalog, createTestProduct, type TestCatalog } from '../../catalog/testing';
import { run } from '../../graphql/testing';
import { startTestServer, type TestServer } from '../../http/server/testing-server';

let server: TestServer;
let catalog: TestCatalog;

beforeAll(async () => {
  server = await startTestServer();
  catalog = await createTestCatalog(server.database.db);
});
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

test('shop, category and dish have a picture in each language', async () => {
  await createTestProduct(catalog.manager, { categoryIds: [catalog.categoryId] });
  for (const path of ['/share/en.jpg', '/share/ru/category/pizza.jpg', '/share/ru/dish/margherita.jpg']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toContain('max-age=3600');
    expect(new Uint8Array(await answer.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));
  }
});

test('a picture is the same until the dish changes', async () => {
  const product = await createTestProduct(catalog.manager, {
    categoryIds: [catalog.categoryId],
    name: [{ locale: 'en', value: 'Diavola' }],
  });
  const etag = (await ask('/share/en/dish/diavola.jpg')).headers.get('etag') ?? '';
  expect((await ask('/share/en/dish/diavola.jpg', { 'if-none-match': etag })).status).toBe(304);
  await run(
    catalog.manager,
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { __typename ... on Error { message } } }',
    { input: { id: product.id, version: product.version, name: [{ locale: 'en', value: 'Diavola piccante' }] } },
  );
  const changed = await ask('/share/en/dish/diavola.jpg', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test.each([
  '/share/en/dish/no-such-dish.jpg',
  '/share/en/category/no-such.jpg',
  '/share/de.jpg',
  '/share/en.png',
  '/share/en/page/about.jpg',
])('%s is no picture', async (path) => {
  expect((await ask(path)).status).toBe(404);
});
