import { expect, test } from 'vitest';
import { ProductPageDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { renderShopPage } from '../../../testing/render';
import { AddLineMutation, CartQuery } from '../../cart/store/cart-documents';
import { dish, PIZZA } from '../testing-dishes';
import * as product from './product-route';

const open = (takesLineNotes: boolean) =>
  renderShopPage(product, {
    path: 'catalog/:categorySlug/:productSlug',
    url: '/catalog/pizza/margherita',
    answers: [
      answer(ProductPageDocument, {
        category: { ...PIZZA, product: dish('Margherita', { variants: [{ id: 'margherita' }] }) },
      }),
      answer(CartQuery, { channel: { takesLineNotes } }),
      answer(AddLineMutation, { addLine: { __typename: 'Cart' } }),
    ],
  });

test('a note goes into the cart with its dish', async () => {
  const screen = await open(true);
  await screen.getByLabelText(/^Note for this dish/).fill('No onions');
  await screen.getByRole('button', { name: /^Add Margherita/ }).click();
  await expect.poll(() => screen.api.sent(AddLineMutation)[0]?.input.note).toBe('No onions');
});

test('a kitchen that takes no notes is asked for none', async () => {
  const screen = await open(false);
  await expect.element(screen.getByRole('button', { name: /^Add Margherita/ })).toBeVisible();
  await expect.element(screen.getByLabelText(/^Note for this dish/)).not.toBeInTheDocument();
});
