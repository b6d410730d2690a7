import type { Page } from '@playwright/test';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { signIn } from './visits';

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);

const main = (page: Page) => page.getByRole('region', { name: 'Main', exact: true });
const names = (page: Page) => main(page).getByRole('list', { name: 'Main' }).getByRole('listitem');

test('a manager adds a link with an icon, puts it first by the keyboard, changes and deletes it; shoppers see each step', async ({
  page,
  context,
  demoShop,
}) => {
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/en/command-center/settings/navigation`);
  await expect(names(page).first()).toBeVisible();
  const before = await names(page).count();

  await main(page).getByRole('button', { name: 'Add a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByLabel('English').fill('Party rooms');
  await dialog.getByLabel('Leads to').fill('javascript:alert(1)');
  await dialog.getByTitle('Gift', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Invalid URL')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Leads to').fill('/delivery');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Link created')).toBeVisible();
  await expect(names(page)).toHaveCount(before + 1);

  await main(page).getByRole('button', { name: 'Move Party rooms', exact: true }).press('Home');
  await expect(names(page).first()).toContainText('Party rooms');
  const shopper = await context.newPage();
  await expect(async () => {
    await shopper.goto(`${demoShop.url}/en`);
    const first = shopper.getByRole('banner').getByRole('navigation').first().getByRole('link').first();
    await expect(first).toHaveText('Party rooms', { timeout: 1000 });
  }).toPass();

  await page.getByRole('button', { name: 'Change “Party rooms”' }).click();
  const change = page.getByRole('dialog', { name: 'Change the link' });
  await change.getByLabel('English').fill('Vouchers');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Link updated')).toBeVisible();
  await page.getByRole('button', { name: 'Delete “Vouchers”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the link' }).click();
  await expect(toast(page, 'Link deleted')).toBeVisible();
  await expect(names(page)).toHaveCount(before);
});
