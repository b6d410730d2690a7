import { expect, test } from 'vitest';
import { faultsIn } from '../../testing/faults-in';
import { renderCheckout } from '../checkout/testing-checkout';
import { deviceAddresses, rememberAddress } from './device-addresses';

test('addresses of earlier orders on this device are offered, chosen by a press and removed', async () => {
  deviceAddresses.set([]);
  rememberAddress({ street: '12 Rustaveli Avenue', apartment: '5' });
  rememberAddress({ street: '7 Chavchavadze Avenue' });
  const screen = await renderCheckout();
  const addresses = screen.getByRole('list', { name: 'Addresses of this device' });
  await expect.element(addresses.getByRole('listitem').first()).toHaveTextContent('7 Chavchavadze Avenue');
  const home = addresses.getByRole('button', { name: '12 Rustaveli Avenue, apt 5', exact: true });
  await expect.element(home).toHaveAttribute('aria-pressed', 'false');
  await home.click();
  await expect.element(screen.getByLabelText('Street and house')).toHaveValue('12 Rustaveli Avenue');
  await expect.element(screen.getByLabelText(/^Apt\/office/)).toHaveValue('5');
  await expect.element(home).toHaveAttribute('aria-pressed', 'true');
  expect(await faultsIn(addresses.element())).toEqual([]);
  await addresses.getByRole('button', { name: 'Forget 7 Chavchavadze Avenue' }).click();
  await expect.element(addresses.getByRole('listitem')).toHaveTextContent('12 Rustaveli Avenue, apt 5');
  expect(deviceAddresses.current().map(({ street }) => street)).toEqual(['12 Rustaveli Avenue']);
});
