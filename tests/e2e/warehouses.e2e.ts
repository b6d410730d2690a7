import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';

test('a kitchen is set up where the device is, put first, and stays as long as a zone is measured from it', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  test.slow();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.715_137_9, longitude: 44.827_096 });
  await openAsStaff(page, demoShop, '/warehouse/new');
  await page.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Riverside kitchen');
  await page
    .getByRole('group', { name: /^Address/ })
    .getByLabel('English')
    .fill('5 Embankment');
  await page.getByRole('textbox', { name: 'Latitude' }).fill('91');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Must be at most 90').first()).toBeVisible();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('textbox', { name: 'Latitude' })).toHaveValue('41.71514');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Kitchen created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside kitchen' })).toBeVisible();
  await expect(page).not.toHaveURL(/\/new$/);
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');

  await page.getByRole('textbox', { name: 'Phone' }).fill('0322 11 22 33');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Kitchen updated')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'All kitchens' }).click();
  const list = page.getByRole('list', { name: 'Kitchens' });
  const grip = list.getByRole('button', { name: 'Move Riverside kitchen' });
  await grip.press('Home');
  await expect(list.getByRole('listitem').first()).toContainText('Riverside kitchen');
  const first = async () =>
    (await administrator.run<{ channel: { warehouses: { name: string }[] } }>('{ channel { warehouses { name } } }'))
      .channel.warehouses[0]?.name;
  await expect.poll(first).toBe('Riverside kitchen');

  const { createDeliveryZone: zone } = await administrator.run<{ createDeliveryZone: { id: string } }>(
    `mutation ($input: CreateDeliveryZoneInput!) {
      createDeliveryZone(input: $input) { ... on DeliveryZone { id } ... on Error { message } }
    }`,
    {
      input: {
        name: [{ locale: 'en', value: 'Riverside' }],
        warehouseId: id,
        radiusMeters: 900,
      },
    },
  );
  await page.getByRole('link', { name: /Riverside kitchen/ }).click();
  await page.getByRole('button', { name: 'Delete the kitchen' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete the kitchen' }).click();
  await expect(question.getByText(/A delivery area is measured from this kitchen/)).toBeVisible();
  await administrator.run('mutation ($id: ID!) { deleteDeliveryZone(id: $id) { __typename } }', { id: zone.id });
  await question.getByRole('button', { name: 'Delete the kitchen' }).click();
  await expect(page).toHaveURL(/\/command-center\/warehouse$/);
  await expect(page.getByRole('link', { name: /Riverside kitchen/ })).toHaveCount(0);
});
