import { expect, test } from './fixtures';
import { openByKeys, tabAndPress, tabAndType } from './keys';
import { toast } from './staff-page';

test('by keys alone: a kitchen is added, and goes again', async ({ page, demoShop }) => {
  const name = `Harbour ${crypto.randomUUID().slice(0, 8)}`;
  await openByKeys(page, demoShop, '/warehouse');
  await tabAndPress(page, page.getByRole('link', { name: 'New warehouse' }));
  await expect(page).toHaveURL(/\/warehouse\/new$/);
  await tabAndType(page, page.getByRole('group', { name: 'Name' }).getByLabel('English'), name);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Warehouse created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete the warehouse' });
  await tabAndPress(page, remove);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await tabAndPress(page, question.getByRole('button', { name: 'Delete the warehouse' }));
  await expect(page).toHaveURL(/\/command-center\/warehouse$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});
