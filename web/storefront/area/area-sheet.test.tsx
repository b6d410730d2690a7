import { Link, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { CatalogDocument } from '../../gql/graphql';
import { answer } from '../../testing/answering-api';
import { faultsIn } from '../../testing/faults-in';
import { renderForShoppers, renderShopPage } from '../../testing/render';
import { deviceAddresses } from '../addresses/device-addresses';
import { ReceivingBar } from '../cart/receiving/receiving-bar';
import { UpdateCheckoutMutation } from '../cart/store/cart-documents';
import * as catalog from '../catalog/menu/catalog-route';
import { readKept } from '../draft/kept-checkout';
import { answersOfAreas, SEA, TOWN, tellPlace } from './testing-areas';

const open = async () => {
  const screen = await renderForShoppers(<ReceivingBar />, { answers: answersOfAreas() });
  await screen.getByRole('button', { name: 'Choose area' }).click();
  return Object.assign(screen, { sheet: screen.getByRole('dialog', { name: 'Where should we deliver?' }) });
};

const newsIn = (screen: Pick<Locator, 'getByRole'>) => screen.getByRole('region', { name: 'Notifications' });

test('fee and minutes hang on the area, which is chosen from a list', async () => {
  const { sheet, ...screen } = await open();
  await expect.element(screen.getByText('Delivery from $3, depending on the area')).toBeVisible();
  await expect.element(screen.getByText('Delivered in 40–70 min, depending on the area')).toBeVisible();
  const areas = sheet.getByRole('list', { name: 'Delivery areas' });
  await expect.element(areas.getByRole('button', { name: /^Old town.*\$3.*about 40 min$/ })).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  await areas.getByRole('button', { name: /^The hills.*\$9.*about 70 min$/ }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^Delivery \$9/)).toBeVisible();
  const opener = screen.getByRole('button', { name: 'Delivery area: The hills' });
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(sheet.getByRole('button', { pressed: true })).toMatchTextContent('The hills');
});

test('the device’s place finds the area', async () => {
  const tell = tellPlace(TOWN);
  const { sheet, ...screen } = await open();
  await sheet.getByRole('button', { name: 'Use my location' }).click();
  tell();
  await expect.element(newsIn(screen).getByText(/^Found you: Old town/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Delivery area: Old town' })).toBeVisible();
});

test('where nobody delivers there is pickup, and who collects is not asked for an area', async () => {
  const tell = tellPlace(SEA);
  const { sheet, ...screen } = await open();
  await sheet.getByRole('button', { name: 'Use my location' }).click();
  tell();
  await expect.element(sheet.getByText(/we don’t deliver to your location yet/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Pick up instead' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
  await expect.element(screen.getByRole('button', { name: 'Choose area' })).not.toBeInTheDocument();
});

test('a place that is found after the areas were closed leaves the page where it is', async () => {
  const tell = tellPlace(TOWN);
  const Where = () => <p>At {useLocation().search}</p>;
  const screen = await renderForShoppers(
    <>
      <Link to="?page=menu">Menu</Link>
      <Where />
      <ReceivingBar />
    </>,
    { answers: answersOfAreas() },
  );
  await screen.getByRole('link', { name: 'Menu' }).click();
  await screen.getByRole('button', { name: 'Choose area' }).click();
  await screen.getByRole('button', { name: 'Use my location' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('At ?page=menu', { exact: true })).toBeVisible();
  tell();
  await expect.element(newsIn(screen).getByText(/^Found you: Old town/)).toBeVisible();
  await expect.element(screen.getByText('At ?page=menu', { exact: true })).toBeVisible();
});

test('an address of this device is chosen with its area, and the checkout has its door', async () => {
  const door = { apartment: '5', entrance: '', floor: '', intercom: '', courierNote: '', zoneId: 'hills' };
  deviceAddresses.set([{ ...door, street: '12 Rustaveli Avenue', usedAt: Date.now() }]);
  const { sheet, ...screen } = await open();
  await sheet.getByRole('button', { name: '12 Rustaveli Avenue, apt 5', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Delivery area: The hills' })).toBeVisible();
  expect(readKept()?.draft).toMatchObject({ street: '12 Rustaveli Avenue', apartment: '5' });
});

test('the areas and their map open over the cart of a phone, and closing leads back to it', async () => {
  await page.viewport(390, 844);
  const line = { id: 'soup', variantId: 'soup', quantity: 1, isAvailable: true };
  const screen = await renderShopPage(catalog, {
    path: 'catalog',
    answers: [...answersOfAreas({}, [line]), answer(CatalogDocument, {})],
  });
  await screen
    .getByRole('button', { name: /^Cart: / })
    .last()
    .click();
  const cart = screen.getByRole('dialog', { name: 'Cart' });
  await cart.getByRole('button', { name: 'Choose area' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Where should we deliver?' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  const onwards = cart.getByRole('link', { name: /^Check out/ });
  await expect.element(onwards).toMatchTextContent(/from \$[\d.]+$/);
  await cart.getByRole('button', { name: 'Choose area' }).click();
  // The map takes the place of the list: closing it closes both.
  await sheet.getByRole('button', { name: 'Choose on the map' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect.element(sheet.getByRole('list', { name: 'Delivery areas' })).not.toBeInTheDocument();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await cart.getByRole('button', { name: 'Choose area' }).click();
  await sheet.getByRole('button', { name: /^Old town/ }).click();
  await expect.element(cart.getByText(/^Delivery \$3/)).toBeVisible();
  await expect.element(onwards).not.toMatchTextContent('from');
  await expect.poll(() => screen.api.sent(UpdateCheckoutMutation)).toEqual([{ input: { zoneId: 'town' } }]);
});
