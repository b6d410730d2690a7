import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ReorderDeliveryZonesDocument, ZoneOfPlaceDocument, ZonesDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import * as zones from './zones-route';

const zone = (name: string) => ({ id: name, name, isActive: true, radiusMeters: 900 });

async function openZones() {
  const screen = await renderStaffPage(zones, {
    path: 'command-center/settings/orders/zone',
    answers: [
      answer(ZonesDocument, { channel: { deliveryZones: [zone('Old town'), zone('Hills')] } }),
      answer(ZoneOfPlaceDocument, ({ latitude }) => ({ deliveryZone: latitude > 41 ? zone('Old town') : null })),
      answer(ReorderDeliveryZonesDocument, { answer: { __typename: 'Channel' } }),
    ],
  });
  return Object.assign(screen, { place: screen.getByLabelText('Latitude, longitude') });
}

test('for a typed place the page shows the area that delivers there, or that there is none', async () => {
  const screen = await openZones();
  await screen.place.fill('41.6801, 44.7801');
  await screen.getByRole('button', { name: 'Find the area' }).click();
  await expect.element(screen.getByText('The shop delivers there:')).toBeVisible();
  await screen.place.fill('0, 0');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^This place is in none of the areas/)).toBeVisible();
  await screen.place.fill('somewhere');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.place).toHaveAttribute('aria-invalid', 'true');
});

test('the first area of a place counts, so areas are put in order', async () => {
  const screen = await openZones();
  await screen.getByRole('button', { name: 'Move up: Hills' }).click();
  await expect
    .poll(() => screen.api.sent(ReorderDeliveryZonesDocument))
    .toEqual([{ input: { ids: ['Hills', 'Old town'] } }]);
});
