import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { catchDownloads } from '../../../testing/downloads';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as reports from './reports-route';

const sold = { name: 'Borscht', quantity: 7 };
const byDish = answer(reports.ReportsQuery, { channel: { salesBetween: { byDish: [sold], byCategory: [sold] } } });
const openReport = (days: string, ...answers: (typeof byDish)[]) =>
  renderStaffPage(reports, { path: 'command-center/reports', url: `/command-center/reports?${days}`, answers });

test('each part of a report is a file that is named by its days', async () => {
  const files = catchDownloads();
  const screen = await openReport('period=days&from=2026-11-01&to=2026-11-02', byDish);
  const dishes = screen.getByRole('region', { name: 'By dish' });
  await expect.element(dishes.getByRole('row').nth(1)).toHaveTextContent('Borscht7$10');
  await expect.element(screen.getByText('November 1, 2026 – November 2, 2026')).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  await dishes.getByRole('button', { name: /CSV/ }).click();
  await expect
    .poll(() => files.map(({ name }) => name))
    .toEqual([expect.stringMatching(/^dishes-2026-11-01-2026-11-02-.*\.csv$/)]);
  expect(await files[0]?.blob.text()).toMatch(/Dish,Sold,Revenue,Currency\r?\nBorscht,7,10.00,USD/);
  await expect
    .poll(() => screen.api.sent(reports.ReportsQuery))
    .toEqual([{ from: '2026-11-01', to: '2026-11-02', isPeriod: true }]);
});

test('a period without sales says so in each of its parts', async () => {
  const screen = await openReport('', answer(reports.ReportsQuery, { channel: { salesBetween: {} } }));
  const dishes = screen.getByRole('region', { name: 'By dish' });
  await expect.element(dishes.getByText('Nothing was sold in this period.')).toBeVisible();
});

test.each([
  { to: '2025-12-31', why: 'The last day is before the first one.' },
  { to: '2027-06-01', why: 'A report covers a year at most. Choose fewer days.' },
])('days that make no report say why: from 2026-01-01 to $to', async ({ to, why }) => {
  const screen = await openReport(`period=days&from=2026-01-01&to=${to}`);
  await expect.element(screen.getByRole('alert').getByText(why)).toBeVisible();
});
