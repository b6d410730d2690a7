import { expect, test } from 'vitest';
import { cartOf, renderCheckout } from './testing-checkout';

test('where orders are only collected the checkout says so, asks for no street and takes the order', async () => {
  const channel = { isDeliveryAvailable: false };
  const screen = await renderCheckout([cartOf({ deliveryMethod: 'PICKUP' }, channel)], { channel });
  await expect.element(screen.getByText(/^Pickup only right now/)).toBeVisible();
  await expect.element(screen.getByLabelText('Street and house')).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Place order' }))
    .not.toHaveAttribute('aria-disabled', 'true');
});
