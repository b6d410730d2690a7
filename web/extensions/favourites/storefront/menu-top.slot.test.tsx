import { expect, test } from 'vitest';
import { CatalogDocument, FavouriteDishDocument } from '../../../gql/graphql';
import * as catalog from '../../../storefront/catalog/menu/catalog-route';
import { dish, PIZZA } from '../../../storefront/catalog/testing-dishes';
import { answer } from '../../../testing/answering-api';
import { renderShopPage } from '../../../testing/render';
import { favourites } from './favourites';

const medovik = dish('Medovik');

const open = () =>
  renderShopPage(catalog, {
    path: 'catalog',
    answers: [
      answer(CatalogDocument, {
        menu: {
          popularProducts: ['Margherita', 'Pepperoni', 'Tiramisu'].map((name) => dish(name)),
          categories: [{ ...PIZZA, products: { nodes: [dish('Margherita'), dish('Pepperoni')] } }],
        },
      }),
      answer(FavouriteDishDocument, ({ slug }) => ({ product: slug === 'medovik' ? medovik : null })),
    ],
  });

test('dishes that are liked stand above the menu, the last liked first, in the place of the popular ones', async () => {
  favourites.set(['medovik', 'margherita', 'gone']);
  const screen = await open();
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
  const screen = await open();
  const row = screen.getByRole('region', { name: 'Popular' });
  await expect.element(row.getByRole('article').nth(2)).toMatchTextContent('Tiramisu');
});
