import { expect, testAroundTheClock as test } from './fixtures';
import { signInAs } from './orders';
import { fillCart, signIn } from './visits';

test('a pause reaches an open checkout, refuses what comes all the same, and keeps the cart until it is over', async ({
  browser,
  demoShop,
  administrator,
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
  const { paymentMethods } = await (await shopper.request.get(`${demoShop.url}/api/channel`)).json();
  const answer = await shopper.request.post(`${demoShop.url}/api/checkout`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      name: 'Anna Schmidt',
      phone: '+995 555 12 34 56',
      street: '12 Rustaveli Avenue',
      deliveryMethod: 'DELIVERY',
      timeKind: 'ASAP',
      paymentMethodId: paymentMethods[0].id,
    },
  });
  expect(answer.status()).toBe(409);
  expect((await answer.json()).error.code).toBe('ORDERS_PAUSED');
  const cart = await (await shopper.request.get(`${demoShop.url}/api/checkout`)).json();
  expect(cart.items.length).toBeGreaterThan(0);

  // A cook reads it too, and may not end it.
  const cook = await browser.newContext();
  await signInAs(cook, demoShop, administrator, { role: 'KITCHEN', name: 'Cook' });
  const kitchen = await cook.newPage();
  await kitchen.goto(`${demoShop.url}/command-center/kitchen`);
  await expect(kitchen.getByRole('status').filter({ hasText: 'New orders are paused until' })).toBeVisible();
  await expect(kitchen.getByRole('button', { name: 'Resume now' })).toHaveCount(0);
  await cook.close();

  await orders.getByRole('button', { name: 'Resume now' }).click();
  await expect(orders.getByRole('button', { name: 'Pause orders' })).toBeVisible();
  await expect(checkout.getByText('New orders are paused for a while.')).toBeHidden();
  await expect(checkout.getByRole('radio', { name: /As soon as possible/ })).toBeChecked();
  await checkout.getByRole('button', { name: 'Place order' }).click();
  await expect(checkout).toHaveURL(/\/finish/);

  await shopper.close();
  await staff.close();
});
