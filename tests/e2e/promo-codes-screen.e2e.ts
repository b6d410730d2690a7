import { expect, test } from './fixtures';
import { signIn } from './visits';

test('an owner makes a promo code, is told what is wrong with it, switches it off and deletes it', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const list = `${demoShop.url}/command-center/settings/orders/promo-code`;
  const code = `STORY${Date.now()}`;
  const create = page.getByRole('button', { name: 'Create' });
  await signIn(context, demoShop);
  await page.goto(`${list}/new`);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^[A-Z2-9]{8}$/);
  await page.getByLabel('Code', { exact: true }).fill('10%');
  await page.getByLabel('Can be used from').fill('2027-01-02T10:00');
  await page.getByLabel('Until').fill('2027-01-01T10:00');
  await create.click();
  await expect(page.getByText('Use letters, digits, hyphens and underscores.').first()).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await create.click();
  await expect(page.getByText('The end must be later than the start.').first()).toBeVisible();
  await page.getByLabel('Can be used from').fill('2026-01-01T10:00');
  await page.getByText('Amount', { exact: true }).click();
  await page.getByLabel('Amount off the dishes').fill('4.50');
  await page.getByLabel('Orders in all').fill('100');
  await create.click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Promo code created')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('−₾4.50');
  await expect(row).toContainText('Valid');
  await expect(row).toContainText('0 of 100');
  const { channel } = await administrator.run<{ channel: { promoCodes: { nodes: object[] } } }>(
    '{ channel { promoCodes(first: 1) { nodes { code kind endsAt } } } }',
  );
  // Ten o’clock in Tbilisi.
  expect(channel.promoCodes.nodes).toEqual([{ code, kind: 'AMOUNT', endsAt: '2027-01-01T06:00:00.000Z' }]);

  await page.goto(`${list}/new`);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await create.click();
  await expect(page.getByText('There is already a promo code like this.').first()).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('');

  await page.goto(list);
  await page.getByRole('link', { name: code }).click();
  await page.getByRole('switch', { name: /^Can be used/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Promo code updated')).toBeVisible();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();

  await page.goto(`${list}?q=${code.slice(2).toLowerCase()}`);
  await expect(page.getByText('1 promo code', { exact: true })).toBeVisible();
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Valid' });
  await expect(page.getByText('No such promo codes')).toBeVisible();
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Off' });
  await page.getByRole('link', { name: code }).click();

  await page.getByRole('button', { name: 'Delete the promo code' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the promo code' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Promo code deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: code })).toBeHidden();
});
