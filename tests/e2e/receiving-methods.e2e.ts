import { expect, test } from './fixtures';
import { changeSettings } from './shop-settings';
import { fillCart } from './visits';

test('a cart for delivery becomes one for pickup when delivery is switched off, and says so', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url } = demoShop;
  await fillCart(context, demoShop);
  await context.request.patch(`${url}/api/checkout`, { data: { deliveryMethod: 'DELIVERY' } });
  const restore = await changeSettings(administrator, { isDeliveryAvailable: false }, { isDeliveryAvailable: true });
  try {
    await page.goto(`${url}/catalog`);
    await expect(page.getByRole('radio', { name: 'Pickup' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Delivery' })).toBeDisabled();
    await expect(page.getByText('so we’ve switched you to pickup').first()).toBeVisible();
    await expect(page.getByText('Pickup only right now').first()).toBeVisible();
    const method = async () => (await (await context.request.get(`${url}/api/checkout`)).json()).deliveryMethod;
    await expect.poll(method).toBe('PICKUP');
    await page.goto(`${url}/checkout`);
    await expect(page.getByText('Pickup only right now')).toBeVisible();
    await expect(page.getByLabel('Street and house')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Place order' })).not.toHaveAttribute('aria-disabled', 'true');
    await page.goto(`${url}/ru/checkout/plain`);
    await expect(page.getByText('Сейчас только самовывоз')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Заказать/ })).toBeEnabled();
  } finally {
    await restore();
  }
});

test('a shop without a day to open says so beside the button, and whom to call', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const READ = '{ channel { workingDays { weekday isActive intervals { from to } } } }';
  const WRITE = 'mutation ($days: [WorkingDayInput!]!) { updateWorkingDays(input: { days: $days }) { __typename } }';
  const { channel } = await administrator.run<{ channel: { workingDays: { isActive: boolean }[] } }>(READ);
  await fillCart(context, demoShop);
  await administrator.run(WRITE, { days: channel.workingDays.map((day) => ({ ...day, isActive: false })) });
  try {
    await page.goto(`${demoShop.url}/catalog`);
    const toCheckout = page.getByRole('button', { name: /^Check out/ }).first();
    await expect(toCheckout).toHaveAttribute('aria-disabled', 'true');
    await expect(toCheckout).toHaveAccessibleDescription('Closed right now');
    await page.goto(`${demoShop.url}/checkout`);
    await expect(page.getByText('We aren’t taking orders right now. Your cart is saved.')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    const place = page.getByRole('button', { name: 'Place order' });
    await expect(place).toHaveAccessibleDescription('Closed right now');
    await place.focus();
    await page.keyboard.press('Enter');
    // Nothing is asked for that would lead nowhere.
    await expect(page.getByText('Please fill in all required fields')).toBeHidden();
  } finally {
    await administrator.run(WRITE, { days: channel.workingDays });
  }
});
