import { expect, test } from './fixtures';
import { openByKeys, tabAndPress, tabAndType, tabTo } from './keys';
import { toast } from './staff-page';

test('by keys alone: a promo code is made, found, and deleted', async ({ page, demoShop }) => {
  const code = `KEYS${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  await openByKeys(page, demoShop, '/settings/orders/promo-code/new');
  await tabAndType(page, page.getByLabel('Code', { exact: true }), code);
  await tabTo(page, page.getByRole('radio', { name: 'Percent' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Amount' })).toBeChecked();
  await tabAndType(page, page.getByLabel('Amount off the dishes'), '4.50');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Promo code created')).toBeVisible();
  await expect(page).toHaveURL(/\/promo-code$/);
  const search = page.getByRole('searchbox', { name: 'Part of a code' });
  await expect(search).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type(code.slice(2));
  await expect(page.getByText('1 promo code', { exact: true })).toBeVisible();
  await tabAndPress(page, page.getByRole('link', { name: code }));
  await tabAndPress(page, page.getByRole('button', { name: 'Delete the promo code' }));
  await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete the promo code' }));
  await expect(toast(page, 'Promo code deleted')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
