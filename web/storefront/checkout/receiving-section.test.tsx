import { expect, test } from 'vitest';
import { faultsIn } from '../../testing/faults-in';
import { deviceSeat } from '../device/device-seat';
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

test('a guest at a table is asked in which house they sit, not where they collect it, and needs no phone', async () => {
  deviceSeat.set({ table: '8', warehouseId: null, since: Date.now() });
  const warehouses = ['Old town', 'Garden'].map((name) => ({ id: name, name }));
  const screen = await renderCheckout([cartOf({ deliveryMethod: 'PICKUP' })], { channel: { warehouses } });
  await expect.element(screen.getByRole('radio', { name: 'Table 8' })).toBeChecked();
  await expect.element(screen.getByRole('group', { name: 'Which restaurant are you in?' })).toBeVisible();
  await expect.element(screen.getByText('Pickup point')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText(/^Phone\s*optional$/)).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  deviceSeat.set(null);
});
