import { expect, test } from './fixtures';
import { hire } from './hire';
import { openByKeys, tabAndPress, tabTo } from './keys';
import { toast } from './staff-page';

test('by keys alone: a colleague gets another role, is let in no more, and again', async ({
  page,
  demoShop,
  administrator,
}) => {
  const member = await hire(administrator, 'OPERATOR', 'Keyed');
  await openByKeys(page, demoShop, '/settings/staff');
  await tabAndPress(page, page.getByRole('link', { name: member.name }));
  await tabTo(page, page.getByRole('radio', { name: /^Operator/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Kitchen/ })).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Staff member updated')).toBeVisible();
  const question = page.getByRole('alertdialog');
  const disable = page.getByRole('button', { name: 'Disable' });
  await tabAndPress(page, disable.first());
  await tabAndPress(page, question.getByRole('button', { name: 'Disable' }));
  await expect(toast(page, 'Staff member disabled')).toBeVisible();
  // Where the one button stood stands the other.
  const enable = page.getByRole('button', { name: 'Enable' });
  await expect(enable).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(disable.first()).toBeFocused();
});
