import { expect, test } from 'vitest';
import { CreateStationDocument, UpdateStationDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import { RouteToStationMutation } from './station-field';
import * as stations from './stations-route';

const bar = { id: 'bar', name: 'Bar', version: 1, nameTranslations: [{ locale: 'en', value: 'Bar' }] } as const;
const page = (...all: (typeof bar)[]) =>
  answer(stations.StationsQuery, {
    channel: { stations: all, menus: [{ name: 'Menu', categories: [{ id: 'soups', name: 'Soups' }] }] },
  });
const saved = { answer: { __typename: 'Station', id: 'bar', version: 2 } } as const;
const open = (...all: (typeof bar)[]) =>
  renderStaffPage(stations, {
    path: 'command-center/settings/stations',
    answers: [page(...all), answer(CreateStationDocument, saved), answer(UpdateStationDocument, saved)],
  });

test('a station is added by its name', async () => {
  const { api, getByRole } = await open();
  await getByRole('button', { name: 'Add a station' }).click();
  const dialog = getByRole('dialog');
  await dialog.getByLabelText('English').fill('Bar');
  api.answer(page(bar));
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(getByRole('button', { name: 'Rename: Bar' })).toBeVisible();
  const name = [{ locale: 'en', value: 'Bar' }];
  await expect
    .poll(() => api.sent(CreateStationDocument))
    .toMatchObject([{ input: { name: expect.arrayContaining(name) } }]);
});

test('a station is renamed as it was read', async () => {
  const { api, getByRole } = await open(bar);
  await getByRole('button', { name: 'Rename: Bar' }).click();
  const dialog = getByRole('dialog');
  await dialog.getByLabelText('English').fill('Cold');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const name = [{ locale: 'en', value: 'Cold' }];
  await expect
    .poll(() => api.sent(UpdateStationDocument))
    .toMatchObject([{ input: { id: 'bar', version: 1, name: expect.arrayContaining(name) } }]);
});

test('where a category is made is kept as soon as it is chosen', async () => {
  const { api, getByRole } = await open(bar);
  api.answer(answer(RouteToStationMutation, { answer: { __typename: 'Channel' } }));
  await getByRole('combobox', { name: 'Soups' }).selectOptions('Bar');
  await expect
    .poll(() => api.sent(RouteToStationMutation))
    .toEqual([{ input: { dishes: { categoryId: 'soups' }, stationId: 'bar' } }]);
});
