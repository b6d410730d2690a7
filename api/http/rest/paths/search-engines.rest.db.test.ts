import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCatalog, createTestProduct, type TestCatalog } from '../../../catalog/testing';
import { createTestStaff, globalId, run } from '../../../graphql/testing';
import { startTestServer, type TestServer } from '../../server/testing-server';

let bare: TestServer;
let server: TestServer;
let catalog: TestCatalog;

beforeAll(async () => {
  bare = await startTestServer();
  server = await startTestServer({ address: { publicUrl: 'https://shop.test' } });
  catalog = await createTestCatalog(server.database.db);
  await createTestStaff(server.database.db, catalog.channel.id, 'ADMIN');
  await createTestProduct(catalog.manager, { categoryIds: [catalog.categoryId] });
});
afterAll(() => Promise.all([bare.close(), server.close()]));

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

test('a shop that is not set up is shown to no search engine', async () => {
  expect(await (await fetch(`${bare.url}/robots.txt`)).text()).toContain('Disallow: /\n');
  expect((await fetch(`${bare.url}/sitemap.xml`)).status).toBe(404);
});

test('the sitemap has the public addresses of everything that shoppers can open, and nothing else', async () => {
  const { db } = server.database;
  const channelId = catalog.channel.id;
  await db.page.createMany({
    data: [
      { channelId, slug: 'about', title: { en: 'About' }, isPublished: true },
      { channelId, slug: 'draft', title: { en: 'Draft' } },
    ],
  });
  const answer = await ask('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await answer.text();
  for (const path of ['', '/catalog', '/catalog/pizza', '/catalog/pizza/margherita', '/about']) {
    expect(text).toContain(`<loc>https://shop.test/ru${path}</loc>`);
  }
  expect(text).not.toMatch(/draft|checkout|finish|command-center/);
  expect(await (await ask('/robots.txt')).text()).toContain('Sitemap: https://shop.test/sitemap.xml');
  expect((await ask('/sitemap/1.xml')).status).toBe(404);
});

test('a client that has it already gets 304, until the menu changes', async () => {
  const etag = (await ask('/sitemap.xml')).headers.get('etag') ?? '';
  expect((await ask('/sitemap.xml', { 'if-none-match': etag })).status).toBe(304);
  await run(
    catalog.manager,
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename ... on Error { message } } }',
    { input: { name: [{ locale: 'en', value: 'Diavola' }], price: 1100, categoryIds: [catalog.categoryId] } },
  );
  const changed = await ask('/sitemap.xml', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain('/catalog/pizza/diavola');
});

test('a dish whose price has changed has changed for search engines too', async () => {
  const { db } = server.database;
  const yesterday = new Date(Date.now() - 86_400_000);
  const [product] = await db.product.findMany({ where: { slug: 'margherita' }, include: { variants: true } });
  const variant = product?.variants[0];
  await db.product.updateMany({ data: { updatedAt: yesterday } });
  await db.variant.updateMany({ data: { updatedAt: yesterday } });
  const changedOf = async () =>
    /\/ru\/catalog\/pizza\/margherita<\/loc><lastmod>(?<at>[^<]+)</.exec(await (await ask('/sitemap.xml')).text())
      ?.groups?.at ?? '';
  await db.channel.updateMany({ data: { catalogRevision: { increment: 1 } } });
  const before = await changedOf();
  await run(
    catalog.manager,
    'mutation ($input: UpdateVariantInput!) { updateVariant(input: $input) { __typename ... on Error { message } } }',
    { input: { id: globalId('Variant', variant?.id ?? ''), version: variant?.version, price: 1234 } },
  );
  expect(Date.parse(await changedOf())).toBeGreaterThan(Date.parse(before));
});
