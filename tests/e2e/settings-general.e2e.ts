import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';

test('the owner renames the shop and puts orders on hold, and shoppers see both at once', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await openAsStaff(page, demoShop, '/settings/general');
  const name = page.getByRole('group', { name: 'Name' }).getByLabel('English');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const before = { name: await name.inputValue(), phone: await phone.inputValue() };
  await name.fill('Copper Ladle & Daughters');
  await phone.fill('0322 98 76 54');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Website updated')).toBeVisible();
  await page.getByRole('button', { name: 'Put orders on hold…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Maintenance' });
  await dialog.getByLabel('English').fill('We are painting the walls. Back on Monday.');
  await dialog.getByRole('button', { name: 'Put orders on hold' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The shop is under maintenance' })).toBeVisible();

  const shopper = await context.newPage();
  await shopper.goto(demoShop.url);
  await expect(shopper.getByRole('banner').getByRole('link', { name: 'Copper Ladle & Daughters' })).toBeVisible();
  await expect(shopper.locator('a[href="tel:+995322987654"]').first()).toBeAttached();
  await expect(shopper.getByText('We are painting the walls. Back on Monday.')).toBeVisible();

  await page.getByRole('button', { name: 'Take orders again' }).click();
  await expect(page.getByText('The shop is under maintenance')).toBeHidden();
  await shopper.reload();
  await expect(shopper.getByText('We are painting the walls.')).toBeHidden();
  await administrator.run('mutation { setMaintenance(input: { isActive: true, message: [] }) { __typename } }');
  await name.fill(before.name);
  await phone.fill(before.phone);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
});
