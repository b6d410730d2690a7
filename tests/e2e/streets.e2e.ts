import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { addAreas, removeZones, TOWN } from './delivery-areas';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { fillCart, signIn, untilAlive } from './visits';

const house = (street: string, number: string) => ({
  type: 'Feature',
  properties: { 'addr:street': street, 'addr:housenumber': number },
  geometry: { type: 'Point', coordinates: [44.79, 41.7] },
});
const FILE = {
  type: 'FeatureCollection',
  features: ['2', '12', '14'].map((number) => house('Rustaveli Avenue', number)),
};

interface Counted {
  readonly channel: { readonly streetCount: number };
}

/** `npm run load-streets`, as whoever has the server runs it while the shop runs. */
async function load(dataDirectory: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDirectory, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/command.mjs', 'load-streets', ...words], {
    env,
  });
  return stdout;
}

test('streets out of the owner’s file are suggested at checkout, by mouse and keys', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url, dataDirectory } = demoShop;
  let zones: readonly string[] = [];
  const file = join(dataDirectory, 'streets.geojson');
  await writeFile(file, gzipSync(JSON.stringify(FILE)));
  await expect(load(dataDirectory, file, '--write')).rejects.toThrow('is it packed');
  await writeFile(file, JSON.stringify(FILE));
  await fillCart(context, demoShop);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('street-suggestions')) asked.push(request.url());
  });
  await page.goto(`${url}/en/checkout`);
  const street = page.getByLabel('Street and house');
  await untilAlive(page);
  await street.fill('Rust');
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  // Without a file not a byte of it is loaded.
  expect(asked).toEqual([]);
  expect(await load(dataDirectory, file)).toContain('Streets: 1, houses: 3');
  await load(dataDirectory, file, '--write');
  try {
    const count = async () => (await administrator.run<Counted>('{ channel { streetCount } }')).channel.streetCount;
    await expect.poll(count).toBe(1);
    await page.reload();
    await expect(street).toHaveAttribute('role', 'combobox');
    await street.fill('rust');
    const options = page.getByRole('listbox', { name: 'Streets and houses' }).getByRole('option');
    await expect(options).toHaveText(['Rustaveli Avenue']);
    await street.pressSequentially(' 1');
    await expect(options).toHaveText(['Rustaveli Avenue, 12', 'Rustaveli Avenue, 14']);
    expect(asked.length).toBeGreaterThan(0);
    // On a phone the bar with the total leaves the list free.
    await page.setViewportSize({ width: 390, height: 600 });
    await street.fill('');
    await street.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await street.pressSequentially('rust 1');
    const bar = page.getByRole('button', { name: 'Place order' });
    const bottom = async (box: Locator) => {
      const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
      return y + height;
    };
    await expect(options).toHaveCount(2);
    await expect.poll(async () => (await bottom(options.last())) - (await bottom(bar))).toBeLessThan(-40);
    expect(await faultsOf(page, { inside: 'main' })).toEqual([]);
    await street.press('ArrowDown');
    await street.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await street.press('Enter');
    await expect(street).toHaveValue('Rustaveli Avenue, 14');
    await expect(options).toHaveCount(0);
    await expect.poll(async () => place(page)).toEqual({ latitude: 41.7, longitude: 44.79 });
    // The first change after it holds, the field can be emptied, and Enter goes on to the next field.
    await page.getByLabel('Name').fill('Nino');
    await page.getByLabel('Name').press('Enter');
    await expect(page.getByLabel('Phone')).toBeFocused();
    await page.getByLabel('Phone').fill('\u2068+995\u2011555\u201112\u201134\u201156\u2069');
    await street.selectText();
    await street.pressSequentially('Boulevard');
    await expect(street).toHaveValue('Boulevard');
    await street.fill('');
    await expect(street).toHaveValue('');
    await street.pressSequentially('Boulevard');
    await street.press('Enter');
    await expect(street).not.toBeFocused();
    // Asked once about the house: another press would insist.
    await page.getByRole('radio', { name: /^At a set time/ }).check({ force: true });
    await page
      .getByRole('group', { name: /^Times/ })
      .getByRole('radio')
      .first()
      .check({ force: true });
    await bar.click();
    await expect(page.getByText('Is the street or the house number missing?').first()).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    await street.fill('rust 14');
    await expect(options).toHaveText(['Rustaveli Avenue, 14']);
    await options.first().click();
    await expect.poll(async () => place(page)).toEqual({ latitude: 41.7, longitude: 44.79 });
    // Another text is another place, which nobody knows; after a reload too.
    await page.reload();
    await expect(street).toHaveAttribute('role', 'combobox');
    await expect(street).toHaveValue('Rustaveli Avenue, 14');
    await street.press('End');
    await street.pressSequentially('b');
    await expect.poll(async () => place(page)).toEqual({ latitude: null, longitude: null });
    await street.fill('rust 2');
    await options.first().click();
    await expect(street).toHaveValue('Rustaveli Avenue, 2');
    // The device's place is no suggested house: the street that is typed leaves it as it is.
    zones = await addAreas(administrator);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(TOWN);
    await page.reload();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect.poll(async () => place(page)).toEqual(TOWN);
    await street.press('End');
    const isKept = page.waitForResponse(
      async (response) => response.ok() && (await response.text()).includes('Rustaveli Avenue, 2b'),
    );
    await street.pressSequentially('b');
    await isKept;
    expect(await place(page)).toEqual(TOWN);
  } finally {
    await removeZones(administrator, zones);
    expect(await load(dataDirectory, '--remove', '--write')).toContain('removed');
  }
});

test('a house that is chosen before the first dish tells the area, and stands in the checkout', async ({
  page,
  demoShop: { url, dataDirectory },
  administrator,
}) => {
  const zones = await addAreas(administrator);
  const file = join(dataDirectory, 'streets.geojson');
  await writeFile(file, JSON.stringify(FILE));
  await load(dataDirectory, file, '--write');
  try {
    await page.goto(`${url}/en/catalog`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Choose area' }).click();
    const sheet = page.getByRole('dialog', { name: 'Where should we deliver?' });
    const street = sheet.getByLabel('Street and house');
    await expect(street).toHaveAttribute('role', 'combobox');
    await street.pressSequentially('rust 1');
    expect(await faultsOf(page)).toEqual([]);
    await sheet.getByRole('option', { name: 'Rustaveli Avenue, 14' }).click();
    await expect(sheet).toBeHidden();
    await expect(main.getByRole('button', { name: 'Delivery area: Old town' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Tiramisu' }).first().click();
    await expect(page.getByLabel('1 in the cart: Tiramisu').first()).toBeVisible();
    await page.goto(`${url}/en/checkout`);
    await expect(page.getByLabel('Street and house')).toHaveValue('Rustaveli Avenue, 14');
    await expect(page.getByLabel('Delivery area').locator('option:checked')).toHaveText(/^Old town/);
    expect(await place(page)).toEqual({ latitude: 41.7, longitude: 44.79 });
  } finally {
    await removeZones(administrator, zones);
    await load(dataDirectory, '--remove', '--write');
  }
});

test('staff load streets in the command center, are told what is wrong with a file, and take them out again', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url } = demoShop;
  const count = async () => (await administrator.run<Counted>('{ channel { streetCount } }')).channel.streetCount;
  await signIn(context, demoShop);
  await page.goto(`${url}/command-center/settings/orders/zone`);
  await untilAlive(page);
  const panel = page.getByRole('region', { name: 'Street suggestions' });
  await expect(panel.getByText('No streets yet', { exact: false })).toBeVisible();
  // The chooser of the browser opens, by the keyboard too.
  const opens = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await opens).setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no addresses') });
  await expect(panel.getByText('There are no addresses in this file', { exact: false })).toBeVisible();
  expect(await count()).toBe(0);

  const file = { name: 'town.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(JSON.stringify(FILE)) };
  await page.getByLabel('Street file').setInputFiles(file);
  await expect(page.getByText('1 street and 3 houses loaded')).toBeVisible();
  await expect(panel.getByText(/^1 street, loaded on /)).toBeVisible();
  expect(await count()).toBe(1);
  await panel.getByText('Where the file comes from').click();
  const map = panel.getByRole('link', { name: 'Overpass Turbo' });
  await expect(map).toHaveAttribute('href', /^https:\/\/overpass-turbo\.eu\/\?Q=/);
  expect(await faultsOf(page, { inside: 'main' })).toEqual([]);

  // Without a connection nothing is taken away, and it is said so.
  await page.route('**/api/streets', (route) => route.abort());
  await panel.getByRole('button', { name: 'Remove the streets' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove the streets' }).click();
  await expect(question.getByText('Couldn’t reach the server', { exact: false })).toBeVisible();
  await page.unroute('**/api/streets');
  await question.getByRole('button', { name: 'Remove the streets' }).click();
  await expect(panel.getByText('No streets yet', { exact: false })).toBeVisible();
  expect(await count()).toBe(0);
});

async function place(page: import('@playwright/test').Page): Promise<object> {
  return page.evaluate(async () => {
    const query = '{ checkout { latitude longitude } }';
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
    return (await answer.json()).data.checkout;
  });
}
