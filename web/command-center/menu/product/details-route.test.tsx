import { expect, test } from 'vitest';
import { ProductDetailsDocument, ShopChangesDocument, UpdateProductDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as details from './details-route';

const variant = { id: 'small', version: 1, unit: 'G' as const, price: { minor: 900 } };
const soup = (name: string, version = 1) =>
  answer(ProductDetailsDocument, {
    channel: { taxStandard: 20, taxReduced: 10 },
    node: {
      __typename: 'Product',
      id: 'soup',
      version,
      slug: 'soup',
      isAvailable: true,
      nameTranslations: [{ locale: 'en', value: name }],
      variants: [variant],
    },
  });

async function openSoup() {
  const saved = { __typename: 'Product', version: 2, variants: [{ id: 'small', version: 2 }] } as const;
  const screen = await renderStaffPage(details, {
    path: 'command-center/product/:productId',
    url: '/command-center/product/soup',
    answers: [soup('Green soup'), answer(UpdateProductDocument, { answer: saved })],
  });
  return Object.assign(screen, {
    price: screen.getByLabelText('Price', { exact: true }),
    name: screen.getByRole('group', { name: 'Name' }).getByLabelText('English'),
    save: screen.getByRole('button', { name: 'Save', exact: true }),
  });
}

test('words, price, marks, allergens and VAT of a dish go out together', async () => {
  const screen = await openSoup();
  expect(await faultsIn(screen.container)).toEqual([]);
  await screen.name.fill('Sorrel soup');
  await screen.price.fill('9.80');
  await screen.getByLabelText(/^Weight or volume/).fill('350');
  await screen.getByRole('button', { name: 'Vegetarian', exact: true }).click();
  await screen.getByRole('button', { name: 'Eggs', exact: true }).click();
  await screen.getByLabelText(/^Energy/).fill('64');
  await screen.getByRole('combobox', { name: /^VAT/ }).selectOptions('Reduced rate, 10%');
  await screen.save.click();
  await expect.element(screen.getByText('Dish updated')).toBeVisible();
  await expect
    .poll(() => screen.api.sent(UpdateProductDocument))
    .toMatchObject([
      {
        input: {
          id: 'soup',
          version: 1,
          name: [{ locale: 'en', value: 'Sorrel soup' }, {}],
          tags: ['VEGETARIAN'],
          allergens: ['EGGS'],
          taxClass: 'REDUCED',
          nutrition: { calories: 64 },
          variant: { id: 'small', version: 1, price: 980, weight: 350 },
        },
      },
    ]);
});

test('a dish without a price is not sent, and an empty price is what has the focus', async () => {
  const screen = await openSoup();
  await screen.price.fill('');
  await screen.save.click();
  await expect.element(screen.price).toHaveFocus();
  await expect.element(screen.price).toHaveAttribute('aria-invalid', 'true');
  expect(screen.api.sent(UpdateProductDocument)).toEqual([]);
});

test('what a colleague changed of a dish is not overwritten', async () => {
  const screen = await openSoup();
  await screen.price.fill('12');
  screen.api.answer(soup('Their soup', 2));
  await screen.api.push(ShopChangesDocument, { catalogChanged: 2 });
  await screen.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(screen.name).toHaveValue('Their soup');
  await screen.save.click();
  await expect.element(screen.getByText('Dish updated')).toBeVisible();
  await expect
    .poll(() => screen.api.sent(UpdateProductDocument))
    .toMatchObject([{ input: { version: 2, name: [{ value: 'Their soup' }, {}], variant: { price: 1200 } } }]);
});
