import { expect, test } from './fixtures';
import { storedQuantities, untilAlive } from './visits';

test('a line of the cart is edited in its place: another size, number and note, and going back changes nothing', async ({
  page,
  demoShop: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/catalog`);
  await untilAlive(page);
  await page.getByRole('article').filter({ hasText: 'Margherita' }).getByRole('link').first().click();
  const dish = page.getByRole('dialog', { name: 'Margherita' });
  await dish.getByLabel('Note for this dish').fill('No onions');
  await dish.getByRole('button', { name: /^Add Margherita/ }).click();
  await expect(dish).toBeHidden();
  await page
    .getByRole('button', { name: /^Cart: 1/ })
    .last()
    .click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByText(/25 cm/)).toBeVisible();
  await expect(cart.getByText('No onions')).toBeVisible();

  await cart.getByRole('button', { name: 'Edit Margherita' }).click();
  await expect(dish.getByRole('radio', { name: /25 cm/ })).toBeChecked();
  await page.goBack();
  await expect(dish).toBeHidden();
  await expect(cart.getByText(/25 cm/)).toBeVisible();

  await cart.getByRole('button', { name: 'Edit Margherita' }).click();
  await expect(dish.getByLabel('Note for this dish')).toHaveValue('No onions');
  await dish.getByLabel('Note for this dish').fill('For a child, not spicy');
  await dish.getByText('35 cm').click();
  await dish.getByRole('button', { name: 'One more: Margherita' }).click();
  await dish.getByRole('button', { name: /^Save Margherita/ }).click();
  await expect(cart.getByText(/35 cm/)).toBeVisible();
  await expect(cart.getByText('For a child, not spicy')).toBeVisible();
  await expect(cart.getByRole('listitem').filter({ hasText: 'Margherita' })).toHaveCount(1);
  await expect.poll(() => storedQuantities(page.request, url)).toEqual([2]);
});
