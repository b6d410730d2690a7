import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { renderForShoppers } from '../../../testing/render';
import { CartQuery, UpdateCheckoutMutation } from '../store/cart-documents';
import { ToCheckout } from '../view/to-checkout';
import { ReceivingBar } from './receiving-bar';

const lines = [{ id: 'soup', variantId: 'soup', productName: 'Borscht', quantity: 2, isAvailable: true }];

test('a cart for delivery becomes one to be collected when delivery is switched off, and says so', async () => {
  const screen = await renderForShoppers(<ReceivingBar />, {
    answers: [
      answer(CartQuery, { channel: { isDeliveryAvailable: false }, checkout: { deliveryMethod: 'DELIVERY', lines } }),
      answer(UpdateCheckoutMutation, {
        updateCheckout: { __typename: 'Cart', deliveryMethod: 'PICKUP', lines },
      }),
    ],
  });
  await expect.element(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Delivery' })).toBeDisabled();
  await expect.element(screen.getByText(/so we’ve switched you to pickup/)).toBeVisible();
  await expect.element(screen.getByText(/^Pickup only right now/)).toBeVisible();
  await expect.poll(() => screen.api.sent(UpdateCheckoutMutation)).toEqual([{ input: { deliveryMethod: 'PICKUP' } }]);
});

test('a shop that stays closed says so beside the way to the checkout', async () => {
  const screen = await renderForShoppers(<ToCheckout />, {
    answers: [answer(CartQuery, { channel: { isOpen: false, opensAt: null }, checkout: { lines } })],
  });
  const toCheckout = screen.getByRole('button', { name: /^Check ?out/ });
  await expect.element(toCheckout).toHaveAttribute('aria-disabled', 'true');
  await expect.element(toCheckout).toHaveAccessibleDescription('Closed right now');
});
