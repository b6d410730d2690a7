import { expect, test } from './fixtures';
import { placeOrder, storedQuantities } from './visits';

test('an empty cart offers what others order; what is taken out by mistake comes back', async ({
  browser,
  page,
  demoShop,
}) => {
  const others = await browser.newContext();
  await placeOrder(others, demoShop);
  await others.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${demoShop.url}/en`);
  await page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  const popular = cart.getByRole('region', { name: 'Popular' });
  await popular.getByRole('button', { name: /^Add / }).first().click();
  const line = cart.getByRole('list', { name: 'Cart' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(cart.getByText('Your cart is empty')).toBeHidden();

  await line.getByRole('button', { name: /^One less/ }).click();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toHaveCount(1);
  await expect(line.getByLabel(/^1 in the cart/)).toBeVisible();
  await expect.poll(() => storedQuantities(page.request, demoShop.url)).toEqual([1]);
});
