import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  FillCategoryDocument,
  FindProductsDocument,
  RemoveProductFromCategoryDocument,
  ReorderCategoryProductsDocument,
  StaffCategoryDocument,
  UpdateCategoryDocument,
} from '../../../gql/graphql';
import { type Answer, answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { tabTo } from '../../../testing/keys';
import { renderStaffPage } from '../../../testing/render';
import * as category from './category-route';

const dish = (name: string) => ({ id: name, name });
const pizza = (...names: readonly string[]) =>
  answer(StaffCategoryDocument, {
    node: {
      __typename: 'Category',
      id: 'pizza',
      name: 'Pizza',
      slug: 'pizza',
      version: 1,
      isActive: true,
      menu: { id: 'main', name: 'Main menu' },
      nameTranslations: [{ locale: 'en', value: 'Pizza' }],
      arrangedProducts: names.map(dish),
    },
  });

async function openPizza(...answers: readonly Answer[]) {
  const screen = await renderStaffPage(category, {
    path: 'command-center/menu/:menuId/category/:categoryId',
    url: '/command-center/menu/main/category/pizza',
    answers: [pizza('Margherita', 'Diavola'), ...answers],
  });
  const dishes = screen.getByRole('list', { name: 'Dishes of “Pizza”' }).getByRole('link');
  return Object.assign(screen, {
    stand: (names: readonly string[]) =>
      expect.poll(() => dishes.elements().map(({ textContent }) => textContent)).toEqual(names),
  });
}

test('dishes are put in order by keys and taken out of a category', async () => {
  const screen = await openPizza(
    answer(ReorderCategoryProductsDocument, { answer: { __typename: 'Category' } }),
    answer(RemoveProductFromCategoryDocument, { answer: { __typename: 'Product' } }),
  );
  await screen.stand(['Margherita', 'Diavola']);
  screen.api.answer(pizza('Diavola', 'Margherita'));
  await tabTo(screen.getByRole('button', { name: 'Move Margherita', exact: true }));
  await userEvent.keyboard('{ArrowDown}');
  await screen.stand(['Diavola', 'Margherita']);
  screen.api.answer(pizza('Diavola'));
  await screen.getByRole('button', { name: 'Remove from this category: Margherita' }).click();
  await screen.stand(['Diavola']);
  await expect
    .poll(() => screen.api.sent(ReorderCategoryProductsDocument))
    .toEqual([{ input: { categoryId: 'pizza', ids: ['Diavola', 'Margherita'] } }]);
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('a dish that there is already is found and added; one that stands there can’t be ticked', async () => {
  const found = { channel: { products: { nodes: [dish('Margherita'), dish('Quattro')] } } };
  const added = { __typename: 'ProductsChanged', changedIds: ['Quattro'] } as const;
  const screen = await openPizza(answer(FindProductsDocument, found), answer(FillCategoryDocument, { answer: added }));
  await screen.getByRole('button', { name: 'Add existing' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add to “Pizza”' });
  await expect.element(dialog.getByRole('checkbox', { name: /^Margherita/ })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /^Quattro/ }).click();
  await dialog.getByRole('button', { name: 'Add 1 dish' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => screen.api.sent(FillCategoryDocument))
    .toEqual([{ input: { categoryId: 'pizza', ids: ['Quattro'] } }]);
});

test('an address that is taken is refused at its field, and what was typed stays', async () => {
  const fields = [{ message: 'This address is already in use.', path: ['input', 'slug'] }];
  const screen = await openPizza(answer(UpdateCategoryDocument, { answer: { __typename: 'InvalidInput', fields } }));
  const address = screen.getByLabelText(/^Address/);
  await address.fill('pasta');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/This address is already in use/);
  await expect.element(address).toHaveValue('pasta');
});
