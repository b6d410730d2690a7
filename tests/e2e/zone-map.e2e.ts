import type { ApiClient } from '../../api/demo/evening/api-client';
import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';

interface Zone {
  readonly id: string;
  readonly name: string;
  readonly polygon: readonly { readonly latitude: number; readonly longitude: number }[];
}

async function zoneNamed(client: ApiClient, name: string): Promise<Zone | undefined> {
  const { channel } = await client.run<{ channel: { deliveryZones: Zone[] } }>(
    '{ channel { deliveryZones { id name polygon { latitude longitude } } } }',
  );
  return channel.deliveryZones.find((zone) => zone.name === name);
}

/** The fee in the middle of it. */
async function feeIn(client: ApiClient, { polygon }: Zone): Promise<number | null> {
  const middle = (axis: 'latitude' | 'longitude') =>
    polygon.reduce((sum, corner) => sum + corner[axis], 0) / polygon.length;
  const { deliveryZone } = await client.run<{ deliveryZone: { fee: { minor: number } } | null }>(
    'query ($latitude: Float!, $longitude: Float!) { deliveryZone(latitude: $latitude, longitude: $longitude) { fee { minor } } }',
    { latitude: middle('latitude'), longitude: middle('longitude') },
  );
  return deliveryZone?.fee.minor ?? null;
}

test('a zone is drawn with a finger on a phone, and delivers for its fee', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const name = `Fingers ${Date.now()}`;
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  try {
    await openAsStaff(page, demoShop, '/settings/orders/zone/new');
    await page.getByRole('group', { name: 'Name' }).getByLabel('English').fill(name);
    await page.getByLabel('Delivery fee').fill('4');
    const map = page.getByRole('region', { name: /^Map/ });
    const latitudes = page.getByLabel(/^Latitude of corner/);
    await map.scrollIntoViewIfNeeded();
    const press = async (corners: number, x: number, y: number) => {
      await map.tap({ position: { x, y } });
      await expect(latitudes).toHaveCount(corners);
    };
    await press(1, 70, 220);
    await press(2, 260, 210);
    await press(3, 200, 330);
    await page.getByRole('button', { name: 'Finish drawing' }).tap();
    await map.tap({ position: { x: 120, y: 120 } });
    await expect(latitudes).toHaveCount(3);
    await page.getByRole('button', { name: 'Create' }).tap();
    await expect(toast(page, 'Area created')).toBeVisible();
    const zone = await zoneNamed(administrator, name);
    expect(zone && (await feeIn(administrator, zone))).toBe(400);
    await administrator.run('mutation ($id: ID!) { deleteDeliveryZone(id: $id) { __typename } }', { id: zone?.id });
  } finally {
    await context.close();
  }
});
