import type { Locator } from '@playwright/test';
import { asksFor } from './asks-for';
import { addAreas, addZone, removeZones, TOWN } from './delivery-areas';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { fillCart } from './visits';

let zones: readonly string[] = [];

test.beforeEach(async ({ page, context, demoShop, administrator }) => {
  zones = await addAreas(administrator);
  await fillCart(context, demoShop);
  await page.goto(`${demoShop.url}/checkout`);
});
test.afterEach(({ administrator }) => removeZones(administrator, zones));

test('a shopper moves a pin on the map, is told the area and its terms, and has it brought there', async ({ page }) => {
  const area = page.getByRole('combobox', { name: 'Delivery area' });
  const opener = page.getByRole('button', { name: 'Choose on the map' });
  const sheet = page.getByRole('dialog', { name: 'Where should we deliver?' });
  await opener.click();
  await expect(sheet.getByText('Move the map so that the pin points at your building.')).toBeVisible();
  const deliver = sheet.getByRole('button', { name: 'Deliver here' });
  await expect(deliver).toHaveAttribute('aria-disabled', 'true');
  expect(await faultsOf(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/checkout$/);

  await opener.click();
  const map = sheet.getByRole('region', { name: /^Map of the delivery areas/ });
  // Until a press on an arrow moves the map by less than an area.
  await expect(async () => {
    await sheet.getByRole('button', { name: 'Zoom in' }).click();
    expect((await map.locator('path').first().boundingBox())?.height).toBeGreaterThan(100);
  }).toPass();
  // By keys alone: out of the areas, and back. A press during the last one's movement counts for nothing.
  const moveUntil = (key: string, words: Locator) =>
    expect(async () => {
      await map.press(key);
      await expect(words).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await moveUntil('Shift+ArrowUp', sheet.getByText('We don’t deliver here yet.'));
  await expect(deliver).toHaveAttribute('aria-disabled', 'true');
  const told = sheet.getByText('The hills — ');
  await moveUntil('ArrowDown', told);
  // The area stands out, and no other.
  const fills = () =>
    map.locator('path').evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fillOpacity));
  await expect.poll(async () => (await fills()).filter((fill) => fill === '0.2')).toHaveLength(1);
  const words = await told.innerText();
  await deliver.click();
  await expect(sheet).toBeHidden();
  await expect(area.locator('option:checked')).toHaveText(words);

  // The cart has the place: a page that is loaded again shows it too.
  await page.reload();
  await expect(area.locator('option:checked')).toHaveText(words);
});

test('names of areas that lie close together are not written over each other', async ({ page, administrator }) => {
  const night = await addZone(administrator, 'Old town at night', TOWN, { fee: 500, minimum: 0, minutes: 60 });
  try {
    await page.reload();
    await page.getByRole('button', { name: 'Choose on the map' }).click();
    const map = page.getByRole('region', { name: /^Map of the delivery areas/ });
    await expect(map.getByText('Old town', { exact: true })).toBeVisible();
    await expect(map.getByText('Old town at night')).toBeHidden();
  } finally {
    await removeZones(administrator, [night]);
  }
});

test('a map that can’t be loaded or asked says so, and the list of areas is the way on', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Choose on the map' });
  await page.route('**/assets/delivery-map*.js', (route) => route.abort());
  await opener.click();
  const news = page.getByRole('region', { name: 'Notifications' });
  await expect(news.getByText('The map didn’t load. Choose the area from the list.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Delivery area' })).toBeEnabled();

  await page.unroute('**/assets/delivery-map*.js');
  await page.reload();
  await page.route('**/graphql**', (route) => (asksFor(route.request(), 'ZoneAt') ? route.abort() : route.fallback()));
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Where should we deliver?' });
  await expect(sheet.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await sheet.getByRole('region', { name: /^Map of the delivery areas/ }).press('ArrowUp');
  await expect(sheet.getByText('We couldn’t check this place.', { exact: false })).toBeVisible();
});

test('in letters of double size on a small phone the pin, the terms and the button are in sight together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  const sheet = page.getByRole('dialog', { name: 'Where should we deliver?' });
  const map = sheet.getByRole('region', { name: /^Map of the delivery areas/ });
  await expect(sheet.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  const pin = await map.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return { y, isCovered: !element.contains(document.elementFromPoint(x, y)) };
  });
  expect(pin.isCovered).toBe(false);
  await expect(sheet.getByText('Move the map so that the pin points at your building.')).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('button', { name: 'Deliver here' })).toBeInViewport({ ratio: 1 });
  expect(await faultsOf(page)).toEqual([]);
});

test('over a background, in the dark too, its author can be read and its buttons hit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/graphql**', async (route) => {
    if (!asksFor(route.request(), 'DeliveryMap')) return route.fallback();
    const answer = await route.fetch();
    const { data } = await answer.json();
    const mapTiles = { url: '/tiles/{z}/{x}/{y}.svg', attribution: '© Somebody' };
    return route.fulfill({ response: answer, json: { data: { channel: { ...data.channel, mapTiles } } } });
  });
  const tile =
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0h256v256H0z" fill="#cfe3d2"/></svg>';
  await page.route('**/tiles/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: tile }));
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  const sheet = page.getByRole('dialog', { name: 'Where should we deliver?' });
  await expect(sheet.locator('img[src^="/tiles/"]').first()).toBeVisible();
  const [author, paper] = await sheet
    .getByText('© Somebody')
    .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]);
  // Dark on opaque paper: Leaflet's own lets the map through.
  expect([author, paper]).toEqual(['rgb(42, 30, 23)', 'rgb(255, 255, 255)']);
  const button = await sheet.getByRole('button', { name: 'Zoom in' }).boundingBox();
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
});
