import { expect, test } from 'vitest';
import { TableCodesDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as tables from './tables-route';

const houses = ['old-town', 'garden'].map((id) => ({ id, name: id, isActive: true }));

test('each table that is named gets its code, which says in which house it stands; a name is there once', async () => {
  const screen = await renderStaffPage(tables, {
    path: 'command-center/settings/tables',
    answers: [answer(TableCodesDocument, { channel: { warehouses: houses } })],
  });
  await screen.getByText('By name').click();
  const names = screen.getByLabelText(/^Names of the tables/);
  await names.fill('7\nTerrace 2\n7');
  await expect.element(names).toHaveAccessibleDescription(/“7” is there twice\./);
  await names.fill('7\nTerrace 2');
  const sheet = screen.getByRole('list', { name: 'The sheet to print' });
  await expect.element(sheet.getByText('Table 7')).toBeVisible();
  await expect.element(sheet.getByText('Terrace 2', { exact: true })).toBeVisible();
  expect(sheet.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(sheet.getByRole('img', { name: /\/catalog\?table=7&house=old-town$/ })).toBeVisible();
  expect(await faultsIn(screen.getByRole('main').element())).toEqual([]);
});
