import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { execute, run } from '../../graphql/testing';
import { createTestCatalog, createTestProduct, mutate, only, type TestCatalog } from '../testing';

let database: TestDatabase;
let shop: TestCatalog;

const both = (en: string, ru: string) => [
  { locale: 'en', value: en },
  { locale: 'ru', value: ru },
];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestCatalog(database.db);
  const { manager, operator, categoryId } = shop;
  await createTestProduct(manager, { name: both('Apple pie', 'Яблочный пирог'), price: 450, sku: 'PIE-1' });
  await createTestProduct(manager, {
    name: both('Bean soup', 'Суп с фасолью'),
    price: 300,
    categoryIds: [categoryId],
    description: [{ locale: 'en', value: 'With smoked ham' }],
  });
  const cola = await createTestProduct(manager, { name: [{ locale: 'en', value: 'Cola 100%' }], price: 200 });
  await mutate(manager, 'createVariant', { productId: cola.id, name: both('Large', 'Большая'), price: 280 });
  await mutate(manager, 'createOptionGroup', {
    productId: cola.id,
    name: both('Extras', 'Добавки'),
    options: [{ name: both('Lemon slice', 'Долька лимона') }],
  });
  const { variants } = await createTestProduct(manager, { name: both('Duck', 'Утка'), price: 1900 });
  await mutate(operator, 'stopVariant', { id: only(variants).id, duration: 'UNTIL_CHANGED' });
});

afterAll(() => database.drop());

const LIST = `query ($search: String, $isSoldOut: Boolean, $hasPhoto: Boolean, $hasCategory: Boolean,
  $isTranslated: Boolean, $categoryId: ID, $sort: ProductSort, $isReversed: Boolean, $first: Int, $after: String,
  $last: Int, $before: String) {
  channel { products(search: $search, isSoldOut: $isSoldOut, hasPhoto: $hasPhoto, hasCategory: $hasCategory,
    isTranslated: $isTranslated, categoryId: $categoryId, sort: $sort, isReversed: $isReversed,
    first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor startCursor } nodes { name price { minor } }
  } }
}`;

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string; startCursor: string };
  readonly nodes: readonly { readonly name: string }[];
}

async function list(variables: Record<string, unknown>, locale: 'en' | 'ru' = 'en'): Promise<Page> {
  return (await run<{ channel: { products: Page } }>({ ...shop.operator, locale }, LIST, variables)).channel.products;
}

async function names(variables: Record<string, unknown>, locale: 'en' | 'ru' = 'en'): Promise<string> {
  return (await list(variables, locale)).nodes.map(({ name }) => name).join(', ');
}

test.each([
  ['nothing', {}, 'Duck, Cola 100%, Bean soup, Apple pie'],
  ['a part of a name, in any case', { search: 'aPPle' }, 'Apple pie'],
  ['words of another language', { search: 'фасоль  суп' }, 'Bean soup'],
  ['the name of a variant', { search: 'large' }, 'Cola 100%'],
  ['the name of an option', { search: 'лимон' }, 'Cola 100%'],
  ['an SKU', { search: 'pie-1' }, 'Apple pie'],
  ['a sign that SQL has a meaning for', { search: '0%' }, 'Cola 100%'],
  ['words that stand nowhere together', { search: 'apple soup' }, ''],
  ['a category', { categoryId: () => shop.categoryId }, 'Bean soup'],
  ['no category', { hasCategory: false }, 'Duck, Cola 100%, Apple pie'],
  ['no photo', { hasPhoto: false }, 'Duck, Cola 100%, Bean soup, Apple pie'],
  ['a photo', { hasPhoto: true }, ''],
  ['being sold out', { isSoldOut: true }, 'Duck'],
  ['being on sale', { isSoldOut: false }, 'Cola 100%, Bean soup, Apple pie'],
  ['a missing translation', { isTranslated: false }, 'Cola 100%, Bean soup'],
  ['every translation', { isTranslated: true }, 'Duck, Apple pie'],
])('the list is narrowed down by %s', async (_what, variables, expected) => {
  const entries = Object.entries(variables).map(([key, value]) => [key, typeof value === 'function' ? value() : value]);
  expect(await names(Object.fromEntries(entries))).toBe(expected);
});

test('it is sorted by the reader’s alphabet, by the lowest price, or the other way round', async () => {
  expect(await names({ sort: 'NAME' })).toBe('Apple pie, Bean soup, Cola 100%, Duck');
  expect(await names({ sort: 'NAME' }, 'ru')).toBe('Суп с фасолью, Утка, Яблочный пирог, Cola 100%');
  expect(await names({ sort: 'PRICE' })).toBe('Cola 100%, Bean soup, Apple pie, Duck');
  expect(await names({ sort: 'PRICE', isReversed: true })).toBe('Duck, Apple pie, Bean soup, Cola 100%');
});

test('pages continue in both directions, also after the cursor’s product left the list', async () => {
  const first = await list({ sort: 'NAME', first: 2 });
  expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  const after = first.pageInfo.endCursor;
  const second = await list({ sort: 'NAME', first: 2, after });
  expect(second.nodes.map(({ name }) => name)).toEqual(['Cola 100%', 'Duck']);
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(await names({ sort: 'NAME', last: 2, before: second.pageInfo.startCursor })).toBe('Apple pie, Bean soup');
  // The cursor names Bean soup, which the filter leaves out: the page begins after its place.
  expect(await names({ sort: 'NAME', first: 2, after, hasCategory: false })).toBe('Cola 100%, Duck');
});

test('a cursor of nowhere is refused', async () => {
  const { errors } = await execute(shop.operator, LIST, { after: 'bm93aGVyZQ' });
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'INVALID_CURSOR' });
});
