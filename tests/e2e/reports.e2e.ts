import { readFile } from 'node:fs/promises';
import { faultsOf } from './faults';
import { expect, testAroundTheClock as test } from './fixtures';
import { placeAsap } from './orders';
import { openAsStaff } from './staff-page';

test('a report is of the days that are chosen, and each of its parts is a file', async ({ page, demoShop }) => {
  await placeAsap(demoShop.url);
  await openAsStaff(page, demoShop, '');
  await page.getByRole('main').getByRole('link', { name: 'Reports' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  const dishes = page.getByRole('region', { name: 'By dish' });
  const first = dishes.getByRole('row').nth(1);
  const dish = await first.getByRole('rowheader').innerText();
  for (const part of ['By category', 'By payment method']) {
    await expect(page.getByRole('region', { name: part }).getByRole('row').nth(1)).toBeVisible();
  }
  await page.reload();
  expect(await faultsOf(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await dishes.getByRole('button', { name: /CSV/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^dishes-\d{4}-\d\d-01-/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('Dish,Sold,Revenue,Currency');
  expect(file).toContain(dish);

  await page.getByRole('combobox', { name: 'Period' }).selectOption('Other days');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-02');
  await expect(page.getByText('January 1, 2020 – January 2, 2020')).toBeVisible();
  await expect(dishes.getByText('Nothing was sold in this period.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2019-12-31');
  await expect(page.getByText('The last day is before the first one.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2021-06-01');
  await expect(page.getByText('A report covers a year at most. Choose fewer days.')).toBeVisible();
});
