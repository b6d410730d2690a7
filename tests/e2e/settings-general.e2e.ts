import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';

test('the owner renames the shop and corrects a phone, and shoppers see it at once', async ({
  page,
  context,
  demoShop,
}) => {
  await openAsStaff(page, demoShop, '/settings/general');
  const name = page.getByRole('group', { name: 'Name' }).getByLabel('English');
  const before = await name.inputValue();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const phoneBefore = await phone.inputValue();
  await name.fill('Copper Ladle & Daughters');
  await phone.fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This phone number doesn’t look right.')).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(name).toHaveValue('Copper Ladle & Daughters');

  await phone.fill('0322 98 76 54');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Website updated')).toBeVisible();
  const shopper = await context.newPage();
  await shopper.goto(demoShop.url);
  await expect(shopper.getByRole('banner').getByRole('link', { name: 'Copper Ladle & Daughters' })).toBeVisible();
  await expect(shopper.locator('a[href="tel:+995322987654"]').first()).toBeAttached();

  await name.fill(before);
  await phone.fill(phoneBefore);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);
});

test('orders are put on hold with a message of the shop’s own, and taken again', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await openAsStaff(page, demoShop, '/settings/general');
  await page.getByRole('button', { name: 'Put orders on hold…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Maintenance' });
  await dialog.getByLabel('English').fill('We are painting the walls. Back on Monday.');
  await dialog.getByRole('button', { name: 'Put orders on hold' }).click();
  await expect(toast(page, 'Orders are on hold')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'The shop is under maintenance' })).toBeVisible();

  const shopper = await context.newPage();
  await shopper.goto(demoShop.url);
  await expect(shopper.getByText('We are painting the walls. Back on Monday.')).toBeVisible();
  const { channel } = await administrator.run<{ channel: object }>('{ channel { isActive isOnMaintenance } }');
  expect(channel).toEqual({ isActive: false, isOnMaintenance: true });

  await page.getByRole('button', { name: 'Take orders again' }).click();
  await expect(toast(page, 'Taking orders again')).toBeVisible();
  await expect(page.getByText('The shop is under maintenance')).toBeHidden();
  await shopper.reload();
  await expect(shopper.getByText('We are painting the walls.')).toBeHidden();
  await administrator.run('mutation { setMaintenance(input: { isActive: true, message: [] }) { __typename } }');
});

test('two people change the settings at once: nothing is overwritten, and each field finds its owner', async ({
  page,
  demoShop,
  administrator,
}) => {
  await openAsStaff(page, demoShop, '/settings/general');
  const copyright = page.getByRole('group', { name: /^Copyright/ }).getByLabel('English');
  const before = await copyright.inputValue();
  await copyright.fill('© Mine');
  const { channel } = await administrator.run<{ channel: { version: number; descriptionTranslations: object[] } }>(
    '{ channel { version descriptionTranslations { locale value } } }',
  );
  await administrator.run(
    `mutation ($version: Int!) { updateChannel(input: {
      version: $version, description: [{ locale: en, value: "Theirs" }]
    }) { __typename } }`,
    { version: channel.version },
  );
  // It is told before anybody saves: the change comes to the open page.
  await expect(page.getByText('Someone else saved this while you were editing')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(copyright).toHaveValue('© Mine');
  await expect(page.getByRole('group', { name: /^Description/ }).getByLabel('English')).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Website updated')).toBeVisible();

  await copyright.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await administrator.run(
    `mutation ($version: Int!, $description: [LocalizedValueInput!]) {
      updateChannel(input: { version: $version, description: $description }) { __typename }
    }`,
    { version: channel.version + 3, description: channel.descriptionTranslations },
  );
});
