import { expect, test } from 'vitest';
import { FindProductsDocument, ProductDetailsDocument, UpdateProductDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as details from './details-route';

const product = { __typename: 'Product', id: 'macarons', version: 1, variants: [{ id: 'box', version: 1 }] } as const;
const menu = [
  { id: 'macarons', name: 'Macarons' },
  { id: 'flat-white', name: 'Flat white' },
  { id: 'panna-cotta', name: 'Panna cotta' },
];

test('staff choose what goes well with a dish, in the order in which it is offered', async () => {
  const screen = await renderStaffPage(details, {
    path: 'command-center/product/:productId',
    url: '/command-center/product/macarons',
    answers: [
      answer(ProductDetailsDocument, { node: { ...product, nameTranslations: [{ locale: 'en', value: 'Macarons' }] } }),
      answer(FindProductsDocument, ({ search }) => ({
        channel: { products: { nodes: menu.filter(({ name }) => name.toLowerCase().includes(search)) } },
      })),
      answer(UpdateProductDocument, { answer: { ...product, version: 2 } }),
    ],
  });
  const panel = screen.getByRole('region', { name: 'Goes well with' });
  await panel.getByRole('button', { name: 'Add dishes' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Goes well with' });
  await expect.element(dialog.getByRole('checkbox', { name: /^Macarons/ })).toBeDisabled();
  const search = dialog.getByRole('searchbox', { name: 'Find a dish' });
  await search.fill('flat white');
  await dialog.getByRole('checkbox', { name: /^Flat white/ }).click();
  await search.fill('panna');
  await dialog.getByRole('checkbox', { name: /^Panna cotta/ }).click();
  expect(await faultsIn(screen.container)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add 2 dishes' }).click();
  await panel.getByRole('button', { name: 'Move up: Panna cotta' }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('Dish updated')).toBeVisible();
  await expect
    .poll(() => screen.api.sent(UpdateProductDocument))
    .toMatchObject([{ input: { id: 'macarons', goesWellWithIds: ['panna-cotta', 'flat-white'] } }]);
});
