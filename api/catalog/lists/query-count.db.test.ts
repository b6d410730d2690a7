import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, statementsOf, type TestDatabase } from '../../db/testing';
import { transaction } from '../../db/transaction';
import { globalId, run, testContext } from '../../graphql/testing';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import { readVariants } from '../products/catalog.store';
import { catalogInMemory } from '../read-model/catalog-in-memory.store';
import { createTestCatalog, createTestProduct, mutate, type TestCatalog } from '../testing';

let database: TestDatabase;
let shop: TestCatalog;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestCatalog(database.db);
});

afterAll(async () => {
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

const count = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;
const countPage = (source: string) => count(() => run(testContext(database.db, shop.channel), source));

async function countVariants(): Promise<number> {
  const rows = await database.db.variant.findMany({ select: { id: true } });
  const ids = rows.map(({ id }) => id);
  return count(() => readVariants(database.db, shop.channel.id, ids));
}

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
  const { db } = database;
  const catalog = await catalogInMemory(db, channel);
  const statements = await count(async () => {
    const context = testContext(db, channel, { catalog });
    const { menu } = await run<{ menu: object }>(context, source);
    expect(JSON.stringify(menu)).toContain('"goesWellWith":[{');
  });
  expect(statements).toBe(0);
});

test('the number of statements for a page of staff’s products does not grow with the page', async () => {
  const source = `query ($first: Int!) {
    channel { products(first: $first) { totalCount edges { node { name price { minor } categories { name menu { name } } variants { sku product { slug } } } } } }
  }`;
  const countFirst = (first: number) => count(() => run(shop.manager, source, { first }));
  expect(await countFirst(10)).toBe(await countFirst(2));
});
