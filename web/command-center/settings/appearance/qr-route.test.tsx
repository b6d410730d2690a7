import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as qr from './qr-route';

const printed = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });
afterEach(() => printed(''));

test('codes that lead to the shop are ready to print, without the page around them', async () => {
  const screen = await renderStaffPage(qr, { path: 'command-center/settings/appearance/qr' });
  const sheet = screen.getByRole('list', { name: 'The sheet to print' });
  await expect.element(sheet.getByRole('img', { name: 'http://shop.test/' }).first()).toBeVisible();
  await screen.getByLabelText('Leads to').selectOptions('The menu');
  await screen.getByText('Small cards').click();
  await expect.element(sheet.getByRole('img', { name: 'http://shop.test/catalog' })).toBeVisible();
  await expect.poll(() => sheet.element().querySelectorAll('svg')).toHaveLength(12);
  expect(await faultsIn(screen.container)).toEqual([]);
  const heading = screen.getByRole('heading', { level: 1 });
  await printed('print');
  await expect.element(heading).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
});
