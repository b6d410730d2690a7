import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';

test('a kitchen is set up where the device is, and stays as long as an area is measured from it', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.715_137_9, longitude: 44.827_096 });
  await openAsStaff(page, demoShop, '/warehouse/new');
  await page.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Riverside kitchen');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('textbox', { name: 'Latitude' })).toHaveValue('41.71514');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside kitchen' })).toBeVisible();
  const kitchen = page.url();

  await page.goto(`${demoShop.url}/command-center/settings/orders/zone/new`);
  await page.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Riverside');
  await page.getByLabel('Delivery fee').fill('7');
  await page.getByText('Radius', { exact: true }).click();
  await page.getByLabel('Around which kitchen').selectOption({ label: 'Riverside kitchen' });
  await page.getByLabel('How far').fill('900');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Area created')).toBeVisible();
  const { deliveryZone } = await administrator.run<{ deliveryZone: { fee: { minor: number } } | null }>(
    '{ deliveryZone(latitude: 41.7151, longitude: 44.8271) { fee { minor } } }',
  );
  expect(deliveryZone?.fee.minor).toBe(700);

  await page.goto(kitchen);
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Delete the kitchen' }).click();
  await question.getByRole('button', { name: 'Delete the kitchen' }).click();
  await expect(question.getByText(/A delivery area is measured from this kitchen/)).toBeVisible();
  await page.goto(`${demoShop.url}/command-center/settings/orders/zone`);
  await page.getByRole('link', { name: 'Riverside' }).click();
  await page.getByRole('button', { name: 'Delete the area' }).click();
  await question.getByRole('button', { name: 'Delete the area' }).click();
  await expect(toast(page, 'Area deleted')).toBeVisible();
  await page.goto(kitchen);
  await page.getByRole('button', { name: 'Delete the kitchen' }).click();
  await question.getByRole('button', { name: 'Delete the kitchen' }).click();
  await expect(page).toHaveURL(/\/command-center\/warehouse$/);
  await expect(page.getByRole('link', { name: /Riverside kitchen/ })).toHaveCount(0);
});
