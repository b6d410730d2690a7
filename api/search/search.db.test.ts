import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogInMemory } from '../catalog/read-model/catalog-in-memory.store';
import { createTestCatalog, createTestProduct, mutate, type TestCatalog } from '../catalog/testing';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Context } from '../graphql/context';
import { run } from '../graphql/testing';

let database: TestDatabase;
let catalog: TestCatalog;
let visitor: Context;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  catalog = await createTestCatalog(database.db);
  visitor = catalog.visitor;
});

const both = (en: string, ru: string) => [
  { locale: 'en', value: en },
  { locale: 'ru', value: ru },
];

/** A dish on the menu, as staff add one. */
async function dish(en: string, ru: string, more: Record<string, unknown> = {}) {
  const input = { name: both(en, ru), categoryIds: [catalog.categoryId], ...more };
  const product = await createTestProduct(catalog.manager, input);
  await refresh();
  return product;
}

/** A request after a change: it finds the shop with its new revision. */
async function refresh() {
  const channel = await database.db.channel.findUniqueOrThrow({ where: { id: catalog.channel.id } });
  visitor = { ...visitor, channel };
}

interface Found {
  readonly totalCount: number;
  readonly searchedFor: string | null;
  readonly nodes: readonly { readonly name: string; readonly isSoldOut: boolean }[];
  readonly nearMisses: readonly { readonly name: string }[];
  readonly filters: { readonly tags: readonly string[]; readonly allergens: readonly string[] };
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

async function search(query: string, variables: Record<string, unknown> = {}, context = visitor): Promise<Found> {
  const source = `query ($query: String!, $tags: [ProductTag!], $without: [Allergen!], $first: Int, $after: String) {
    channel { search(query: $query, tags: $tags, withoutAllergens: $without, first: $first, after: $after) {
      totalCount searchedFor nodes { name isSoldOut } nearMisses { name }
      filters { tags allergens } pageInfo { hasNextPage endCursor }
    } } }`;
  return (await run<{ channel: { search: Found } }>(context, source, { query, ...variables })).channel.search;
}
const names = ({ nodes }: Found) => nodes.map(({ name }) => name);

test('a dish is found in the reader’s language, by what it is called, made of and chosen from', async () => {
  const { id } = await dish('Margherita', 'Маргарита', { description: both('Tomatoes, basil', 'Томаты, базилик') });
  const options = [{ name: both('Thin', 'Тонкое') }, { name: both('Thick', 'Пышное') }];
  await mutate(catalog.manager, 'createOptionGroup', { productId: id, name: both('Crust', 'Тесто'), options });
  await refresh();
  const ru = { ...visitor, locale: 'ru' as const };
  expect(names(await search('пиццы', {}, ru))).toEqual(['Маргарита']);
  for (const query of ['margarita', 'basil', 'базилик', 'gbwwf', 'pizzas', 'thick']) {
    expect([query, names(await search(query))]).toEqual([query, ['Margherita']]);
  }
  expect((await search('gbwwf', {}, ru)).searchedFor).toBe('пицца');
});

test('a change of the menu is found at once, and what is hidden no longer', async () => {
  const { id, version } = await dish('Borscht', 'Борщ');
  expect(names(await search('borscht'))).toEqual(['Borscht']);
  await mutate(catalog.manager, 'updateProduct', { id, version, name: both('Okroshka', 'Окрошка') });
  await refresh();
  expect(names(await search('borscht'))).toEqual([]);
  expect(names(await search('okroshka'))).toEqual(['Okroshka']);
  const { channel } = catalog;
  const before = { ...visitor, catalog: await catalogInMemory(database.db, visitor.channel ?? channel) };
  await mutate(catalog.manager, 'updateCategory', { id: catalog.categoryId, version: 1, isActive: false });
  // This one began before the change: it reads the menu of that moment, whole.
  expect(names(await search('okroshka', {}, before))).toEqual(['Okroshka']);
  await refresh();
  expect(await search('okroshka')).toMatchObject({ totalCount: 0, nodes: [] });
});

test('what is sold out is found, and says so', async () => {
  const { id } = await dish('Borscht', 'Борщ');
  await mutate(catalog.manager, 'stopProduct', { id, duration: 'UNTIL_CHANGED' });
  await refresh();
  expect((await search('борщ')).nodes).toEqual([{ name: 'Borscht', isSoldOut: true }]);
});

test('tags and allergens narrow down, and only those of the menu are offered', async () => {
  await dish('Margherita', 'Маргарита', { tags: ['VEGETARIAN'], allergens: ['MILK', 'GLUTEN'] });
  await dish('Marinara', 'Маринара', { tags: ['VEGETARIAN', 'VEGAN'], allergens: ['GLUTEN'] });
  const found = await search('pizza', { tags: ['VEGETARIAN'], without: ['MILK'] });
  expect(names(found)).toEqual(['Marinara']);
  expect(found.filters).toEqual({ tags: ['VEGETARIAN', 'VEGAN'], allergens: ['GLUTEN', 'MILK'] });
  expect(names(await search('', { tags: ['VEGAN'] }))).toEqual(['Marinara']);
});

test('results come by pages, each dish once', async () => {
  for (const number of [1, 2, 3, 4, 5]) await dish(`Pizza ${number}`, `Пицца ${number}`);
  const first = await search('pizza', { first: 3 });
  const second = await search('pizza', { first: 3, after: first.pageInfo.endCursor });
  expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
  expect(second.pageInfo.hasNextPage).toBe(false);
  expect([...names(first), ...names(second)]).toEqual([1, 2, 3, 4, 5].map((number) => `Pizza ${number}`));
});

test('when nothing is found, what comes close is shown', async () => {
  await dish('Pepperoni', 'Пепперони');
  const found = await search('pepperoni with pineapple');
  expect(found).toMatchObject({ totalCount: 0, nearMisses: [{ name: 'Pepperoni' }] });
  expect((await search('pepperoni')).nearMisses).toEqual([]);
  expect(await search('!?')).toMatchObject({ totalCount: 0, nearMisses: [] });
});

test('what was found is marked in name and description', async () => {
  await dish('Pepperoni', 'Пепперони', { description: both('Spicy pepperoni, mozzarella', '') });
  const { channel } = await run<{ channel: { search: { edges: unknown[] } } }>(
    visitor,
    `{ channel { search(query: "peppero") { edges { highlights {
      name { text isMatch } description { text isMatch }
    } } } } }`,
  );
  expect(channel.search.edges).toEqual([
    {
      highlights: {
        name: [
          { text: 'Peppero', isMatch: true },
          { text: 'ni', isMatch: false },
        ],
        description: [
          { text: 'Spicy ', isMatch: false },
          { text: 'peppero', isMatch: true },
          { text: 'ni, mozzarella', isMatch: false },
        ],
      },
    },
  ]);
});

test('another shop’s dishes are not found', async () => {
  await dish('Borscht', 'Борщ');
  const other = await createTestCatalog(database.db);
  expect(names(await search('borscht', {}, other.visitor))).toEqual([]);
});
