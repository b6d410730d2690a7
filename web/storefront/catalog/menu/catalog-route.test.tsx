import { expect, test } from 'vitest';
import { CatalogDocument, FilteredCatalogDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderShopPage } from '../../../testing/render';
import { dish, PIZZA } from '../testing-dishes';
import * as catalog from './catalog-route';

const SOUPS = { id: 'soups', slug: 'soups', name: 'Soups' };
const FILTERS = { filters: { tags: ['VEGAN', 'KOSHER'], allergens: ['MILK', 'SOYBEANS'] } } as const;
const borscht = dish('Borscht', { allergens: ['CELERY' as const], categories: [SOUPS] });

const menu = answer(CatalogDocument, {
  menu: {
    popularProducts: ['Margherita', 'Pepperoni', 'Tiramisu'].map((name) => dish(name, { isPopular: true })),
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
const open = (url = '/catalog') => renderShopPage(catalog, { path: 'catalog', url, answers: [menu, filtered] });

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

test('the menu begins with what is popular', async () => {
  const screen = await open();
  const row = screen.getByRole('region', { name: 'Popular' });
  await expect.element(row.getByRole('article').nth(2)).toMatchTextContent('Tiramisu');
  // The row says it of all of them.
  expect(row.getByText('Popular', { exact: true }).elements()).toHaveLength(1);
  await expect.element(row.getByRole('link', { name: 'Tiramisu' })).toHaveAttribute('href', '/catalog/pizza/tiramisu');
});

test('a dish without a photo is written out in the colour of its category; a plus adds it, or opens what is to choose', async () => {
  const photo = { srcSet: '/media/soup/320.webp 320w', placeholder: '' };
  const soup = dish('Borscht', { photo, description: 'Beetroot, beef and smoked plums for two days' });
  const ramen = dish('Ramen', { description: 'Broth of two days', onlyVariantId: null });
  const answers = [
    answer(CatalogDocument, { menu: { categories: [{ ...SOUPS, products: { nodes: [soup, ramen] } }] } }),
  ];
  const screen = await renderShopPage(catalog, { path: 'catalog', url: '/catalog', answers });
  const [pictured, written] = [screen.getByRole('article').nth(0), screen.getByRole('article').nth(1)];
  await expect.element(pictured.getByText('Beetroot, beef and smoked pl…')).toBeVisible();
  expect(pictured.element().querySelector('img')).not.toBeNull();
  expect(written.element().querySelector('img')).toBeNull();
  await expect.element(written.getByText('Broth of two days')).toBeVisible();
  for (const name of ['Add Borscht', 'Choose options: Ramen']) {
    const { width, height } = screen.getByRole('button', { name }).element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await faultsIn(screen.container)).toEqual([]);
});
