import { moveThrough, type PlacedOrder } from '../../api/demo/evening/evening';
import { expect, testAroundTheClock as test } from './fixtures';
import { signInAs } from './orders';
import { changeSettings } from './shop-settings';
import { placeOrder } from './visits';

test('couriers take orders on their phones, staff give them to another, and the client sees who is coming', async ({
  browser,
  demoShop,
  administrator,
}) => {
  test.slow();
  const restoreNames = await changeSettings(administrator, { namesCourier: true }, { namesCourier: false });
  const phone = { viewport: { width: 390, height: 844 } };
  const [client, office, first, second] = await Promise.all([
    browser.newContext(),
    browser.newContext({ viewport: { width: 1280, height: 900 } }),
    browser.newContext(phone),
    browser.newContext(phone),
  ]);
  await placeOrder(client, demoShop);
  const answer = await client.request.post(`${demoShop.url}/graphql`, {
    data: { query: '{ lastOrder { id number token } }' },
  });
  const { data }: { data: { lastOrder: PlacedOrder } } = await answer.json();
  const { id, number, token } = data.lastOrder;
  await moveThrough(administrator, id, 'ACCEPTED', 'PREPARING', 'READY');
  await signInAs(office, demoShop, administrator, { role: 'OPERATOR', name: 'Olga' });
  await signInAs(first, demoShop, administrator, { role: 'COURIER', name: 'Levan' });
  await signInAs(second, demoShop, administrator, { role: 'COURIER', name: 'Dato' });
  const [shopper, staff, levan, dato] = [
    await client.newPage(),
    await office.newPage(),
    await first.newPage(),
    await second.newPage(),
  ];
  for (const page of [levan, dato]) {
    await page.goto(`${demoShop.url}/en/command-center/courier`);
    await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  }
  await staff.goto(`${demoShop.url}/en/command-center/checkout`);
  await shopper.goto(`${demoShop.url}/en/finish?order=${token}`);

  // Free: the way there, and no more of whom it is for.
  const levans = levan.getByRole('article', { name: number });
  const datos = dato.getByRole('article', { name: number });
  await expect(levans).toContainText('12 Rustaveli Avenue');
  await expect(levans).not.toContainText('Nino');
  await levans.getByRole('button', { name: 'Take this order' }).click();
  await expect(levans).toContainText('Nino Beridze');
  await expect(levans).toContainText('Please ring twice.');
  await expect(datos).toBeHidden();

  // The board says who has it, and gives it to another: both phones follow by themselves.
  await staff.getByRole('button', { name: `Details: order ${number}` }).click();
  const choice = staff.getByRole('combobox', { name: `Courier of order ${number}` });
  await expect(choice.locator('option:checked')).toHaveText(/^Levan/);
  const option = await choice.locator('option', { hasText: /^Dato/ }).first().getAttribute('value');
  await choice.selectOption(option);
  await expect(datos).toContainText('Nino Beridze');
  await expect(levans).toBeHidden();

  await datos.getByRole('button', { name: 'I’m on my way' }).click();
  await expect(shopper.getByText(/^Your courier: Dato/)).toBeVisible();
  await datos.getByRole('button', { name: 'Delivered' }).click();
  const dialog = dato.getByRole('dialog');
  const cash = dialog.getByRole('textbox', { name: 'How much you took' });
  await expect(cash).not.toHaveValue('');
  await cash.fill('100');
  await dialog.getByRole('button', { name: 'Delivered' }).click();
  await expect(dato.getByRole('region', { name: /^Delivered today/ })).toContainText(/1 order.*100/);
  await expect(datos).toBeHidden();
  await expect(shopper.getByText(/^Your courier/)).toBeHidden();

  await staff.goto(`${demoShop.url}/en/command-center/checkout/${id}`);
  await expect(staff.getByText('Cash taken')).toBeVisible();
  await staff.goto(`${demoShop.url}/en/command-center/checkout?view=list`);
  await staff.getByRole('combobox', { name: 'Courier', exact: true }).selectOption(option);
  await expect(staff.getByText('1 order', { exact: true })).toBeVisible();
  await expect(staff.getByRole('link', { name: number })).toBeVisible();
  await Promise.all([client, office, first, second].map((context) => context.close()));
  await restoreNames();
});
