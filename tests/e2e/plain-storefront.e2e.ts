import { createStorefrontToken } from './api-tokens';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { listSites, openForeignSite } from './foreign-site';

test('an order goes through a storefront of plain HTML, on a site of its own', async ({
  page,
  demoShop,
  administrator,
}) => {
  const token = await createStorefrontToken(administrator, 'Plain storefront');
  const shop = `export const SHOP = '${demoShop.url}';\nexport const TOKEN = '${token.secret}';\n`;
  const site = await openForeignSite({ 'plain-storefront/shop.js': shop }, 'examples');
  await listSites(administrator, [site.origin]);
  try {
    await page.goto(`${site.origin}/plain-storefront/index.html?locale=en`);
    const dish = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Margherita', exact: true }) })
      .first();
    await dish.getByRole('button', { name: /^Add/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const cart = page.getByRole('complementary', { name: 'Your order' });
    await expect(cart.getByRole('listitem').filter({ hasText: 'Margherita' })).toBeVisible();
    for (const quantity of ['2', '3', '4']) {
      await cart.getByRole('button', { name: 'One more: Margherita' }).click();
      await expect(cart.locator('.steps')).toHaveText(`−${quantity}+`);
    }
    // The session is the browser's: it is all there after a reload.
    await page.reload();
    await cart.getByRole('radio', { name: 'Pickup' }).check();
    await expect(cart.getByRole('combobox', { name: 'When' }).getByRole('option').nth(1)).toBeAttached();
    expect(await faultsOf(page)).toEqual([]);

    await cart.getByRole('button', { name: 'Place order' }).click();
    await expect(cart.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    await cart.getByRole('textbox', { name: /^Name/ }).fill('Nino');
    await cart.getByRole('textbox', { name: /^Phone/ }).fill('+995555123456');
    await cart.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: /^Order \d{4}-\d{4}$/ })).toBeVisible();
    await expect(page.getByText('4 × Margherita')).toBeVisible();
    await page.goto(page.url().replace('locale=en', 'locale=ru'));
    await expect(page.getByText(/^Мы получили ваш заказ/)).toBeVisible();
  } finally {
    site.close();
    await listSites(administrator, []);
    await token.revoke();
  }
});
