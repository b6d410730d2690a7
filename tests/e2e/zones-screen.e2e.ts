import type { Page } from '@playwright/test';
import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { drawOutline } from './screens/draw-outline';
import { signIn } from './visits';

const ZONES = '{ channel { deliveryZones { id name } } }';

const zonesOf = async (client: ApiClient) =>
  (await client.run<{ channel: { deliveryZones: { id: string; name: string }[] } }>(ZONES)).channel.deliveryZones;

async function feeAt(client: ApiClient, latitude: number, longitude: number): Promise<number | null> {
  const { deliveryZone } = await client.run<{ deliveryZone: { fee: { minor: number } } | null }>(
    'query ($latitude: Float!, $longitude: Float!) { deliveryZone(latitude: $latitude, longitude: $longitude) { fee { minor } } }',
    { latitude, longitude },
  );
  return deliveryZone?.fee.minor ?? null;
}

async function nameIt(page: Page, name: string, fee: string): Promise<void> {
  await page.getByRole('group', { name: 'Name' }).getByLabel('English').fill(name);
  await page.getByLabel('Delivery fee').fill(fee);
}

/** Adds a corner and types where it is. */
async function typeCorner(page: Page, number: number, latitude: string, longitude: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a corner' }).click();
  await page.getByLabel(`Latitude of corner ${number}`).fill(latitude);
  await page.getByLabel(`Longitude of corner ${number}`).fill(longitude);
}

test('zones are drawn by numbers and by pointer, put in order, tried out and deleted', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const list = `${demoShop.url}/command-center/settings/orders/zone`;
  await signIn(context, demoShop);
  try {
    await page.goto(list);
    await page.getByRole('link', { name: 'Add an area' }).click();
    await nameIt(page, 'Old town', '3');
    await typeCorner(page, 1, '41.68', '44.78');
    await typeCorner(page, 2, '41.68', '44.82');
    await typeCorner(page, 3, '41.71', '44.78');
    await typeCorner(page, 4, '41,71', '44,82');
    await expect(page.getByText('The edge from corner 2 to 3 meets the edge from 4 to 1.')).toBeVisible();
    await page.getByRole('button', { name: 'Create' }).click();
    const outline = page.getByRole('group', { name: 'Outline of the area' });
    await expect(outline).toBeFocused();
    await expect(outline).toHaveAccessibleDescription(/cross/i);
    await page.getByRole('button', { name: 'Move corner 4 up' }).click();
    await expect(page.getByText('The outline crosses itself')).toBeHidden();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Area created')).toBeVisible();
    expect(await feeAt(administrator, 41.69, 44.8)).toBe(300);
    expect(await feeAt(administrator, 41.75, 44.8)).toBeNull();

    await page.getByRole('link', { name: 'Add an area' }).click();
    await nameIt(page, 'Around the kitchen', '7');
    const map = page.getByRole('region', { name: /^Map for drawing/ });
    await drawOutline(page);
    await page.getByRole('button', { name: 'Finish drawing' }).click();
    await expect(page.getByLabel(/^Latitude of corner/)).toHaveCount(4);
    const corner = map.getByRole('button', { name: /^Corner 1:/ });
    const north = await page.getByLabel('Latitude of corner 1').inputValue();
    await corner.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByLabel('Latitude of corner 1')).not.toHaveValue(north);
    await expect(corner).toBeFocused();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(/\/zone$/);
    expect((await zonesOf(administrator)).map(({ name }) => name)).toEqual(['Old town', 'Around the kitchen']);

    await page.getByRole('button', { name: 'Move up: Around the kitchen' }).click();
    await expect.poll(async () => (await zonesOf(administrator))[0]?.name).toBe('Around the kitchen');

    await page.getByLabel('Latitude, longitude').fill('41.6801, 44.7801');
    await page.getByRole('button', { name: 'Find the area' }).click();
    await expect(page.getByText('The shop delivers there:')).toBeVisible();
    await page.getByLabel('Latitude, longitude').fill('0, 0');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This place is in none of the areas')).toBeVisible();

    await page.getByRole('link', { name: 'Around the kitchen' }).click();
    await page.getByText('Radius', { exact: true }).click();
    await page.getByLabel('How far').fill('2500');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Area updated')).toBeVisible();
    await page.getByRole('button', { name: 'Delete the area' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Placed orders keep its name and fee.');
    await question.getByRole('button', { name: 'Delete the area' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Area deleted')).toBeVisible();
    expect((await zonesOf(administrator)).map(({ name }) => name)).toEqual(['Old town']);
  } finally {
    for (const { id } of await zonesOf(administrator)) {
      await administrator.run('mutation ($id: ID!) { deleteDeliveryZone(id: $id) { __typename } }', { id });
    }
  }
});

test('a new area that is refused keeps its map and its corners', async ({ page, context, demoShop }) => {
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/settings/orders/zone/new`);
  const name = page.getByRole('group', { name: 'Name' }).getByLabel('English');
  await name.fill('Old town');
  const tools = page.getByRole('button', { name: 'Add a corner' });
  await tools.click();
  await name.fill('');
  await page.keyboard.press('Control+s');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(tools).toBeVisible();
  await expect(page.getByLabel('Latitude of corner 1')).toBeVisible();
});
