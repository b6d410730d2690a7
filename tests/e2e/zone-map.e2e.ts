import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { ApiClient } from './api-client';
import { makeDataDirectory, startCarte } from './carte-server';
import { addAreas } from './delivery-areas';
import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';

const NEW_ZONE = '/settings/orders/zone/new';
const SQUARE = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [44.79, 41.68],
        [44.82, 41.68],
        [44.82, 41.7],
        [44.79, 41.7],
        [44.79, 41.68],
      ],
    ],
  },
};

const map = (page: Page) => page.getByRole('region', { name: /^Map/ });
const latitudes = (page: Page) => page.getByLabel(/^Latitude of corner/);

async function nameIt(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Name' }).getByLabel('English').fill(name);
}

async function deleteZones(client: ApiClient, name: string): Promise<void> {
  const { channel } = await client.run<{ channel: { deliveryZones: { id: string; name: string }[] } }>(
    '{ channel { deliveryZones(includeInactive: true) { id name } } }',
  );
  for (const zone of channel.deliveryZones.filter((each) => each.name === name)) {
    await client.run('mutation ($id: ID!) { deleteDeliveryZone(id: $id) { __typename } }', { id: zone.id });
  }
}

async function feeAt(client: ApiClient, latitude: number, longitude: number): Promise<number | null> {
  const { deliveryZone } = await client.run<{ deliveryZone: { fee: { minor: number } } | null }>(
    'query ($latitude: Float!, $longitude: Float!) { deliveryZone(latitude: $latitude, longitude: $longitude) { fee { minor } } }',
    { latitude, longitude },
  );
  return deliveryZone?.fee.minor ?? null;
}

test('an outline is pasted from another map tool, and one of its corners is dragged', async ({
  page,
  demoShop,
  administrator,
}) => {
  const name = `Pasted ${Date.now()}`;
  await openAsStaff(page, demoShop, NEW_ZONE);
  await nameIt(page, name);
  await page.getByLabel('Delivery fee').fill('4');
  await page.getByRole('button', { name: 'Paste GeoJSON' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste an outline' });
  await dialog.getByLabel('GeoJSON').fill('41.68, 44.79');
  await dialog.getByRole('button', { name: 'Use this outline' }).click();
  await expect(dialog.getByText(/This is not GeoJSON/).first()).toBeVisible();
  await dialog.getByLabel('GeoJSON').fill(JSON.stringify(SQUARE));
  await dialog.getByRole('button', { name: 'Use this outline' }).click();
  await expect(latitudes(page)).toHaveCount(4);
  await expect(page.getByLabel('Latitude of corner 3')).toHaveValue('41.7');

  await page.getByRole('button', { name: 'Show all' }).click();
  const corner = map(page).getByRole('button', { name: /^Corner 3:/ });
  await corner.hover();
  await page.mouse.down();
  const from = await corner.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 60, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByLabel('Latitude of corner 3')).not.toHaveValue('41.7');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Area created')).toBeVisible();
  try {
    expect(await feeAt(administrator, 41.685, 44.795)).toBe(400);
  } finally {
    await deleteZones(administrator, name);
  }
});

test('a zone is drawn with a finger on a phone', async ({ browser, demoShop, administrator }) => {
  const name = `Fingers ${Date.now()}`;
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  try {
    await openAsStaff(page, demoShop, NEW_ZONE);
    await nameIt(page, name);
    await map(page).scrollIntoViewIfNeeded();
    const press = async (corners: number, x: number, y: number) => {
      await map(page).tap({ position: { x, y } });
      await expect(latitudes(page)).toHaveCount(corners);
    };
    await press(1, 70, 220);
    await press(2, 260, 210);
    await press(3, 200, 330);
    await page.getByRole('button', { name: 'Finish drawing' }).tap();
    await map(page).tap({ position: { x: 120, y: 120 } });
    await expect(latitudes(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Create' }).tap();
    await expect(toast(page, 'Area created')).toBeVisible();
  } finally {
    await context.close();
    await deleteZones(administrator, name);
  }
});

test('a zone is measured from a kitchen by keys alone', async ({ page, demoShop, administrator }) => {
  const name = `By keys ${Date.now()}`;
  await openAsStaff(page, demoShop, NEW_ZONE);
  /** Presses Tab until that has the focus: nothing on the way holds it. */
  const tabTo = async (label: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const labels =
          element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
        return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '';
      });
      if (label.test(focused)) return;
    }
    throw new Error(`Tab never came to ${label.source}`);
  };
  await page.getByRole('group', { name: 'Name' }).getByLabel('English').focus();
  await page.keyboard.type(name);
  await tabTo(/^Outline$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Radius' })).toBeChecked();
  await tabTo(/^How far/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2500');
  await tabTo(/^Delivery fee/);
  await page.keyboard.type('6');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Area created')).toBeVisible();
  try {
    const { channel } = await administrator.run<{
      channel: { deliveryZones: { name: string; shape: string; radiusMeters: number | null }[] };
    }>('{ channel { deliveryZones { name shape radiusMeters } } }');
    expect(channel.deliveryZones).toContainEqual({ name, shape: 'RADIUS', radiusMeters: 2500 });
  } finally {
    await deleteZones(administrator, name);
  }
});

test('a map with a background that the operator named for staff begins at the capital, and is not offered to shoppers', async ({
  page,
  browser,
}) => {
  test.slow();
  const asked: string[] = [];
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const tiles = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
  const { port } = tiles.address() as AddressInfo;
  const data = await makeDataDirectory();
  const server = await startCarte({
    demo: true,
    dataDirectory: data.path,
    environment: {
      MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: '© Town surveyors',
    },
  });
  try {
    const owner = await ApiClient.ofAdministrator(server);
    const { channel } = await owner.run<{ channel: { warehouses: { id: string; version: number }[] } }>(
      '{ channel { warehouses(includeInactive: true) { id version } } }',
    );
    for (const { id, version } of channel.warehouses) {
      await owner.run('mutation ($input: UpdateWarehouseInput!) { updateWarehouse(input: $input) { __typename } }', {
        input: { id, version, latitude: null, longitude: null },
      });
    }
    await openAsStaff(page, server, NEW_ZONE);
    await expect(page.getByText('No kitchen has a place on the map yet')).toBeVisible();
    await expect(page.getByText('© Town surveyors')).toBeVisible();
    await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    // Tbilisi, at the size of a town.
    expect(asked.some((path) => /^\/13\/511\d\/\d+\.png$/.test(path))).toBe(true);

    await addAreas(owner);
    const shopper = await browser.newPage({ locale: 'en-US' });
    await shopper.goto(server.url);
    await shopper.getByRole('main').getByRole('button', { name: 'Choose area' }).click();
    const sheet = shopper.getByRole('dialog', { name: 'Where should we deliver?' });
    await expect(sheet.getByRole('list', { name: 'Delivery areas' }).getByRole('button')).toHaveCount(2);
    await expect(sheet.getByRole('button', { name: 'Choose on the map' })).toHaveCount(0);
    await shopper.close();
  } finally {
    await server.stop();
    await data.remove();
    tiles.close();
  }
});
