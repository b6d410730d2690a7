import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATEGORY_PRODUCTS_LIMIT } from '../../../domain/catalog-limits';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { execute, globalId, run } from '../../graphql/testing';
import { createTestCatalog, createTestProduct, mutate, mutateId, type TestCatalog } from '../testing';

let database: TestDatabase;
let shop: TestCatalog;
let elsewhere: TestCatalog;

beforeAll(async () => {
  database = await createTestDatabase();
  [shop, elsewhere] = await Promise.all([createTestCatalog(database.db), createTestCatalog(database.db)]);
});

afterAll(() => database.drop());

const english = (value: string) => [{ locale: 'en', value }];
const PRODUCT = `... on Product {
  id slug name description version isAvailable price { minor } weight unit sku tags photo { url(width: 200) }
  nutrition { calories fat } variants { name price { minor } weight sku isAvailable } categories { slug }
  optionGroups { name minimum maximum options { name priceDifference { minor } allergens nutrition { calories fat } } }
}`;

const create = (input: Record<string, unknown> = {}) =>
  mutate(shop.manager, 'createProduct', { name: english('Margherita'), price: 950, ...input }, PRODUCT);

async function createPhoto(channelId: string): Promise<string> {
  const data = { channelId, key: crypto.randomUUID(), width: 800, height: 600, widths: [160, 320], placeholder: '' };
  return globalId('Photo', (await database.db.media.create({ data })).id);
}

async function namesInCategory(): Promise<string[]> {
  const source = '{ category(slug: "pizza") { products(first: 100) { edges { node { name } } } } }';
  type Answer = { category: { products: { edges: { node: { name: string } }[] } } };
  const { category } = await run<Answer>(shop.visitor, source);
  return category.products.edges.map(({ node }) => node.name);
}

describe('a product', () => {
  test('is made with its first variant, a slug and its place', async () => {
    const made = await create({ name: english('Caesar'), weight: 0.3, unit: 'KG', categoryIds: [shop.categoryId] });
    expect(made).toMatchObject({
      __typename: 'Product',
      slug: 'caesar',
      version: 1,
      price: { minor: 950 },
      weight: 0.3,
      unit: 'KG',
      sku: null,
      nutrition: null,
      variants: [{ name: '', price: { minor: 950 }, weight: 0.3 }],
      categories: [{ slug: 'pizza' }],
    });
  });

  test('gets a slug from a name in Cyrillic', async () => {
    const russian = await createTestCatalog(database.db);
    await database.db.channel.update({ where: { id: russian.channel.id }, data: { defaultLocale: 'ru' } });
    const channel = { ...russian.channel, defaultLocale: 'ru' };
    const name = [{ locale: 'ru', value: 'Борщ' }];
    const made = await createTestProduct({ ...russian.manager, channel }, { name });
    expect(made.slug).toBe('borshch');
  });

  test('is changed field by field, null clearing what may be empty', async () => {
    const photoId = await createPhoto(shop.channel.id);
    const made = await create({ photoId, description: english('Tomato'), nutrition: { calories: 200, fat: 9 } });
    expect(made).toMatchObject({ photo: { url: expect.stringMatching(/^\/media\/.*\/320\.webp$/) } });
    const change = { id: made.id, version: 1, photoId: null, nutrition: null, tags: ['VEGAN', 'VEGAN'] };
    expect(await mutate(shop.manager, 'updateProduct', change, PRODUCT)).toMatchObject({
      version: 2,
      photo: null,
      nutrition: null,
      tags: ['VEGAN'],
      description: 'Tomato',
      name: 'Margherita',
    });
  });

  test('is refused when a colleague changed it since', async () => {
    const made = await create();
    const save = () => mutate(shop.manager, 'updateProduct', { id: made.id, version: 1, name: english('Mine') });
    const results = await Promise.all([save(), save(), save()]);
    expect(results.map(({ code, __typename }) => code ?? __typename).sort()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'Product',
    ]);
  });

  test('keeps an old slug leading to it', async () => {
    const made = await create({ slug: 'old-name' });
    await mutate(shop.manager, 'updateProduct', { id: made.id, version: 1, slug: 'new-name' });
    const redirect = '{ slugRedirect(kind: PRODUCT, slug: "old-name") }';
    expect(await run(shop.visitor, redirect)).toEqual({ slugRedirect: 'new-name' });
    expect(await run(elsewhere.visitor, redirect)).toEqual({ slugRedirect: null });
    await mutateId(shop.manager, 'deleteProduct', made.id);
    expect(await run(shop.visitor, redirect)).toEqual({ slugRedirect: null });
  });

  test('gets a slug of its own when many of one name are made at once', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => create({ name: english('Tom yum') })));
    expect(made.map(({ slug }) => slug).sort()).toEqual(['tom-yum', 'tom-yum-2', 'tom-yum-3', 'tom-yum-4']);
  });

  test.each<[string, Record<string, unknown>, string[], string]>([
    ['no name', { name: [] }, ['name'], 'REQUIRED'],
    ['a long name', { name: english('x'.repeat(121)) }, ['name', '0', 'value'], 'STRING_TOO_LONG'],
    [
      'a long description',
      { description: english('x'.repeat(2001)) },
      ['description', '0', 'value'],
      'STRING_TOO_LONG',
    ],
    ['a price below zero', { price: -1 }, ['price'], 'NUMBER_TOO_SMALL'],
    ['a price above a million', { price: 100_000_001 }, ['price'], 'AMOUNT_TOO_LARGE'],
    ['a weight of nothing', { weight: 0 }, ['weight'], 'WEIGHT_NOT_IN_UNIT'],
    ['half a piece', { weight: 0.5, unit: 'PCS' }, ['weight'], 'WEIGHT_NOT_IN_UNIT'],
    ['a slug with capitals', { slug: 'Pizza' }, ['slug'], 'INVALID_SLUG'],
    ['a taken slug', { slug: 'caesar' }, ['slug'], 'SLUG_TAKEN'],
    ['negative fat', { nutrition: { fat: -1 } }, ['nutrition', 'fat'], 'NUMBER_TOO_SMALL'],
    ['more than 100 g in 100 g', { nutrition: { fat: 60, protein: 50 } }, ['nutrition'], 'NUTRITION_ABOVE_100_GRAMS'],
  ])('is refused with %s', async (_reason, input, path, code) => {
    expect(await create(input)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: ['input', ...path], code }],
    });
  });

  test('is refused with another shop’s photo or category, and nothing of it stays', async () => {
    const count = await database.db.product.count();
    const photoId = await createPhoto(elsewhere.channel.id);
    expect(await create({ photoId })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await create({ categoryIds: [elsewhere.categoryId] })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await database.db.product.count()).toBe(count);
  });
});

describe('a product’s place', () => {
  test('is behind the others, can be changed, and given up', async () => {
    const first = await create({ name: english('First'), categoryIds: [shop.categoryId] });
    const second = await create({ name: english('Second') });
    const place = { categoryId: shop.categoryId, productId: second.id };
    await mutate(shop.manager, 'addProductToCategory', place);
    await mutate(shop.manager, 'addProductToCategory', place);
    expect(await namesInCategory()).toEqual(['Caesar', 'First', 'Second']);
    await mutate(shop.manager, 'reorderCategoryProducts', { categoryId: shop.categoryId, ids: [second.id, first.id] });
    expect(await namesInCategory()).toEqual(['Second', 'First', 'Caesar']);
    await mutate(shop.manager, 'removeProductFromCategory', place);
    expect(await namesInCategory()).toEqual(['First', 'Caesar']);
  });

  test(`is one of at most ${CATEGORY_PRODUCTS_LIMIT} in a category`, async () => {
    const { id: categoryId } = await database.db.category.findFirstOrThrow({
      where: { channelId: elsewhere.channel.id },
    });
    const data = Array.from({ length: CATEGORY_PRODUCTS_LIMIT }, (_, index) => ({
      id: crypto.randomUUID(),
      channelId: elsewhere.channel.id,
      slug: `p${index}`,
      name: {},
    }));
    await database.db.product.createMany({ data });
    await database.db.categoryProduct.createMany({ data: data.map(({ id }) => ({ categoryId, productId: id })) });
    const product = await createTestProduct(elsewhere.manager);
    const place = { categoryId: elsewhere.categoryId, productId: product.id };
    expect(await mutate(elsewhere.manager, 'addProductToCategory', place)).toMatchObject({
      code: 'TOO_MANY_ENTRIES',
    });
  });
});

test('a duplicate has everything but the slug, the article numbers and the places', async () => {
  const original = await create({
    name: english('Original'),
    sku: 'A-1',
    categoryIds: [shop.categoryId],
    tags: ['SPICY'],
  });
  await mutate(shop.manager, 'createVariant', { productId: original.id, name: english('Large'), price: 1500 });
  await mutate(shop.manager, 'createOptionGroup', {
    productId: original.id,
    name: english('Crust'),
    minimum: 1,
    options: [
      { name: english('Thin') },
      { name: english('Thick'), priceDifference: 100, allergens: ['MILK'], nutrition: { calories: 210 } },
    ],
  });
  const copy = await mutateId(shop.manager, 'duplicateProduct', original.id, PRODUCT);
  expect(copy).toMatchObject({
    slug: 'original-2',
    name: 'Original (copy)',
    sku: null,
    tags: ['SPICY'],
    categories: [],
    variants: [
      { name: '', price: { minor: 950 } },
      { name: 'Large', price: { minor: 1500 } },
    ],
    optionGroups: [
      {
        name: 'Crust',
        minimum: 1,
        options: [
          { name: 'Thin', allergens: [], nutrition: null },
          { priceDifference: { minor: 100 }, allergens: ['MILK'], nutrition: { calories: 210, fat: null } },
        ],
      },
    ],
  });
});

test('another shop’s products are not found', async () => {
  const { id } = await createTestProduct(elsewhere.manager);
  const { categoryId } = shop;
  const results = await Promise.all([
    mutate(shop.manager, 'updateProduct', { id, version: 1, slug: 'mine' }),
    mutateId(shop.manager, 'deleteProduct', id),
    mutateId(shop.manager, 'duplicateProduct', id),
    mutate(shop.manager, 'addProductToCategory', { productId: id, categoryId }),
    mutate(shop.manager, 'removeProductFromCategory', { productId: id, categoryId }),
    mutate(shop.manager, 'reorderCategoryProducts', { categoryId, ids: [id] }),
    mutate(shop.manager, 'reorderCategoryProducts', { categoryId: elsewhere.categoryId, ids: [] }),
  ]);
  expect(results.map(({ code }) => code)).toEqual(results.map(() => 'NOT_FOUND'));
  expect(await run(shop.manager, 'query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
});

test('a visitor does not get the list of every product', async () => {
  const source = '{ channel { products { totalCount } } }';
  const { errors } = await execute(shop.visitor, source);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  expect((await execute(shop.operator, source)).errors).toBeUndefined();
});

test('a category’s places are counted without asking for any field of a product', async () => {
  await create({ categoryIds: [shop.categoryId] });
  const source = '{ category(slug: "pizza") { products(first: 1) { edges { cursor __typename } } } }';
  const { category } = await run<{ category: { products: { edges: object[] } } }>(shop.visitor, source);
  expect(category.products.edges).toEqual([{ cursor: expect.any(String), __typename: expect.any(String) }]);
});
