import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PopularDishesDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { renderForShoppers } from '../../../testing/render';
import { AddLineMutation, CartQuery, ChangeLineMutation } from '../store/cart-documents';
import { CartButton } from './cart-button';

const TIRAMISU = {
  id: 'dish',
  name: 'Tiramisu',
  slug: 'tiramisu',
  onlyVariantId: 'tiramisu',
  categories: [{ slug: 'desserts' }],
};
const cartOf = (quantity: number) => ({
  __typename: 'Cart' as const,
  lines:
    quantity > 0 ? [{ id: 'line', variantId: 'tiramisu', productName: 'Tiramisu', isAvailable: true, quantity }] : [],
});

test('an empty cart offers what others order; what is taken out by mistake comes back', async () => {
  await page.viewport(390, 844);
  const screen = await renderForShoppers(<CartButton />, {
    answers: [
      answer(PopularDishesDocument, { channel: { popularProducts: [TIRAMISU] } }),
      answer(AddLineMutation, { addLine: cartOf(1) }),
      answer(ChangeLineMutation, { changeLine: cartOf(0) }),
    ],
  });
  await screen.getByRole('button', { name: 'Cart' }).click();
  const cart = screen.getByRole('dialog', { name: 'Cart' });
  await expect.element(cart.getByText('Your cart is empty')).toBeVisible();
  await cart.getByRole('region', { name: 'Popular' }).getByRole('button', { name: 'Add Tiramisu' }).click();
  const line = cart.getByRole('list', { name: 'Cart' }).getByRole('listitem');
  await expect.element(line).toBeVisible();
  await expect.element(cart.getByText('Your cart is empty')).not.toBeInTheDocument();
  // The dishes come first.
  const follows = line.element().compareDocumentPosition(cart.getByRole('radiogroup').element());
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await line.getByRole('button', { name: /^One less/ }).click();
  await expect.element(cart.getByText('Your cart is empty')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(line.getByLabelText(/^1 in the cart/)).toBeVisible();
  await expect.poll(() => screen.api.sent(AddLineMutation)).toHaveLength(2);
});

test('on a slow connection quick presses all count at once, long before the server has answered', async () => {
  const never = new Promise<never>(() => {});
  const screen = await renderForShoppers(<CartButton />, {
    answers: [answer(CartQuery, { checkout: cartOf(1) }), answer(AddLineMutation, () => never)],
  });
  await screen.getByRole('button', { name: /^Cart: 1/ }).click();
  for (const count of [2, 3, 4]) {
    await screen.getByRole('button', { name: 'One more: Tiramisu' }).click();
    await expect.element(screen.getByLabelText(`${count} in the cart: Tiramisu`)).toBeVisible();
  }
  await expect.element(screen.getByRole('button', { name: /^Cart: 4/ })).toBeInTheDocument();
});
