import { expect, test } from './fixtures';
import { openByKeys, tabAndPress, tabAndType, tabTo } from './keys';
import { toast } from './staff-page';

test('by keys alone: a category is given an icon that is looked for', async ({ page, demoShop, administrator }) => {
  const { channel } = await administrator.run<{ channel: { menus: { id: string }[] } }>('{ channel { menus { id } } }');
  const menuId = channel.menus[0]?.id;
  const { createCategory: category } = await administrator.run<{ createCategory: { id: string } }>(
    'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { ... on Category { id } } }',
    { input: { menuId, name: [{ locale: 'en', value: `Bowls ${crypto.randomUUID().slice(0, 8)}` }] } },
  );
  await openByKeys(page, demoShop, `/menu/${menuId}/category/${encodeURIComponent(category.id)}`);
  const choose = page.getByRole('button', { name: 'Choose an icon' });
  const dialog = page.getByRole('dialog', { name: 'Choose an icon' });
  await tabAndPress(page, choose);
  await tabAndType(page, dialog.getByRole('searchbox', { name: 'Find an icon' }), 'soup');
  await tabTo(page, dialog.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(choose).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Category updated')).toBeVisible();
  const read = await administrator.run<{ node: { icon: string } }>(
    'query ($id: ID!) { node(id: $id) { ... on Category { icon } } }',
    { id: category.id },
  );
  expect(read.node.icon).toBe('steaming-bowl');
  await administrator.run('mutation ($id: ID!) { deleteCategory(id: $id) { __typename } }', { id: category.id });
});
