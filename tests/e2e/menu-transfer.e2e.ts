import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';

const choose = (page: Page, text: string) =>
  page.getByLabel('Menu file').setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** The table's rows; no cell of the demo menu has a line break. */
const rowOf = (table: string, dish: string) => table.split('\r\n').find((row) => row.startsWith(`${dish},`)) ?? '';

test('an owner takes the menu out, changes a price, looks at what it does, applies it, and shoppers pay the new price', async ({
  page,
  context,
  demoShop,
}) => {
  await openAsStaff(page, demoShop, '/settings/data');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  const row = rowOf(table, 'margherita');
  const price = /,(\d+\.\d\d),/.exec(row)?.[1] ?? '';
  expect(price).not.toBe('');
  await choose(page, table);
  await expect(page.getByRole('heading', { name: 'The shop’s menu already matches this file' })).toBeVisible();

  await choose(page, table.replace(row, row.replace(`,${price},`, ',77.70,')));
  await expect(page.getByText(`${price} → 77.70`)).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Menu imported')).toBeVisible();
  const shopper = await context.newPage();
  await shopper.goto(`${demoShop.url}/en/catalog/pizza/margherita`);
  await expect(shopper.getByText(/77\.70/).first()).toBeVisible();
  // As it was, for the other end-to-end tests.
  await choose(page, table);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
});
