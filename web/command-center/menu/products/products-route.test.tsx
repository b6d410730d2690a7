import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  DeleteProductsDocument,
  FillCategoryDocument,
  ProductsDocument,
  SetProductsTaxClassDocument,
  StopProductDocument,
  UpdatePriceDocument,
} from '../../../gql/graphql';
import { type Answer, answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as products from './products-route';

const dish = (name: string, minor: number, isSoldOut = false) => {
  const price = { minor, currencyCode: 'USD' as const, decimal: (minor / 100).toFixed(2) };
  const variants = [{ id: `${name} variant`, version: 1, price }];
  return { id: name, name, isAvailable: !isSoldOut, isSoldOut, price, variants };
};
const zanders = [dish('Zander one', 700), dish('Zander two', 850, true)];
const shop = (nodes = zanders) =>
  answer(ProductsDocument, {
    channel: {
      taxStandard: 20,
      menus: [{ id: 'main', name: 'Main menu', categories: [{ id: 'soups', name: 'Soups' }] }],
      products: { totalCount: nodes.length, nodes },
    },
  });
const both = { __typename: 'ProductsChanged', changedIds: ['Zander one', 'Zander two'] } as const;

const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

async function openDishes(...answers: readonly Answer[]) {
  const path = 'command-center/product';
  const screen = await renderStaffPage(products, { path, answers: [shop(), ...answers] });
  return Object.assign(screen, {
    actions: screen.getByRole('region', { name: 'With the chosen dishes' }),
    async chooseAll() {
      for (const { name } of zanders) await screen.getByRole('checkbox', { name: new RegExp(name) }).click();
    },
  });
}

test('a search and a filter ask for less, and no dish is said as such', async () => {
  const screen = await openDishes();
  screen.api.answer(shop([]));
  await screen.getByRole('searchbox', { name: /^Name, size/ }).fill('zander');
  await expect.element(screen.getByText('Nothing found')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Category' }).selectOptions('No category');
  await expect
    .poll(() => screen.api.sent(ProductsDocument).at(-1))
    .toMatchObject({ search: 'zander', hasCategory: false });
});

test('a price is typed in its row: what is no amount is marked, and the focus comes back to the price', async () => {
  const screen = await openDishes(answer(UpdatePriceDocument, { answer: { __typename: 'Variant' } }));
  const shown = screen.getByRole('button', { name: /^Change the price of: Zander one/ });
  await shown.click();
  const price = screen.getByRole('textbox', { name: 'Price of: Zander one' });
  await price.fill('a lot');
  await userEvent.keyboard('{Enter}');
  await expect.element(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('8,50');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Dish updated')).toBeVisible();
  await expect.element(shown).toHaveFocus();
  await expect
    .poll(() => screen.api.sent(UpdatePriceDocument))
    .toEqual([{ input: { id: 'Zander one variant', version: 1, price: 850 } }]);
});

test('a dish is taken off sale by its switch', async () => {
  const screen = await openDishes(answer(StopProductDocument, { answer: { __typename: 'Product' } }));
  await screen.getByRole('switch', { name: 'Available: Zander one' }).click();
  await expect
    .poll(() => screen.api.sent(StopProductDocument))
    .toMatchObject([{ input: { id: 'Zander one', duration: 'UNTIL_CHANGED' } }]);
});

test('Enter on a chosen row leads to what can be done with all of them; a category has to be named', async () => {
  const screen = await openDishes(answer(FillCategoryDocument, { answer: both }));
  await screen.chooseAll();
  await expect.element(screen.actions.getByText('2 dishes chosen')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.actions.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
  expect(await faultsIn(screen.container)).toEqual([]);
  await screen.actions.getByRole('button', { name: 'Add to a category' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add to a category' });
  const add = dialog.getByRole('button', { name: 'Add to a category' });
  await add.click();
  await expect.element(dialog.getByLabelText('Category')).toHaveAccessibleDescription('Required');
  await dialog.getByLabelText('Category').selectOptions('Soups');
  await add.click();
  await expect.element(screen.getByText('2 dishes updated')).toBeVisible();
  const ids = ['Zander one', 'Zander two'];
  await expect.poll(() => screen.api.sent(FillCategoryDocument)).toEqual([{ input: { categoryId: 'soups', ids } }]);
  await expect.element(screen.actions).not.toBeInTheDocument();
});

test('several dishes get their VAT together, or that of the shop', async () => {
  const screen = await openDishes(answer(SetProductsTaxClassDocument, { answer: both }));
  const dialog = screen.getByRole('dialog', { name: 'Set the VAT' });
  for (const rate of ['Zero rate, 0%', 'By how it’s received, as in the settings']) {
    await screen.chooseAll();
    await screen.actions.getByRole('button', { name: 'Set the VAT' }).click();
    await dialog.getByLabelText('VAT').selectOptions(rate);
    await dialog.getByRole('button', { name: 'Set the VAT' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  await expect
    .poll(() => screen.api.sent(SetProductsTaxClassDocument))
    .toMatchObject([{ input: { taxClass: 'ZERO' } }, { input: { taxClass: null } }]);
});

test('dishes are deleted together, and what kept one of them from it is said', async () => {
  const problem = { __typename: 'Refusal', code: 'NOT_FOUND', message: 'It is on an order.' } as const;
  const notChanged = [{ productId: 'Zander two', problem }];
  const one = { __typename: 'ProductsChanged', changedIds: ['Zander one'], notChanged } as const;
  const screen = await openDishes(answer(DeleteProductsDocument, { answer: one }));
  await screen.chooseAll();
  await screen.actions.getByRole('button', { name: 'Delete' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 dishes' }).click();
  await expect.element(screen.getByText('1 dish deleted')).toBeVisible();
  await expect.element(screen.getByText(/It is on an order\.$/)).toBeVisible();
});

test('on a phone with letters of double size no button for the chosen dishes is cut, in Russian neither', async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  const path = 'command-center/product';
  const screen = await renderStaffPage(products, { path, answers: [shop()], locale: 'ru' });
  for (const { name } of zanders) await screen.getByRole('checkbox', { name: new RegExp(name) }).click();
  const buttons = screen.container.querySelectorAll<HTMLElement>('[data-bottom-bar] button');
  expect(buttons.length).toBeGreaterThan(5);
  for (const button of buttons) {
    expect(button.scrollWidth, button.textContent).toBeLessThanOrEqual(button.clientWidth);
    expect(button.getBoundingClientRect().right, button.textContent).toBeLessThanOrEqual(390);
  }
});

test.each([
  { of: 'a phone', width: 390, height: 844 },
  { of: 'a zoom of 400 %', width: 320, height: 256 },
])('in the window of $of no dish that has the focus lies under the bar for chosen ones', async ({ width, height }) => {
  const many = Array.from({ length: 8 }, (_, index) => dish(`Zander ${index}`, 700));
  await page.viewport(width, height);
  const path = 'command-center/product';
  const screen = await renderStaffPage(products, { path, answers: [shop(many)] });
  await screen.getByRole('checkbox', { name: /Zander 0/ }).click();
  const bar = screen.getByRole('region', { name: 'With the chosen dishes' });
  await expect.element(bar).toBeVisible();
  for (const { name } of many) {
    const box = screen.getByRole('checkbox', { name: new RegExp(name) }).element();
    if (box instanceof HTMLElement) box.focus();
    await expect.poll(() => document.elementFromPoint(...middleOf(box))?.closest('[data-bottom-bar]')).toBeNull();
  }
});
