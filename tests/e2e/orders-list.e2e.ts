import { readFile } from 'node:fs/promises';
import { expect, testAroundTheClock as test } from './fixtures';
import { moveThrough, placeAsap } from './orders';
import { openAsStaff } from './staff-page';
import { signIn } from './visits';

test('orders are found, narrowed down, sorted and taken out as a file; all of it stands in the address', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const anna = await placeAsap(demoShop.url, { name: 'Anna Orlova' });
  const boris = await placeAsap(demoShop.url, { name: 'Boris Petrov' });
  await moveThrough(administrator, boris.id, 'ACCEPTED');
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/checkout`);
  await page.getByRole('navigation', { name: 'How orders are shown' }).getByRole('link', { name: 'List' }).click();
  const table = page.getByRole('table', { name: 'Orders' });
  const row = ({ number }: { number: string }) => table.getByRole('row').filter({ hasText: number });
  await expect(row(anna)).toContainText('New');
  await expect(row(boris)).toContainText('Accepted');
  await expect(row(boris)).toContainText('as soon as possible, by');

  await page.getByRole('searchbox').fill('orlova');
  await expect(row(boris)).toHaveCount(0);
  await expect(row(anna)).toBeVisible();
  await expect(page).toHaveURL(/q=orlova/);
  await page.getByRole('searchbox').fill(boris.number);
  await expect(row(boris)).toBeVisible();
  await expect(row(anna)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Accepted');
  await expect(row(anna)).toHaveCount(0);
  await expect(row(boris)).toBeVisible();
  await page.getByRole('combobox', { name: 'Method' }).selectOption('Delivery');
  await expect(row(boris)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Method' }).selectOption('Pickup');
  await page.getByRole('link', { name: 'Total' }).click();
  await expect(page).toHaveURL(/sort=total/);
  await page.reload();
  await expect(row(boris)).toBeVisible();
  await expect(row(anna)).toHaveCount(0);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('Boris Petrov');
  expect(file).not.toContain('Anna Orlova');
  expect(file).toMatch(/^[^,]+,,\d{4}-\d\d-\d\d \d\d:\d\d,\d{4}-\d\d-\d\d \d\d:\d\d,/m);
  const downloadingDishes = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Dishes as CSV' }).click();
  const dishes = await readFile(await (await downloadingDishes).path(), 'utf8');
  expect(dishes).toContain(
    'Order,Wanted for,Promised by,Placed,Status,Dish,Size,SKU,Options,Quantity,Price,Sum,Currency,Note',
  );
  expect(dishes).toContain(boris.number);
  expect(dishes).not.toContain(anna.number);

  await page.getByRole('combobox', { name: 'Money' }).selectOption('Refunded');
  await expect(row(boris)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Money' }).selectOption('Still to be paid');
  await expect(row(boris)).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No orders here')).toBeVisible();
});

test('filters that are chosen before the list has answered all count', async ({ page, demoShop }) => {
  await openAsStaff(page, demoShop, '/checkout?view=list');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/checkout.data?**', async (route) => {
    await released;
    // The answer of a superseded query is dropped.
    await route.continue().catch(() => {});
  });
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.selectOption('Accepted');
  await expect(status).toHaveValue('ACCEPTED');
  await page.getByRole('combobox', { name: 'Method' }).selectOption('Pickup');
  await page.getByRole('searchbox').fill('nobody is called so');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
  await expect(status).toHaveValue('ACCEPTED');
  release();
  await expect(page).toHaveURL(/status=ACCEPTED&method=PICKUP&q=nobody/);
  await expect(page.getByText('No orders here')).toBeVisible();
});
