import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { addAreas, removeZones } from './delivery-areas';
import { expect, test } from './fixtures';
import { signIn, untilAlive } from './visits';

const house = (street: string, number: string) => ({
  type: 'Feature',
  properties: { 'addr:street': street, 'addr:housenumber': number },
  geometry: { type: 'Point', coordinates: [44.79, 41.7] },
});
const FILE = JSON.stringify({
  type: 'FeatureCollection',
  features: ['2', '12', '14'].map((number) => house('Rustaveli Avenue', number)),
});

/** `npm run load-streets`, as an operator runs it while the shop runs. */
async function load(dataDirectory: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDirectory, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/command.mjs', 'load-streets', ...words], {
    env,
  });
  return stdout;
}

test('streets that staff load are suggested to shoppers, tell the area, and stand in the checkout', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url, dataDirectory } = demoShop;
  const file = join(dataDirectory, 'streets.geojson');
  await writeFile(file, gzipSync(FILE));
  await expect(load(dataDirectory, file, '--write')).rejects.toThrow('is it packed');
  await writeFile(file, FILE);
  expect(await load(dataDirectory, file)).toContain('Streets: 1, houses: 3');
  const zones = await addAreas(administrator);
  try {
    await signIn(context, demoShop);
    await page.goto(`${url}/command-center/settings/orders/zone`);
    await untilAlive(page);
    const panel = page.getByRole('region', { name: 'Street suggestions' });
    await expect(panel.getByText('No streets yet', { exact: false })).toBeVisible();
    // The chooser of the browser opens, by the keyboard too.
    const opens = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: 'Choose a file' }).press('Enter');
    await (await opens).setFiles({ name: 'town.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(FILE) });
    await expect(panel.getByText(/^1 street, loaded on /)).toBeVisible();

    await page.goto(`${url}/en/catalog`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Choose area' }).click();
    const sheet = page.getByRole('dialog', { name: 'Where should we deliver?' });
    const street = sheet.getByLabel('Street and house');
    await expect(street).toHaveAttribute('role', 'combobox');
    await street.pressSequentially('rust 1');
    await sheet.getByRole('option', { name: 'Rustaveli Avenue, 14' }).click();
    await expect(sheet).toBeHidden();
    await expect(main.getByRole('button', { name: 'Delivery area: Old town' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Tiramisu' }).first().click();
    await expect(page.getByLabel('1 in the cart: Tiramisu').first()).toBeVisible();
    await page.goto(`${url}/en/checkout`);
    await expect(page.getByLabel('Street and house')).toHaveValue('Rustaveli Avenue, 14');
    await expect(page.getByLabel('Delivery area').locator('option:checked')).toHaveText(/^Old town/);
    const data = { query: '{ checkout { latitude longitude } }' };
    const kept = await (await context.request.post(`${url}/graphql`, { data })).json();
    expect(kept.data.checkout).toEqual({ latitude: 41.7, longitude: 44.79 });
  } finally {
    await removeZones(administrator, zones);
    expect(await load(dataDirectory, '--remove', '--write')).toContain('removed');
  }
});
