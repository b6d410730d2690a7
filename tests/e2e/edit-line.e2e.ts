import { expect, test } from './fixtures';
import { changeSettings } from './shop-settings';
import { fillInDelivery, signIn, storedQuantities, untilAlive, untilSaved } from './visits';

test('a line of the cart is edited in its place: another size and number, and going back changes nothing', async ({
  page,
  demoShop: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/catalog`);
  await untilAlive(page);
  await page.getByRole('article').filter({ hasText: 'Margherita' }).getByRole('link').first().click();
  const dish = page.getByRole('dialog', { name: 'Margherita' });
  await dish.getByRole('button', { name: /^Add Margherita/ }).click();
  await expect(dish).toBeHidden();
  await page
    .getByRole('button', { name: /^Cart: 1/ })
    .last()
    .click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByText(/25 cm/)).toBeVisible();

  await cart.getByRole('button', { name: 'Edit Margherita' }).click();
  await expect(dish.getByRole('radio', { name: /25 cm/ })).toBeChecked();
  await page.goBack();
  await expect(dish).toBeHidden();
  await expect(cart.getByText(/25 cm/)).toBeVisible();

  await cart.getByRole('button', { name: 'Edit Margherita' }).click();
  await dish.getByText('35 cm').click();
  await dish.getByRole('button', { name: 'One more: Margherita' }).click();
  await dish.getByRole('button', { name: /^Save Margherita/ }).click();
  await expect(cart.getByText(/35 cm/)).toBeVisible();
  await expect(cart.getByRole('listitem').filter({ hasText: 'Margherita' })).toHaveCount(1);
  await expect.poll(() => storedQuantities(page.request, url)).toEqual([2]);
});

test('a note is written to a dish, changed in the cart, and goes with it to the order and the ticket', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url } = demoShop;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/catalog`);
  await untilAlive(page);
  await page.getByRole('article').filter({ hasText: 'Margherita' }).getByRole('link').first().click();
  const dish = page.getByRole('dialog', { name: 'Margherita' });
  await dish.getByLabel('Note for this dish').fill('No onions');
  await dish.getByRole('button', { name: 'One more: Margherita' }).click();
  await dish.getByRole('button', { name: /^Add Margherita/ }).click();
  await expect(dish).toBeHidden();
  await page
    .getByRole('button', { name: /^Cart: 2/ })
    .last()
    .click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByText('No onions')).toBeVisible();
  await cart.getByRole('button', { name: 'Edit Margherita' }).click();
  await expect(dish.getByLabel('Note for this dish')).toHaveValue('No onions');
  await dish.getByLabel('Note for this dish').fill('For a child, not spicy');
  await dish.getByRole('button', { name: /^Save Margherita/ }).click();
  await expect(cart.getByRole('listitem').filter({ hasText: 'Margherita' })).toHaveCount(1);
  await expect(cart.getByText('For a child, not spicy')).toBeVisible();
  await expect.poll(() => storedQuantities(page.request, url)).toEqual([2]);

  await page.goto(`${url}/en/checkout`);
  await untilSaved(page, fillInDelivery);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/finish/);
  await expect(page.getByRole('main').getByText('For a child, not spicy')).toBeVisible();
  const { channel } = await administrator.run<{ channel: { orders: { nodes: { id: string }[] } } }>(
    '{ channel { orders(first: 1) { nodes { id } } } }',
  );
  await signIn(context, demoShop);
  await page.goto(`${url}/en/command-center/checkout/${channel.orders.nodes[0]?.id}/ticket`);
  await expect(page.getByText('For a child, not spicy')).toBeVisible();
});

test('a kitchen that takes no notes is asked for none', async ({ page, demoShop: { url }, administrator }) => {
  const restore = await changeSettings(administrator, { takesLineNotes: false }, { takesLineNotes: true });
  try {
    await page.goto(`${url}/catalog/pizza/margherita`);
    await untilAlive(page);
    await expect(page.getByRole('button', { name: /^Add Margherita/ })).toBeVisible();
    await expect(page.getByLabel('Note for this dish')).toHaveCount(0);
  } finally {
    await restore();
  }
});
