import { expect, test } from 'vitest';
import { ProductPageDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { renderShopPage } from '../../../testing/render';
import { dish, PIZZA } from '../testing-dishes';
import * as product from './product-route';

const cheese = {
  id: 'cheese',
  name: 'Cheese',
  allergens: ['MILK' as const],
  nutrition: { calories: 140, protein: 8, fat: 11, carbohydrate: 1 },
  priceDifference: { minor: 100 },
};
const mystery = { id: 'mystery', name: 'Mystery sauce', priceDifference: { minor: 100 } };
const pie = dish('Counted pie', {
  allergens: ['GLUTEN' as const],
  tags: ['VEGETARIAN' as const],
  nutrition: { calories: 250, protein: 10, fat: 12, carbohydrate: 30 },
  variants: [{ id: 'pie', weight: 200, unit: 'G' as const }],
  optionGroups: [{ id: 'top', name: 'On top', minimum: 0, maximum: 2, options: [cheese, mystery] }],
  goesWellWith: [dish('Panna cotta'), dish('Flat white')],
});

const open = () =>
  renderShopPage(product, {
    path: 'catalog/:categorySlug/:productSlug',
    url: '/catalog/pizza/counted-pie',
    answers: [answer(ProductPageDocument, { category: { ...PIZZA, product: pie } })],
  });

test('what an option contains and adds is counted with the dish as it is chosen', async () => {
  const screen = await open();
  const energy = screen.getByRole('row', { name: /kcal/ }).getByRole('cell').last();
  await expect.element(energy).toMatchTextContent('500');
  await expect.element(screen.getByText('Vegetarian', { exact: true })).toBeVisible();
  await screen.getByRole('checkbox', { name: /^Cheese/ }).click();
  await expect.element(screen.getByText('Vegetarian — without options')).toBeVisible();
  await expect.element(screen.getByText('Vegetarian', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('columnheader', { name: 'with your options' })).toBeVisible();
  await expect.element(energy).toMatchTextContent('640');
  await expect.element(screen.getByText('gluten and milk')).toBeVisible();
  await screen.getByRole('checkbox', { name: /^Mystery sauce/ }).click();
  await expect.element(screen.getByText(/Nutrition doesn’t include Mystery sauce\./)).toBeVisible();
  await screen.getByRole('checkbox', { name: /^Cheese/ }).click();
  await expect.element(energy).toMatchTextContent('500');
});

test('dishes that go well with it stand below it, as staff put them', async () => {
  const screen = await open();
  const offered = screen.getByRole('region', { name: 'Goes well with this' }).getByRole('article');
  await expect.element(offered.nth(0)).toMatchTextContent('Panna cotta');
  await expect.element(offered.nth(1)).toMatchTextContent('Flat white');
});
