import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { globalId, run, testContext } from '../../graphql/testing';
import { createTestCatalog, createTestProduct, mutate, type TestCatalog } from '../testing';

let database: TestDatabase;
let shop: TestCatalog;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestCatalog(database.db);
  await createTestProduct(shop.manager, {
    name: [
      { locale: 'en', value: 'Margherita' },
      { locale: 'ru', value: 'Маргарита' },
    ],
    weight: 0.45,
    unit: 'KG',
    sku: 'P-1',
    tags: ['VEGETARIAN'],
    allergens: ['MILK', 'GLUTEN'],
    nutrition: { calories: 250, protein: 11 },
    categoryIds: [shop.categoryId],
  });
});

afterAll(() => database.drop());

const PRODUCT = /* GraphQL */ `
  query ($slug: String!) {
    product(slug: $slug) {
      slug name nameTranslations { locale value } description
      price { minor currencyCode decimal } priceFrom { minor } weight unit sku
      isAvailable isSoldOut soldOutUntil hasChoices onlyVariantId tags allergens
      nutrition { calories protein fat carbohydrate }
      variants { id name price { minor } weight unit isSoldOut } optionGroups { name } categories { slug menu { name } }
    }
  }
`;

test('a product shows its default variant’s price, weight, unit and article number', async () => {
  const { id } = await database.db.variant.findFirstOrThrow({ where: { product: { slug: 'margherita' } } });
  const variantId = globalId('Variant', id);
  const { product } = await run(testContext(database.db, shop.channel, { locale: 'ru' }), PRODUCT, {
    slug: 'margherita',
  });
  expect(product).toEqual({
    slug: 'margherita',
    onlyVariantId: variantId,
    name: 'Маргарита',
    nameTranslations: [
      { locale: 'en', value: 'Margherita' },
      { locale: 'ru', value: 'Маргарита' },
    ],
    description: '',
    price: { minor: 950, currencyCode: 'EUR', decimal: '9.50' },
    priceFrom: null,
    weight: 0.45,
    unit: 'KG',
    sku: 'P-1',
    isAvailable: true,
    isSoldOut: false,
    soldOutUntil: null,
    hasChoices: false,
    tags: ['VEGETARIAN'],
    allergens: ['MILK', 'GLUTEN'],
    nutrition: { calories: 250, protein: 11, fat: null, carbohydrate: null },
    variants: [{ id: variantId, name: '', price: { minor: 950 }, weight: 0.45, unit: 'KG', isSoldOut: false }],
    optionGroups: [],
    categories: [{ slug: 'pizza', menu: { name: 'Весь день' } }],
  });
});

const MENU = /* GraphQL */ `
  query ($includeInactive: Boolean) {
    menu { name categories(includeInactive: $includeInactive) { slug } }
    channel { menus(includeInactive: $includeInactive) { name } }
  }
`;

describe('what is not active', () => {
  beforeAll(async () => {
    await mutate(shop.manager, 'createMenu', { name: [{ locale: 'en', value: 'Old' }], isActive: false });
    await mutate(shop.manager, 'createCategory', {
      menuId: shop.menuId,
      name: [{ locale: 'en', value: 'Drafts' }],
      isActive: false,
    });
    await createTestProduct(shop.manager, { name: [{ locale: 'en', value: 'Secret dish' }] });
  });

  test('is hidden from visitors, even when they ask for it', async () => {
    expect(await run(shop.visitor, MENU, { includeInactive: true })).toEqual({
      menu: { name: 'All day', categories: [{ slug: 'pizza' }] },
      channel: { menus: [{ name: 'All day' }] },
    });
  });

  test('is shown to staff who edit the catalog, when they ask for it', async () => {
    expect(await run(shop.manager, MENU, { includeInactive: true })).toEqual({
      menu: { name: 'All day', categories: [{ slug: 'pizza' }, { slug: 'drafts' }] },
      channel: { menus: [{ name: 'All day' }, { name: 'Old' }] },
    });
  });

  test('has no address', async () => {
    const source = '{ category(slug: "drafts") { id } product(slug: "secret-dish") { id } }';
    expect(await run(shop.visitor, source)).toEqual({ category: null, product: null });
  });

  test('is no node for a visitor', async () => {
    const drafts = await database.db.category.findFirstOrThrow({ where: { slug: 'drafts' } });
    const source = 'query ($id: ID!) { node(id: $id) { id } }';
    const id = Buffer.from(`Category:${drafts.id}`).toString('base64');
    expect(await run(shop.visitor, source, { id })).toEqual({ node: null });
    expect(await run(shop.manager, source, { id })).toEqual({ node: { id } });
  });
});

test('a product is reached only under one of its categories', async () => {
  await mutate(shop.manager, 'createCategory', { menuId: shop.menuId, name: [{ locale: 'en', value: 'Soups' }] });
  const source = `{
    pizza: category(slug: "pizza") { product(slug: "margherita") { slug } }
    soups: category(slug: "soups") { product(slug: "margherita") { slug } }
  }`;
  expect(await run(shop.visitor, source)).toEqual({
    pizza: { product: { slug: 'margherita' } },
    soups: { product: null },
  });
});

test('a shop without an active menu has none, and nothing in it', async () => {
  const empty = await createTestCatalog(database.db);
  await database.db.menu.updateMany({ where: { channelId: empty.channel.id }, data: { isActive: false } });
  const source = '{ menu { id } category(slug: "pizza") { id } product(slug: "margherita") { id } }';
  expect(await run(empty.visitor, source)).toEqual({ menu: null, category: null, product: null });
});

test('pages of a category follow one another', async () => {
  const created = await createTestCatalog(database.db);
  for (const value of ['One', 'Two', 'Three']) {
    await createTestProduct(created.manager, { name: [{ locale: 'en', value }], categoryIds: [created.categoryId] });
  }
  const source = `query ($after: String) {
    category(slug: "pizza") { products(first: 2, after: $after) { edges { cursor node { name } } pageInfo { hasNextPage endCursor } } }
  }`;
  type Page = {
    category: {
      products: { edges: { node: { name: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    };
  };
  const first = (await run<Page>(created.visitor, source)).category.products;
  const second = (await run<Page>(created.visitor, source, { after: first.pageInfo.endCursor })).category.products;
  const names = [first, second].map(({ edges }) => edges.map(({ node }) => node.name));
  expect(names).toEqual([['One', 'Two'], ['Three']]);
  expect(second.pageInfo.hasNextPage).toBe(false);
});
