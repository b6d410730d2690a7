import { expect, test } from 'vitest';
import {
  AddProductToCategoryDocument,
  ProductUsageDocument,
  RemoveProductFromCategoryDocument,
} from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as usage from './usage-route';

const main = { id: 'main', name: 'Main menu' };
const soups = { id: 'soups', name: 'Soups', isActive: true, menu: main };
const starters = { ...soups, id: 'starters', name: 'Starters' };
const standsIn = (...categories: readonly (typeof soups)[]) =>
  answer(ProductUsageDocument, {
    menu: main,
    channel: { menus: [{ ...main, categories: [soups, starters] }] },
    node: { __typename: 'Product', id: 'borscht', categories },
  });

test('a dish is taken out of its category and put into another one', async () => {
  const screen = await renderStaffPage(usage, {
    path: 'command-center/product/:productId/usage',
    url: '/command-center/product/borscht/usage',
    answers: [
      standsIn(soups),
      answer(RemoveProductFromCategoryDocument, { answer: { __typename: 'Product' } }),
      answer(AddProductToCategoryDocument, { answer: { __typename: 'Product' } }),
    ],
  });
  const takeOut = screen.getByRole('button', { name: /^Remove from/ });
  await expect.element(takeOut).toBeVisible();
  screen.api.answer(standsIn());
  await takeOut.click();
  await expect.element(screen.getByText('Not in any category yet')).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);

  await screen.getByLabelText('Add to a category').selectOptions('Starters');
  screen.api.answer(standsIn(starters));
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(screen.getByRole('link', { name: 'Starters' })).toBeVisible();
  await expect
    .poll(() => screen.api.sent(RemoveProductFromCategoryDocument))
    .toEqual([{ input: { productId: 'borscht', categoryId: 'soups' } }]);
  await expect
    .poll(() => screen.api.sent(AddProductToCategoryDocument))
    .toEqual([{ input: { productId: 'borscht', categoryId: 'starters' } }]);
});
