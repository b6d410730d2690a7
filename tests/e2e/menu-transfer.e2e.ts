import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { signIn, untilAlive } from './visits';

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Menu file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** The table's rows; no cell of the demo menu has a line break. */
const rowOf = (table: string, dish: string) => table.split('\r\n').find((row) => row.startsWith(`${dish},`)) ?? '';

test('an owner takes the menu out, breaks a row, sees why, mends it, applies it, and shoppers pay the new price', async ({
  page,
  context,
  demoShop,
}) => {
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/en/command-center/settings/data`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  const row = rowOf(table, 'margherita');
  const price = /,(\d+\.\d\d),/.exec(row)?.[1] ?? '';
  expect(price).not.toBe('');

  await choose(page, 'menu.csv', table.replace(row, row.replace(`,${price},`, ',cheap,')));
  await expect(page.getByRole('heading', { name: '1 error found' })).toBeVisible();
  await expect(page.getByText('“cheap” is not an amount. Write it like 9.50.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);

  await choose(page, 'menu.csv', table);
  await expect(page.getByRole('heading', { name: 'The shop’s menu already matches this file' })).toBeVisible();

  const dearer = table.replace(row, row.replace(`,${price},`, ',77.70,'));
  await choose(page, 'menu.csv', dearer);
  await expect(page.getByRole('heading', { name: 'This is what would change' })).toBeVisible();
  await expect(page.getByText(`${price} → 77.70`)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Menu imported')).toBeVisible();

  const shopper = await context.newPage();
  await shopper.goto(`${demoShop.url}/en/catalog/pizza/margherita`);
  await expect(shopper.getByText(/77\.70/).first()).toBeVisible();
  // As it was, for the other end-to-end tests.
  await choose(page, 'menu.csv', table);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Menu imported').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
});

test('a proxy that takes no files of this size is told of', async ({ page, context, demoShop }) => {
  await signIn(context, demoShop);
  // As nginx answers more than 1 MB unless told otherwise: its own page, and none of ours.
  await page.route('**/api/menu/import*', (route) =>
    route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' }),
  );
  await page.goto(`${demoShop.url}/en/command-center/settings/data`);
  await untilAlive(page);
  await choose(page, 'menu.csv', 'name_en,categories,price');
  await expect(page.getByText(/^A proxy in front of the server takes no files of this size/)).toBeVisible();
});
