import { expect, test } from './fixtures';
import { openByKeys, tabAndPress, tabAndType, tabTo } from './keys';
import { openAroundTheClock } from './opening-hours';
import { placeAsap } from './orders';
import { toast } from './staff-page';

test('by keys alone: a kitchen is added, and goes again', async ({ page, demoShop }) => {
  const name = `Harbour ${crypto.randomUUID().slice(0, 8)}`;
  await openByKeys(page, demoShop, '/warehouse');
  await tabAndPress(page, page.getByRole('link', { name: 'New kitchen' }));
  await expect(page).toHaveURL(/\/warehouse\/new$/);
  await tabAndType(page, page.getByRole('group', { name: 'Name' }).getByLabel('English'), name);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Kitchen created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete the kitchen' });
  await tabAndPress(page, remove);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await tabAndPress(page, question.getByRole('button', { name: 'Delete the kitchen' }));
  await expect(page).toHaveURL(/\/command-center\/warehouse$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

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

test('by keys alone: a client is found by phone, noted, and not erased by mistake', async ({
  page,
  demoShop,
  administrator,
}) => {
  const name = `Tamar ${crypto.randomUUID().slice(0, 8)}`;
  const digits = String(Date.now()).slice(-6);
  const putHoursBack = await openAroundTheClock(administrator);
  const order = await placeAsap(demoShop.url, { name, phone: `+995 577 ${digits}` });
  await putHoursBack();
  await openByKeys(page, demoShop, '/client');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Name or phone' })).toBeFocused();
  await page.keyboard.type(digits);
  await expect(page.getByText('1 client', { exact: true })).toBeVisible();
  await tabAndPress(page, page.getByRole('link', { name }));
  await tabAndType(page, page.getByRole('textbox', { name: 'Note' }), 'Rings twice');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Client updated')).toBeVisible();
  const erase = page.getByRole('button', { name: 'Erase…' });
  await tabAndPress(page, erase);
  const question = page.getByRole('alertdialog');
  await tabAndPress(page, question.getByRole('button', { name: 'Erase for good' }));
  await expect(question).toContainText(`Order ${order.number} is not over yet.`);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(erase).toBeFocused();
  await administrator.run('mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { __typename } }', {
    input: { id: order.id, to: 'CANCELLED', reason: 'Called off' },
  });
});
