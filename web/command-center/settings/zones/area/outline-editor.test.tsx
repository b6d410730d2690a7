import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CreateDeliveryZoneDocument, ZoneDocument } from '../../../../gql/graphql';
import { answer } from '../../../../testing/answering-api';
import { renderStaffPage } from '../../../../testing/render';
import * as zone from '../zone-route';

const kitchen = { id: 'kitchen', name: 'Kitchen', latitude: 41.69, longitude: 44.8 };

async function drawNew() {
  const message = 'The outline crosses itself.';
  const fields = [{ message, path: ['input', 'polygon'] }];
  const screen = await renderStaffPage(zone, {
    path: 'command-center/settings/orders/zone/:zoneId',
    url: '/command-center/settings/orders/zone/new',
    answers: [
      answer(ZoneDocument, { channel: { warehouses: [kitchen] } }),
      answer(CreateDeliveryZoneDocument, { answer: { __typename: 'InvalidInput', fields } }),
    ],
  });
  const add = screen.getByRole('button', { name: 'Add a corner' });
  return Object.assign(screen, {
    add,
    name: screen.getByRole('group', { name: 'Name' }).getByLabelText('English'),
    async typeCorner(number: number, latitude: string, longitude: string) {
      await add.click();
      await screen.getByLabelText(`Latitude of corner ${number}`).fill(latitude);
      await screen.getByLabelText(`Longitude of corner ${number}`).fill(longitude);
    },
  });
}

test('an outline that crosses itself says where, is refused as a whole, and is mended by moving a corner up', async () => {
  const screen = await drawNew();
  await screen.name.fill('Old town');
  await screen.typeCorner(1, '41.68', '44.78');
  await screen.typeCorner(2, '41.68', '44.82');
  await screen.typeCorner(3, '41.71', '44.78');
  await screen.typeCorner(4, '41,71', '44,82');
  const crossing = screen.getByText('The edge from corner 2 to 3 meets the edge from 4 to 1.');
  await expect.element(crossing).toBeVisible();
  await screen.getByRole('button', { name: 'Create' }).click();
  const outline = screen.getByRole('group', { name: 'Outline of the area' });
  await expect.element(outline).toHaveFocus();
  await expect.element(outline).toHaveAccessibleDescription('The outline crosses itself.');
  await screen.getByRole('button', { name: 'Move corner 4 up' }).click();
  await expect.element(crossing).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Longitude of corner 3')).toHaveValue('44.82');
});

test('a new area that is refused keeps its map and its corners', async () => {
  const screen = await drawNew();
  await screen.add.click();
  await screen.name.fill('');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.add).toBeVisible();
  await expect.element(screen.getByLabelText('Latitude of corner 1')).toBeVisible();
});
