import { expect, test } from 'vitest';
import {
  CatalogDocument,
  FilteredCatalogDocument,
  GoesWellWithDocument,
  ProductPageDocument,
} from '../../../gql/graphql';
import { GoesWellWith } from '../../../storefront/cart/goes-well-with/goes-well-with';
import { CartQuery } from '../../../storefront/cart/store/cart-documents';
import * as product from '../../../storefront/catalog/dish/product-route';
import * as catalog from '../../../storefront/catalog/menu/catalog-route';
import { dish, PIZZA } from '../../../storefront/catalog/testing-dishes';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderForShoppers, renderShopPage } from '../../../testing/render';
import { keptAllergens } from './kept-allergens';

const FILTERS = { filters: { tags: ['VEGAN'], allergens: ['MILK'] } } as const;
const borscht = dish('Borscht', { allergens: ['CELERY' as const], categories: [PIZZA] });
const margherita = dish('Margherita', { allergens: ['MILK' as const] });
const cheese = { id: 'cheese', name: 'Cheese', allergens: ['MILK' as const], priceDifference: { minor: 100 } };
const pie = dish('Counted pie', {
  allergens: ['GLUTEN' as const],
  optionGroups: [{ id: 'top', name: 'On top', minimum: 0, maximum: 2, options: [cheese] }],
});

test('what this device’s shopper avoids is marked on cards, and is a filter at once', async () => {
  keptAllergens.set(['MILK', 'FISH']);
  const screen = await renderShopPage(catalog, {
    path: 'catalog',
    answers: [
      answer(CatalogDocument, {
        menu: {
          categories: [{ ...PIZZA, products: { nodes: [margherita, borscht] } }],
        },
        channel: { search: FILTERS },
      }),
      answer(FilteredCatalogDocument, {
        menu: { categories: [PIZZA] },
        channel: { search: { ...FILTERS, totalCount: 1, edges: [{ node: borscht }] } },
      }),
    ],
  });
  const card = (name: string) => screen.getByRole('article').filter({ hasText: name });
  await expect.element(card('Margherita').getByText('Contains: milk')).toBeVisible();
  await expect.element(card('Borscht').getByText(/^Contains/)).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Filters' }).click();
  await expect.element(screen.getByText('Without: milk, fish')).toBeVisible();
  await expect.poll(() => screen.api.sent(FilteredCatalogDocument)).toMatchObject([{ without: ['MILK', 'FISH'] }]);
});

test('what a shopper avoids is kept on the device, and warns on the dish and on its options', async () => {
  const screen = await renderShopPage(product, {
    path: 'catalog/:categorySlug/:productSlug',
    url: '/catalog/pizza/counted-pie',
    answers: [answer(ProductPageDocument, { category: { ...PIZZA, product: pie } })],
  });
  await screen.getByText('My allergens').click();
  const milk = screen.getByRole('button', { name: 'milk', exact: true });
  await milk.click();
  await expect.element(screen.getByText('You avoid this. Contains: milk')).toBeVisible();
  await expect.element(screen.getByText(/which you avoid/)).not.toBeInTheDocument();
  await screen.getByRole('checkbox', { name: /^Cheese/ }).click();
  await expect.element(screen.getByText('Contains milk, which you avoid')).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  await milk.click();
  await screen.getByRole('button', { name: 'fish', exact: true }).click();
  await expect.element(screen.getByText(/which you avoid/)).not.toBeInTheDocument();
  expect(keptAllergens.current()).toEqual(['FISH']);
});

test('what this device’s shopper avoids is not offered', async () => {
  keptAllergens.set(['MILK']);
  const screen = await renderForShoppers(<GoesWellWith />, {
    answers: [
      answer(CartQuery, {
        checkout: { lines: [{ id: 'medovik', variantId: 'medovik', productSlug: 'medovik', quantity: 1 }] },
      }),
      answer(GoesWellWithDocument, { channel: { goesWellWith: [dish('Panna cotta'), margherita] } }),
    ],
  });
  await expect.element(screen.getByRole('listitem')).toMatchTextContent('Panna cotta');
});
