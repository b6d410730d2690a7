import type { ApiClient } from '../../api/demo/evening/api-client';
import { expect, test } from './fixtures';
import { keepNewsAway } from './visits';

/** Whether the shop takes orders; otherwise it is under maintenance. */
function setActive(owner: ApiClient, isActive: boolean): Promise<unknown> {
  return owner.run('mutation ($isActive: Boolean!) { setMaintenance(input: { isActive: $isActive }) { __typename } }', {
    isActive,
  });
}

test('while orders are on hold the menu stays readable and the cart is kept, and a tab that heard nothing learns of it', async ({
  page,
  demoShop: { url },
  administrator,
}) => {
  const onHold = page.getByText('The website is under maintenance').first();
  const delivery = page.getByRole('radio', { name: 'Delivery' });
  const inCart = page.getByLabel('1 in the cart: Tiramisu').first();
  await keepNewsAway(page);
  await page.goto(`${url}/en/catalog/desserts`);
  const isKept = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Add Tiramisu' }).click();
  await isKept;
  await expect(inCart).toBeVisible();
  await expect(delivery).toBeChecked();
  try {
    await setActive(administrator, false);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(onHold).toBeVisible();
    await expect(delivery).toBeHidden();
    await page.reload();
    await expect(onHold).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Tiramisu' })).toBeVisible();
    const refused = await page.request.patch(`${url}/api/checkout`, { data: { name: 'Ann' } });
    expect(refused.status()).toBe(503);
    expect(await refused.json()).toMatchObject({ error: { code: 'MAINTENANCE' } });
    await page.goto(`${url}/en/checkout`);
    await expect(page.getByText('The website is under maintenance and orders are on hold.').first()).toBeVisible();
    await page.goto(`${url}/en/catalog/desserts`);
    await expect(onHold).toBeVisible();
  } finally {
    await setActive(administrator, true);
  }
  // With its next page.
  await page.getByRole('link', { name: 'Soups', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soups' })).toBeVisible();
  await expect(onHold).toBeHidden();
  await expect(delivery).toBeChecked();
  await page.goto(`${url}/en/catalog/desserts`);
  await expect(inCart).toBeVisible();
});
