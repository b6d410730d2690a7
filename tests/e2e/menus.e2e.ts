import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { signIn } from './visits';

interface Menu {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly categories: readonly { readonly name: string }[];
}

async function menuOf(staff: ApiClient, name: string): Promise<Menu> {
  const { channel } = await staff.run<{ channel: { menus: Menu[] } }>(
    '{ channel { menus(includeInactive: true) { id name isActive categories(includeInactive: true) { name } } } }',
  );
  const menu = channel.menus.find((each) => each.name === name);
  if (!menu) throw new Error(`there is no menu ${name}`);
  return menu;
}

const shown = async (staff: ApiClient) => (await staff.run<{ menu: { name: string } }>('{ menu { name } }')).menu.name;

const CREATE_CATEGORY = `mutation ($menuId: ID!, $name: String!) {
  createCategory(input: { menuId: $menuId, name: [{ locale: en, value: $name }] }) { __typename }
}`;

test('a menu is made, filled, put first for shoppers, and deleted again', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/menu`);
  await expect(page.getByText('Clients see “Main menu”')).toBeVisible();

  await page.getByRole('button', { name: 'New menu' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Required').first()).toBeVisible();
  await page.getByLabel('English').fill('Breakfast');
  await page.keyboard.press('Escape');
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Keep editing' }).click();
  await expect(leave).toBeHidden();
  await expect(page.getByLabel('English')).toHaveValue('Breakfast');
  await page.getByLabel('Русский').fill('Завтраки');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Menu created').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Breakfast', level: 1 })).toBeVisible();
  const { id: menuId } = await menuOf(administrator, 'Breakfast');

  await page.getByRole('button', { name: 'New category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await dialog.getByLabel('English').fill('Porridge');
  await dialog.getByRole('button', { name: 'Choose an icon' }).click();
  await page.getByLabel('Find an icon').fill('porr');
  await page.getByRole('radio', { name: 'Porridge' }).click();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Category created').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Porridge', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Breakfast' }).click();
  const categories = page.getByRole('list', { name: 'Categories of “Breakfast”' }).getByRole('link');
  await expect(categories).toHaveText(['Porridge']);
  // A colleague adds one; it appears without a reload.
  await administrator.run(CREATE_CATEGORY, { menuId, name: 'Eggs' });
  await expect(categories).toHaveText(['Porridge', 'Eggs']);
  const eggs = page.getByRole('listitem').filter({ hasText: 'Eggs' });
  // Let go below the other one, as often as the page needs to take hold of it: the order stays the same.
  await expect(async () => {
    const grip = page.getByRole('button', { name: 'Move Porridge', exact: true });
    await grip.dragTo(eggs, { targetPosition: { x: 60, y: 48 } });
    await expect(categories).toHaveText(['Eggs', 'Porridge'], { timeout: 2_000 });
  }).toPass();
  await expect
    .poll(async () => (await menuOf(administrator, 'Breakfast')).categories.map(({ name }) => name))
    .toEqual(['Eggs', 'Porridge']);

  await page.getByRole('link', { name: 'Menus', exact: true }).click();
  await page.getByRole('button', { name: 'Move Breakfast', exact: true }).press('Home');
  await expect(page.getByText('Clients see “Breakfast”')).toBeVisible();
  expect(await shown(administrator)).toBe('Breakfast');
  await page.getByRole('button', { name: 'Turn off' }).first().click();
  await expect(page.getByText('Clients see “Main menu”')).toBeVisible();
  expect(await shown(administrator)).toBe('Main menu');

  await page.getByRole('link', { name: 'Edit: Breakfast' }).click();
  await page.getByRole('button', { name: 'Delete the menu' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the menu “Breakfast”?' });
  await expect(question.getByText('Its 2 categories are deleted with it.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete the menu' }).click();
  await expect(page.getByText('Menu deleted').first()).toBeAttached();
  await expect(page).toHaveURL(/\/command-center\/menu$/);
  await expect(page.getByRole('link', { name: 'Breakfast' })).toBeHidden();
});
