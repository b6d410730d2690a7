import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/client';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { transaction } from '../../db/transaction';
import { PrismaClient } from '../../generated/prisma/client';
import { globalId, run, testContext } from '../../graphql/testing';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import { readVariants } from '../products/catalog.store';
import { catalogInMemory } from '../read-model/catalog-in-memory.store';
import { readInMemory } from '../read-model/read-in-memory';
import { createTestCatalog, createTestProduct, mutate, type TestCatalog } from '../testing';

let database: TestDatabase;
let shop: TestCatalog;
let counted: ReturnType<typeof countingClient>;

/** A client that tells how many statements it sent. */
function countingClient(url: string) {
  const client = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url }),
    log: [{ emit: 'event', level: 'query' }],
  });
  let statements = 0;
  client.$on('query', () => {
    statements += 1;
  });
  return {
    client,
    async count(work: (db: Database) => Promise<unknown>): Promise<number> {
      statements = 0;
      await work(client);
      return statements;
    },
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestCatalog(database.db);
  counted = countingClient(database.url);
});

afterAll(async () => {
  await counted.client.$disconnect();
  await database.drop();
});

/** What a card of the storefront shows, and more. */
const CARD = /* GraphQL */ `
  fragment Card on Product {
    id slug name description
    photo { url(width: 320) sources { width url } srcSet(widest: 640) width height placeholder }
    price { minor currencyCode } priceFrom { minor currencyCode }
    weight unit tags isSoldOut soldOutUntil hasChoices onlyVariantId
    variants { id name price { minor } isSoldOut soldOutUntil photo { url } }
    optionGroups { id name options { id name priceDifference { minor } } }
    categories { slug }
  }
`;

/** The storefront's catalog page, its cards asked for in one of the ways that a connection offers. */
const catalogPage = (cards: string) =>
  `${CARD} query { menu { name categories { id slug name icon products(first: 100) { ${cards} } } } }`;

const EDGES = catalogPage('edges { node { ...Card } } pageInfo { hasNextPage }');
const NODES = catalogPage('nodes { ...Card }');
const BOTH = catalogPage('edges { node { id slug } } nodes { ...Card }');

async function addCategory(productCount: number): Promise<void> {
  const name = [{ locale: 'en', value: `Category ${crypto.randomUUID()}` }];
  const created = await mutate(shop.manager, 'createCategory', { menuId: shop.menuId, name }, '... on Category { id }');
  const { id: mediaId } = await database.db.media.create({
    data: { channelId: shop.channel.id, key: crypto.randomUUID(), width: 9, height: 9, widths: [160], placeholder: '' },
  });
  for (let index = 0; index < productCount; index += 1) {
    const product = await createTestProduct(shop.manager, {
      categoryIds: [created.id, shop.categoryId],
      photoId: globalId('Photo', mediaId),
    });
    const english = (value: string) => [{ locale: 'en', value }];
    await mutate(shop.manager, 'createVariant', { productId: product.id, name: english('Large'), price: 1200 });
    await mutate(shop.manager, 'createOptionGroup', {
      productId: product.id,
      name: english('Extras'),
      options: [{ name: english('Cheese'), priceDifference: 100 }],
    });
  }
}

const countPage = (source: string) => counted.count((db) => run(testContext(db, shop.channel), source));

const countVariants = () =>
  counted.count(async (db) => {
    const rows = await database.db.variant.findMany({ select: { id: true } });
    return readVariants(
      db,
      shop.channel.id,
      rows.map(({ id }) => id),
    );
  });

test('the catalog page and a cart’s variants take as many statements for a large menu as for a small one', async () => {
  await addCategory(1);
  const small = [await countPage(EDGES), await countVariants()];
  await addCategory(6);
  await addCategory(6);
  expect([await countPage(EDGES), await countVariants()]).toEqual(small);
});

test.each([
  ['nodes', NODES],
  ['nodes and edges', BOTH],
])('cards asked for under %s cost what they cost under edges', async (_way, source) => {
  expect(await countPage(source)).toBe(await countPage(EDGES));
});

test('what goes well with each dish of a page is asked of the menu in memory, by no statement', async () => {
  const { id } = shop.channel;
  const all = await database.db.product.findMany({ where: { channelId: id }, select: { id: true }, take: 3 });
  const goesWellWithIds = all.map((product) => product.id);
  await database.db.product.updateMany({ where: { channelId: id }, data: { goesWellWithIds } });
  await transaction(database.db, (tx) => touchCatalog(tx, id));
  const channel = await database.db.channel.findUniqueOrThrow({ where: { id } });
  const source = catalogPage('nodes { ...Card goesWellWith { ...Card } }').replace(
    'menu {',
    'menu { popularProducts { name }',
  );
  const statements = await counted.count(async (db) => {
    const catalog = await catalogInMemory(database.db, channel);
    const context = { ...testContext(db, channel), catalog, catalogDb: readInMemory(catalog, db) };
    const { menu } = await run<{ menu: object }>(context, source);
    expect(JSON.stringify(menu)).toContain('"goesWellWith":[{');
  });
  expect(statements).toBe(0);
});

test('the number of statements for a page of staff’s products does not grow with the page', async () => {
  const source = `query ($first: Int!) {
    channel { products(first: $first) { totalCount edges { node { name price { minor } categories { name menu { name } } variants { sku product { slug } } } } } }
  }`;
  const count = (first: number) => counted.count((db) => run({ ...shop.manager, db }, source, { first }));
  expect(await count(10)).toBe(await count(2));
});
