import { expect, test } from 'vitest';
import { CatalogDocument, FavouriteDishDocument, FilteredCatalogDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderShopPage } from '../../../testing/render';
import { keptAllergens } from '../../allergens/kept-allergens';
import { favourites } from '../../favourites/favourites';
import { dish, PIZZA } from '../testing-dishes';
import * as catalog from './catalog-route';

const SOUPS = { id: 'soups', slug: 'soups', name: 'Soups' };
const FILTERS = { filters: { tags: ['VEGAN', 'KOSHER'], allergens: ['MILK', 'SOYBEANS'] } } as const;
const borscht = dish('Borscht', { allergens: ['CELERY' as const], categories: [SOUPS] });
const medovik = dish('Medovik');

const menu = (popular: readonly string[] = []) =>
  answer(CatalogDocument, {
    menu: {
      popularProducts: popular.map((name) => dish(name, { isPopular: true })),
      categories: [
        { ...PIZZA, products: { nodes: [dish('Margherita', { allergens: ['MILK'] }), dish('Pepperoni')] } },
        { ...SOUPS, products: { nodes: [borscht] } },
      ],
    },
    channel: { search: FILTERS },
  });
const filtered = answer(FilteredCatalogDocument, ({ tags }) => ({
  menu: { categories: [PIZZA, SOUPS] },
  channel: {
    search: tags?.includes('KOSHER') ? FILTERS : { ...FILTERS, totalCount: 1, edges: [{ node: borscht }] },
  },
}));
const open = (url = '/catalog', popular?: readonly string[]) =>
  renderShopPage(catalog, { path: 'catalog', url, answers: [menu(popular), filtered] });

test('filters appear when they are asked for, and leave the categories that have something', async () => {
  const screen = await open();
  const filters = screen.getByRole('navigation', { name: 'Filters' });
  await expect.element(screen.getByRole('heading', { name: 'Soups' })).toBeVisible();
  await expect.element(filters).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Filters' }).click();
  await filters.getByText('Without', { exact: true }).click();
  expect(await faultsIn(screen.container)).toEqual([]);
  expect(screen.api.sent(FilteredCatalogDocument)).toEqual([]);
  await filters.getByRole('link', { name: 'soybeans' }).click();
  await filters.getByRole('link', { name: 'Vegan', exact: true }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: '1 dish found' })).toBeVisible();
  await expect
    .poll(() => screen.api.sent(FilteredCatalogDocument).at(-1))
    .toMatchObject({ tags: ['VEGAN'], without: ['SOYBEANS'] });
  await expect.element(screen.getByRole('heading', { name: 'Pizza' })).not.toBeInTheDocument();
  const categories = screen.getByRole('navigation', { name: 'Categories' });
  await expect.element(categories.getByRole('link', { name: 'Pizza' })).not.toBeInTheDocument();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('where no dish passes the filters there is a way back to the whole menu', async () => {
  const screen = await open('/catalog?filters=&tag=KOSHER');
  await expect.element(screen.getByText(/^No dishes match all the filters\./)).toBeVisible();
  await screen.getByRole('link', { name: 'Clear filters' }).last().click();
  await expect.element(screen.getByRole('heading', { name: 'Pizza' })).toBeVisible();
});

test('what this device’s shopper avoids is marked on cards, and is a filter at once', async () => {
  keptAllergens.set(['MILK', 'FISH']);
  const screen = await open();
  const card = (name: string) => screen.getByRole('article').filter({ hasText: name });
  await expect.element(card('Margherita').getByText('Contains: milk')).toBeVisible();
  await expect.element(card('Borscht').getByText(/^Contains/)).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Filters' }).click();
  await expect.element(screen.getByText('Without: milk, fish')).toBeVisible();
  await expect.poll(() => screen.api.sent(FilteredCatalogDocument)).toMatchObject([{ without: ['MILK', 'FISH'] }]);
});

test('dishes that are liked stand above the menu, the last liked first, in the place of the popular ones', async () => {
  favourites.set(['medovik', 'margherita', 'gone']);
  const screen = await renderShopPage(catalog, {
    path: 'catalog',
    answers: [
      menu(['Margherita', 'Pepperoni', 'Tiramisu']),
      answer(FavouriteDishDocument, ({ slug }) => ({ product: slug === 'medovik' ? medovik : null })),
    ],
  });
  const row = screen.getByRole('region', { name: 'Favourites' });
  await expect.element(row.getByRole('article').nth(1)).toMatchTextContent('Margherita');
  await expect.element(row.getByRole('article').first()).toMatchTextContent('Medovik');
  expect(row.getByRole('article').elements()).toHaveLength(2);
  await expect.element(screen.getByRole('region', { name: 'Popular' })).not.toBeInTheDocument();
  // A heart that is pressed leaves the row until the page is opened again.
  await row.getByRole('button', { name: 'Favourite: Margherita' }).click();
  expect(row.getByRole('article').elements()).toHaveLength(2);
  expect(favourites.current()).toEqual(['medovik', 'gone']);
});

test.each([
  ['a dish that has left the menu', '["gone"]'],
  ['another shape', '{"a":1}'],
  ['no JSON', 'no JSON'],
  ['no slugs', '[1,null,{}]'],
  ['ten thousand dishes', JSON.stringify(Array.from({ length: 10_000 }, (_, index) => `gone-${index}`))],
])('where the device keeps %s as favourites, the menu begins with what is popular', async (_, kept) => {
  localStorage.setItem('carte.favourites', kept);
  const screen = await open('/catalog', ['Margherita', 'Pepperoni', 'Tiramisu']);
  const row = screen.getByRole('region', { name: 'Popular' });
  await expect.element(row.getByRole('article').nth(2)).toMatchTextContent('Tiramisu');
  // The row says it of all of them.
  expect(row.getByText('Popular', { exact: true }).elements()).toHaveLength(1);
});
