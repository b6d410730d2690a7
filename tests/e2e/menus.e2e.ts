import type { ApiClient } from '../../api/demo/evening/api-client';
import { expect, test } from './fixtures';
import { openAsStaff } from './staff-page';

async function idOf(staff: ApiClient, name: string): Promise<string | undefined> {
  const { channel } = await staff.run<{ channel: { menus: { id: string; name: string }[] } }>(
    '{ channel { menus(includeInactive: true) { id name } } }',
  );
  return channel.menus.find((each) => each.name === name)?.id;
}

const CREATE_CATEGORY = `mutation ($menuId: ID!, $name: String!) {
  createCategory(input: { menuId: $menuId, name: [{ locale: en, value: $name }] }) { __typename }
}`;

test('a menu is made and filled by two, put first, seen by shoppers, switched off and deleted', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await openAsStaff(page, demoShop, '/menu');
  await page.getByRole('button', { name: 'New menu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('English').fill('Breakfast');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Breakfast', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'New category' }).click();
  await dialog.getByLabel('English').fill('Porridge');
  await dialog.getByRole('button', { name: 'Choose an icon' }).click();
  await page.getByLabel('Find an icon').fill('porr');
  await page.getByRole('radio', { name: 'Porridge' }).click();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Porridge', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add existing' }).click();
  await dialog.getByLabel('Find a dish').fill('margherita');
  await dialog.getByRole('checkbox', { name: 'Margherita' }).check();
  await dialog.getByRole('button', { name: 'Add 1 dish' }).click();
  await expect(page.getByRole('list', { name: 'Dishes of “Porridge”' }).getByRole('link')).toHaveText(['Margherita']);

  await page.getByRole('link', { name: 'Breakfast' }).click();
  const categories = page.getByRole('list', { name: 'Categories of “Breakfast”' }).getByRole('link');
  await expect(categories).toHaveText(['Porridge']);
  // A colleague adds one; it appears without a reload.
  await administrator.run(CREATE_CATEGORY, { menuId: await idOf(administrator, 'Breakfast'), name: 'Eggs' });
  await expect(categories).toHaveText(['Porridge', 'Eggs']);

  await page.getByRole('link', { name: 'Menus', exact: true }).click();
  await page.getByRole('button', { name: 'Move Breakfast', exact: true }).press('Home');
  await expect(page.getByText('Clients see “Breakfast”')).toBeVisible();
  const shopper = await context.newPage();
  await expect(async () => {
    await shopper.goto(`${demoShop.url}/catalog/porridge`);
    await expect(shopper.getByRole('article').filter({ hasText: 'Margherita' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Turn off' }).first().click();
  await expect(page.getByText('Clients see “Main menu”')).toBeVisible();

  await page.getByRole('link', { name: 'Edit: Breakfast' }).click();
  await page.getByRole('button', { name: 'Delete the menu' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the menu “Breakfast”?' });
  await expect(question.getByText('Its 2 categories are deleted with it.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete the menu' }).click();
  await expect(page).toHaveURL(/\/command-center\/menu$/);
  await expect(page.getByRole('link', { name: 'Breakfast' })).toBeHidden();
});
