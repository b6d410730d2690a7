import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CreateDeliveryZoneDocument, ZoneDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { tabTo } from '../../../testing/keys';
import { renderStaffPage } from '../../../testing/render';
import * as zone from './zone-route';

const SQUARE = JSON.stringify({
  type: 'Polygon',
  coordinates: [
    [
      [44.79, 41.68],
      [44.82, 41.68],
      [44.82, 41.7],
      [44.79, 41.7],
      [44.79, 41.68],
    ],
  ],
});
const kitchen = { id: 'kitchen', name: 'Kitchen', latitude: 41.69, longitude: 44.8 };
const tiles = { url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#{z}/{x}/{y}' };

async function open(channel: object = { warehouses: [kitchen] }) {
  const screen = await renderStaffPage(zone, {
    path: 'command-center/settings/orders/zone/:zoneId',
    url: '/command-center/settings/orders/zone/new',
    answers: [
      answer(ZoneDocument, { channel }),
      answer(CreateDeliveryZoneDocument, { answer: { __typename: 'DeliveryZone' } }),
    ],
  });
  const map = screen.getByRole('region', { name: /^Map/ });
  await expect.element(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  return { screen, map, name: screen.getByRole('group', { name: 'Name' }).getByLabelText(/^English/) };
}

test('an outline is pasted from another map tool, and one of its corners is dragged', async () => {
  const { screen, map, name } = await open();
  await name.fill('Old town');
  await screen.getByRole('button', { name: 'Paste GeoJSON' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Paste an outline' });
  await dialog.getByLabelText('GeoJSON').fill('41.68, 44.79');
  await dialog.getByRole('button', { name: 'Use this outline' }).click();
  await expect.element(dialog.getByText(/^This is not GeoJSON/)).toBeVisible();
  await dialog.getByLabelText('GeoJSON').fill(SQUARE);
  await dialog.getByRole('button', { name: 'Use this outline' }).click();
  const latitude = screen.getByLabelText('Latitude of corner 3');
  await expect.element(latitude).toHaveValue('41.7');
  await screen.getByRole('button', { name: 'Show all' }).click();
  await userEvent.dragAndDrop(
    map.getByRole('button', { name: /^Corner 3:/ }),
    map.getByRole('button', { name: 'Zoom out' }),
  );
  await expect.element(latitude).not.toHaveValue('41.7');
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => screen.api.sent(CreateDeliveryZoneDocument)).toHaveLength(1);
  const [{ input } = { input: null }] = screen.api.sent(CreateDeliveryZoneDocument);
  expect(input?.polygon?.slice(0, 2)).toEqual([
    { latitude: 41.68, longitude: 44.79 },
    { latitude: 41.68, longitude: 44.82 },
  ]);
});

test('a zone is measured from a kitchen by keys alone', async () => {
  const { screen, name } = await open();
  await name.click();
  await userEvent.keyboard('Around the kitchen');
  await tabTo(screen.getByRole('radio', { name: 'Outline' }));
  await userEvent.keyboard('{ArrowRight}');
  await tabTo(screen.getByLabelText(/^How far/));
  await userEvent.keyboard('{Control>}a{/Control}2500');
  await tabTo(screen.getByLabelText(/^Delivery fee/));
  await userEvent.keyboard('6{Control>}s{/Control}');
  await expect
    .poll(() => screen.api.sent(CreateDeliveryZoneDocument))
    .toMatchObject([{ input: { warehouseId: 'kitchen', radiusMeters: 2500, fee: 600 } }]);
});

test('the map of a shop without a kitchen begins at the capital, with its author below it', async () => {
  const capital = { latitude: 41.7, longitude: 44.8 };
  const { screen, map } = await open({ capital, mapTiles: { ...tiles, attribution: '© Town surveyors' } });
  await expect.element(screen.getByText('No kitchen has a place on the map yet')).toBeVisible();
  await expect.element(map.getByText('© Town surveyors')).toBeVisible();
  // Tbilisi, at the size of a town.
  const pictures = () => [...map.element().querySelectorAll('img')].map(({ src }) => src.split('#')[1]);
  await expect.poll(pictures).toContainEqual(expect.stringMatching(/^13\/511\d\//));
});
