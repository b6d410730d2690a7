import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATEGORY_PRODUCTS_LIMIT } from '../../../domain/catalog-limits';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { globalId, run } from '../../graphql/testing';
import { createTestCatalog, createTestProduct, mutate, type TestCatalog } from '../testing';

let database: TestDatabase;
let shop: TestCatalog;
let ids: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestCatalog(database.db);
});
afterAll(() => database.drop());

const CHANGED = '... on ProductsChanged { changedIds notChanged { productId problem { code message } } }';

const createThree = async (input: Record<string, unknown> = {}) => {
  const [a, b, c] = [
    await createTestProduct(shop.manager, input),
    await createTestProduct(shop.manager, input),
    await createTestProduct(shop.manager, input),
  ];
  ids = [a.id, b.id, c.id];
};

const read = (id: string) =>
  run(shop.manager, 'query ($id: ID!) { node(id: $id) { ... on Product { isSoldOut } } }', { id });

test('several dishes are stopped and put back in one call, and what is gone is named with its reason', async () => {
  await createThree();
  const gone = globalId('Product', crypto.randomUUID());
  const stopped = await mutate(
    shop.operator,
    'stopProducts',
    { ids: [...ids, gone], duration: 'UNTIL_CHANGED' },
    CHANGED,
  );
  expect(stopped).toMatchObject({
    changedIds: ids,
    notChanged: [{ productId: gone, problem: { code: 'NOT_FOUND', message: 'This no longer exists.' } }],
  });
  for (const id of ids) expect(await read(id)).toEqual({ node: { isSoldOut: true } });
  expect(await mutate(shop.operator, 'resumeProducts', { ids }, CHANGED)).toMatchObject({ notChanged: [] });
  for (const id of ids) expect(await read(id)).toEqual({ node: { isSoldOut: false } });
  const entries = await database.db.auditEntry.findMany({
    where: { action: { in: ['stopProducts', 'resumeProducts'] } },
  });
  expect(entries).toHaveLength(2);
});

test('several dishes get the same VAT, and lose it again', async () => {
  await createThree();
  const classes = async () =>
    run(shop.manager, 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { taxClass } } }', { ids });
  for (const taxClass of ['REDUCED', null]) {
    const changed = await mutate(shop.manager, 'setProductsTaxClass', { ids, taxClass }, CHANGED);
    expect(changed).toMatchObject({ changedIds: ids, notChanged: [] });
    expect(await classes()).toEqual({ nodes: ids.map(() => ({ taxClass })) });
  }
});

test('a time that has passed stops nothing', async () => {
  await createThree();
  const until = '2020-01-01T00:00:00Z';
  const input = { ids, duration: 'UNTIL_TIME', until };
  expect(await mutate(shop.operator, 'stopProducts', input, CHANGED)).toMatchObject({
    fields: [{ path: ['input', 'until'], code: 'MUST_BE_LATER' }],
  });
});

const ARRANGED = 'query ($id: ID!) { node(id: $id) { ... on Category { arrangedProducts { id } } } }';

test('several dishes go behind the others of a category in the order of the call, and leave it', async () => {
  const first = await createTestProduct(shop.manager, { categoryIds: [shop.categoryId] });
  await createThree();
  const [a = '', b = '', c = ''] = ids;
  const input = { categoryId: shop.categoryId, ids: [c, first.id, a, b] };
  expect(await mutate(shop.manager, 'addProductsToCategory', input, CHANGED)).toMatchObject({ notChanged: [] });
  const order = async () => run(shop.manager, ARRANGED, { id: shop.categoryId });
  expect(await order()).toEqual({ node: { arrangedProducts: [first.id, c, a, b].map((id) => ({ id })) } });
  await mutate(shop.manager, 'removeProductsFromCategory', { categoryId: shop.categoryId, ids: [c, a] });
  expect(await order()).toEqual({ node: { arrangedProducts: [first.id, b].map((id) => ({ id })) } });
});

test('a category takes those that it has room for, and names the others', async () => {
  await createThree();
  const { channel, menuId, manager } = shop;
  const category = await mutate(
    manager,
    'createCategory',
    { menuId, name: [{ locale: 'en', value: 'Full' }] },
    '... on Category { id }',
  );
  const categoryId = String(category.id);
  const [, rawId = ''] = Buffer.from(categoryId, 'base64').toString().split(':');
  const rows = Array.from({ length: CATEGORY_PRODUCTS_LIMIT - 2 }, (_, index) => ({
    id: crypto.randomUUID(),
    channelId: channel.id,
    slug: `dish-${index}`,
    name: {},
  }));
  await database.db.product.createMany({ data: rows });
  await database.db.categoryProduct.createMany({
    data: rows.map(({ id }, position) => ({ categoryId: rawId, productId: id, position })),
  });
  expect(await mutate(manager, 'addProductsToCategory', { categoryId, ids }, CHANGED)).toMatchObject({
    changedIds: ids.slice(0, 2),
    notChanged: [{ productId: ids[2], problem: { code: 'TOO_MANY_ENTRIES' } }],
  });
});

test('several dishes are deleted at once; another shop’s are not found', async () => {
  const other = await createTestCatalog(database.db);
  const { id: foreign } = await createTestProduct(other.manager);
  await createThree();
  expect(await mutate(shop.manager, 'deleteProducts', { ids: [...ids, foreign] }, CHANGED)).toMatchObject({
    changedIds: ids,
    notChanged: [{ productId: foreign, problem: { code: 'NOT_FOUND' } }],
  });
  expect(await run(other.manager, 'query ($id: ID!) { node(id: $id) { id } }', { id: foreign })).toMatchObject({
    node: { id: foreign },
  });
});

test('none at all, or more than can be changed at once, are refused', async () => {
  const many = Array.from({ length: 201 }, () => globalId('Product', crypto.randomUUID()));
  for (const wrong of [[], many]) {
    expect(await mutate(shop.manager, 'deleteProducts', { ids: wrong }, CHANGED)).toMatchObject({
      fields: [{ path: ['input', 'ids'] }],
    });
  }
});
