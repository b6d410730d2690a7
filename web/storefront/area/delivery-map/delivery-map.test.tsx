import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderForShoppers } from '../../../testing/render';
import { useCart } from '../../cart/store/cart-context';
import { UpdateCheckoutMutation } from '../../cart/store/cart-documents';
import { AREAS, answersOfAreas } from '../testing-areas';
import { DeliveryMap } from './delivery-map';
import { DeliveryMapQuery, ZoneAtQuery } from './delivery-map-documents';

/** Shows the map until an area is chosen, then the area's name. */
function Opened() {
  const { shop, cart } = useCart();
  if (!shop || !cart) return null;
  return cart.zone ? <p>To {cart.zone.name}</p> : <DeliveryMap onClose={() => {}} shop={shop} />;
}

async function open(shop: object = {}) {
  const screen = await renderForShoppers(<Opened />, { answers: answersOfAreas(shop) });
  const sheet = screen.getByRole('dialog', { name: 'Where should we deliver?' });
  await expect.element(sheet.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  const map = sheet.getByRole('region', { name: /^Map of the delivery areas/ });
  return { screen, sheet, map, deliver: sheet.getByRole('button', { name: 'Deliver here' }) };
}

test('an arrow key moves the map under the pin: area and terms are shown, and the area can be chosen', async () => {
  const { screen, sheet, map, deliver } = await open();
  map.element().focus();
  // From between the two areas.
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(sheet.getByText(/^The hills — \$9/)).toBeVisible();
  const fills = () => [...map.element().querySelectorAll('path')].map((path) => getComputedStyle(path).fillOpacity);
  await expect.poll(() => fills().filter((fill) => fill === '0.2')).toHaveLength(1);
  await deliver.click();
  await expect.element(screen.getByText('To The hills')).toBeVisible();
});

test('nothing is brought to a place that was not pointed at, or lies outside of the areas', async () => {
  const { screen, sheet, map, deliver } = await open();
  await expect.element(sheet.getByText('Move the map so that the pin points at your building.')).toBeVisible();
  await expect.element(deliver).toHaveAttribute('aria-disabled', 'true');
  expect(await faultsIn(screen.container)).toEqual([]);
  map.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await expect.element(sheet.getByText('We don’t deliver here yet.')).toBeVisible();
  await expect.element(deliver).toHaveAttribute('aria-disabled', 'true');
  expect(screen.api.sent(UpdateCheckoutMutation)).toEqual([]);
});

test('names of areas that lie close together are not written over each other', async () => {
  const { map } = await open({ deliveryZones: [...AREAS, { ...AREAS[0], id: 'night', name: 'Old town at night' }] });
  await expect.element(map.getByText('Old town', { exact: true })).toBeVisible();
  await expect.element(map.getByText('Old town at night')).not.toBeVisible();
});

test('a place that could not be asked about says so', async () => {
  const { screen, sheet, map } = await open();
  screen.api.answer(answer(ZoneAtQuery, () => Promise.reject(new Error('away'))));
  map.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(sheet.getByText(/^We couldn’t check this place\./)).toBeVisible();
});

test('in letters of double size on a small phone the pin, the terms and the button are in sight together', async () => {
  await page.viewport(360, 700);
  document.documentElement.style.fontSize = '200%';
  const { screen, sheet, map, deliver } = await open();
  const isPinInSight = () => {
    const { left, top, width, height } = map.element().getBoundingClientRect();
    return map.element().contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(isPinInSight).toBe(true);
  const hint = sheet.getByText('Move the map so that the pin points at your building.');
  await expect.element(hint).toBeInViewport({ ratio: 1 });
  await expect.element(deliver).toBeInViewport({ ratio: 1 });
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('over a background, in the dark too, its author can be read and its buttons hit', async () => {
  const mapTiles = {
    url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#{z}/{x}/{y}',
    attribution: '© Somebody',
  };
  const { sheet } = await open({ mapTiles });
  document.documentElement.dataset.colorMode = 'dark';
  const { color, backgroundColor } = getComputedStyle(sheet.getByText('© Somebody').element());
  // Dark on opaque paper: Leaflet's own lets the map through.
  expect([color, backgroundColor]).toEqual(['rgb(42, 30, 23)', 'rgb(255, 255, 255)']);
  const zoomIn = sheet.getByRole('button', { name: 'Zoom in' }).element();
  // Once the sheet has come up.
  await expect.poll(() => zoomIn.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  expect(zoomIn.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('where the map can’t be read, the sheet says so', async () => {
  const screen = await renderForShoppers(<Opened />, {
    answers: [...answersOfAreas(), answer(DeliveryMapQuery, () => Promise.reject(new Error('away')))],
  });
  await expect.element(screen.getByText('The map didn’t load. Choose the area from the list.')).toBeVisible();
});
