import { expect, test } from 'vitest';
import {
  CreateVariantDocument,
  DeleteVariantDocument,
  ProductVariantsDocument,
  ReorderVariantsDocument,
} from '../../../../gql/graphql';
import { answer } from '../../../../testing/answering-api';
import { faultsIn } from '../../../../testing/faults-in';
import { renderStaffPage } from '../../../../testing/render';
import * as variants from './variants-route';

const size = (name: string, minor: number) => ({
  id: name,
  name,
  isAvailable: true,
  unit: 'G' as const,
  price: { minor },
  nameTranslations: [{ locale: 'en' as const, value: name }],
});
const soup = (...sizes: readonly ReturnType<typeof size>[]) =>
  answer(ProductVariantsDocument, { node: { __typename: 'Product', id: 'soup', variants: sizes } });
const [small, large] = [size('Small', 900), size('Large', 1400)];

async function openSizes(...sizes: readonly ReturnType<typeof size>[]) {
  const screen = await renderStaffPage(variants, {
    path: 'command-center/product/:productId/variants',
    url: '/command-center/product/soup/variants',
    answers: [
      soup(...sizes),
      answer(CreateVariantDocument, { answer: { __typename: 'Variant' } }),
      answer(DeleteVariantDocument, { answer: { __typename: 'Deleted' } }),
      answer(ReorderVariantsDocument, { answer: { __typename: 'Product' } }),
    ],
  });
  const rows = screen.getByRole('list', { name: 'Sizes' }).getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  return Object.assign(screen, { rows });
}

test('the only size can’t be deleted or moved', async () => {
  const screen = await openSizes(small);
  await expect.element(screen.getByRole('button', { name: /^(Delete|Move)/ })).not.toBeInTheDocument();
});

test('a size is added by its name and price', async () => {
  const screen = await openSizes(small);
  await screen.getByRole('button', { name: 'Add a size' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('English').fill('Large');
  await dialog.getByLabelText('Price', { exact: true }).fill('14.5');
  screen.api.answer(soup(small, large));
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(screen.rows.nth(1)).toMatchTextContent('Large');
  const input = { productId: 'soup', name: [{ locale: 'en', value: 'Large' }, {}], price: 1450 };
  await expect.poll(() => screen.api.sent(CreateVariantDocument)).toMatchObject([{ input }]);
});

test('a size is duplicated, put in order and deleted', async () => {
  const screen = await openSizes(small, large);
  await screen.getByRole('button', { name: 'Duplicate: Large' }).click();
  await expect.element(screen.getByText('Size created')).toBeVisible();
  await expect
    .poll(() => screen.api.sent(CreateVariantDocument))
    .toMatchObject([{ input: { name: [{ value: 'Large' }, {}], price: 1400 } }]);
  await screen.getByRole('button', { name: 'Move up: Large' }).click();
  await expect
    .poll(() => screen.api.sent(ReorderVariantsDocument))
    .toEqual([{ input: { productId: 'soup', ids: ['Large', 'Small'] } }]);
  expect(await faultsIn(screen.container)).toEqual([]);
  await screen.getByRole('button', { name: 'Delete: Large' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete the size' }).click();
  await expect.poll(() => screen.api.sent(DeleteVariantDocument)).toEqual([{ id: 'Large' }]);
});
