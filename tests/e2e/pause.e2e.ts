import { expect, testAroundTheClock as test } from './fixtures';
import { fillCart, signIn } from './visits';

test('a pause reaches an open checkout by itself, and the order goes once it is over', async ({
  browser,
  demoShop,
}) => {
  test.slow();
  const [shopper, staff] = [await browser.newContext(), await browser.newContext()];
  await signIn(staff, demoShop);
  await fillCart(shopper, demoShop);
  const [checkout, orders] = [await shopper.newPage(), await staff.newPage()];
  await checkout.goto(`${demoShop.url}/checkout`);
  await checkout.getByLabel('Name').fill('Anna Schmidt');
  await checkout.getByLabel('Phone').fill('+995 555 12 34 56');
  await checkout.getByLabel('Street and house').fill('12 Rustaveli Avenue');
  await expect(checkout.getByRole('radio', { name: /As soon as possible.*in about/ })).toBeChecked();
  await checkout.getByText('Cash', { exact: true }).click();

  await orders.goto(`${demoShop.url}/command-center/checkout`);
  await orders.getByRole('button', { name: 'Pause orders' }).click();
  await orders.getByRole('dialog').getByRole('button', { name: '30 min' }).click();
  await expect(orders.getByRole('status').filter({ hasText: 'New orders are paused until' })).toBeVisible();

  // No reload: the pause appears by itself.
  await expect(checkout.getByText('New orders are paused for a while.')).toBeVisible();
  await expect(checkout.getByRole('radio', { name: /As soon as possible/ })).toBeDisabled();
  await orders.getByRole('button', { name: 'Resume now' }).click();
  await expect(orders.getByRole('button', { name: 'Pause orders' })).toBeVisible();
  await expect(checkout.getByText('New orders are paused for a while.')).toBeHidden();
  await expect(checkout.getByRole('radio', { name: /As soon as possible/ })).toBeChecked();
  await checkout.getByRole('button', { name: 'Place order' }).click();
  await expect(checkout).toHaveURL(/\/finish/);

  await shopper.close();
  await staff.close();
});
