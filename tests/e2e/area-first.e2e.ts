import type { Page } from '@playwright/test';
import { addAreas, removeZones, SEA, TOWN } from './delivery-areas';
import { faultsOf } from './faults';
import { expect, testAroundTheClock as test } from './fixtures';
import { moveThrough } from './orders';
import { fillCart, untilAlive } from './visits';

/** End-to-end tests of the delivery area that is chosen before the first dish: fee and minutes hang on it. */

// A visitor in another time zone reads the shop's beside each time, which takes a line more.
test.use({ timezoneId: 'Asia/Tbilisi' });

let zones: readonly string[] = [];

test.beforeEach(async ({ administrator }) => {
  zones = await addAreas(administrator);
});
test.afterEach(async ({ administrator }) => {
  await removeZones(administrator, zones);
});

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Choose area' });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Where should we deliver?' });
const areaAtCheckout = (page: Page) => page.getByLabel('Delivery area');

test('the area is chosen on the home page, and the shop tells its fee and minutes from then on', async ({
  page,
  demoShop: { url },
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(url);
  const main = page.getByRole('main');
  await expect(main.getByText('Delivery from ₾3, depending on the area')).toBeVisible();
  await expect(main.getByText('Delivered in 40–70 min, depending on the area')).toBeVisible();
  await opener(page).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('list', { name: 'Delivery areas' }).getByRole('button')).toHaveCount(2);
  expect(await faultsOf(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^The hills.*₾9.*about 70 min$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(main.getByText(/^Delivery ₾9, free from/)).toBeVisible();
  await expect(main.getByText(/^Delivered by .*, in about 70\sminutes$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  // Nothing is in the cart yet: the server has the area all the same.
  await page.goto(`${url}/catalog`);
  const chosen = main.getByRole('button', { name: 'Delivery area: The hills' });
  // Its name stands in the one line of facts: the dishes do not give way to it.
  await expect(chosen).toBeVisible();
  expect((await main.getByRole('article').first().boundingBox())?.y).toBeLessThan(800 / 3);
  await chosen.click();
  await expect(sheet.getByRole('button', { pressed: true })).toHaveText(/^The hills/);
  await sheet.getByRole('button', { name: /^Old town/ }).click();
  await expect(main.getByRole('button', { name: 'Delivery area: Old town' })).toBeFocused();
  await page.getByRole('button', { name: 'Add Tiramisu' }).first().click();
  await expect(page.getByLabel('1 in the cart: Tiramisu').first()).toBeVisible();
  await page.goto(`${url}/checkout`);
  await expect(areaAtCheckout(page).locator('option:checked')).toHaveText(/^Old town — ₾3/);
  // Whoever collects the order is not asked.
  await page.goto(`${url}/catalog`);
  await page.getByText('Pickup', { exact: true }).first().click();
  await expect(main.getByRole('button', { name: /^Delivery area/ })).toHaveCount(0);
});

test('the areas open over the cart as well, and going back leads to where they were opened', async ({
  page,
  context,
  demoShop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(context, demoShop);
  await page.goto(`${demoShop.url}/catalog`);
  await page
    .getByRole('button', { name: /^Cart: / })
    .last()
    .click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await cart.getByRole('button', { name: 'Choose area' }).click();
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  const onwards = cart.getByRole('link', { name: /^Check out/ });
  await expect(onwards).toHaveText(/from ₾[\d.]+$/);
  await cart.getByRole('button', { name: 'Choose area' }).click();
  await sheet.getByRole('button', { name: /^Old town/ }).click();
  await expect(cart.getByText('Delivery ₾3', { exact: false }).first()).toBeVisible();
  await expect(onwards).not.toHaveText(/from/);
  await page.goBack();
  await expect(cart).toBeHidden();

  // The map takes the place of the list: what is chosen there closes both.
  await page.getByRole('button', { name: 'Delivery area: Old town' }).click();
  await sheet.getByRole('button', { name: 'Choose on the map' }).click();
  const map = sheet.getByRole('region', { name: /^Map of the delivery areas/ });
  await expect(map).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Delivery areas' })).toBeHidden();
  await expect(sheet.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  // From between the two areas, once: more than one press may lead out of both.
  await map.press('ArrowUp');
  await expect(sheet.getByText('The hills — ')).toBeVisible();
  await sheet.getByRole('button', { name: 'Deliver here' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Delivery area: The hills' })).toBeVisible();
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/catalog');
});

test('the device’s place finds the area; where nobody delivers there is pickup', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(SEA);
  await page.goto(`${url}/catalog`);
  await opener(page).click();
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: 'Use my location' }).click();
  await expect(sheet.getByText('we don’t deliver to your location yet', { exact: false })).toBeVisible();
  await sheet.getByRole('button', { name: 'Pick up instead' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Pickup' })).toBeChecked();

  await page.getByText('Delivery', { exact: true }).first().click();
  await context.setGeolocation(TOWN);
  // The device may hand out a place that it knew a minute ago: a page of its own does not remember.
  await page.reload();
  const otherTab = await context.newPage();
  await otherTab.goto(url);
  await expect(opener(otherTab)).toBeVisible();
  await opener(page).click();
  await sheet.getByRole('button', { name: 'Use my location' }).click();
  const news = page.getByRole('region', { name: 'Notifications' });
  await expect(news.getByText('Found you: Old town', { exact: false })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(otherTab.getByRole('main').getByRole('button', { name: 'Delivery area: Old town' })).toBeVisible();
});

test('a place that is found after the areas were closed leaves the page where it is', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(TOWN);
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...answers) => {
      addEventListener('let-tell', () => ask(...answers), { once: true });
    };
  });
  await page.goto(url);
  await page.goto(`${url}/catalog`);
  await opener(page).click();
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: 'Use my location' }).click();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('let-tell')));
  const news = page.getByRole('region', { name: 'Notifications' });
  await expect(news.getByText('Found you: Old town', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Delivery area: Old town' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/catalog');
});

test('an address of this device is chosen once, for the area and the checkout', async ({ page, demoShop: { url } }) => {
  const [, hills] = zones;
  const home = { street: '12 Rustaveli Avenue', apartment: '5', zoneId: hills, usedAt: Date.now() };
  await page.addInitScript((kept) => localStorage.setItem('carte.addresses', kept), JSON.stringify([home]));
  await page.goto(`${url}/catalog`);
  await untilAlive(page);
  await opener(page).click();
  await sheetOf(page).getByRole('button', { name: '12 Rustaveli Avenue, apt 5', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Delivery area: The hills' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Tiramisu' }).first().click();
  await expect(page.getByLabel('1 in the cart: Tiramisu').first()).toBeVisible();
  await page.goto(`${url}/checkout`);
  await expect(page.getByLabel('Street and house')).toHaveValue('12 Rustaveli Avenue');
  await expect(page.getByLabel('Apt/office')).toHaveValue('5');
  await expect(areaAtCheckout(page).locator('option:checked')).toHaveText(/^The hills/);
});

test('the same order again goes to the same area and door, without another word', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url } = demoShop;
  await fillCart(context, demoShop);
  await page.goto(`${url}/catalog`);
  await opener(page).click();
  await sheetOf(page)
    .getByRole('button', { name: /^The hills/ })
    .click();
  await page.getByRole('link', { name: /^Check ?out/ }).click();
  await page.getByLabel('Name').fill('Nino');
  await page.getByLabel('Phone').fill('+995 555 12 34 56');
  await page.getByLabel('Street and house').fill('12 Rustaveli Avenue');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/finish/);
  const lastOrder = async (): Promise<{ id: string; zoneName: string; street: string }> => {
    const data = { query: '{ lastOrder { id zoneName street } }' };
    return (await (await context.request.post(`${url}/graphql`, { data })).json()).data.lastOrder;
  };
  const { id } = await lastOrder();
  await moveThrough(administrator, id, 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED');

  await page.goto(url);
  await page.getByRole('button', { name: /^Order again/ }).click();
  await page.waitForURL(/\/checkout$/);
  await expect(areaAtCheckout(page).locator('option:checked')).toHaveText(/^The hills/);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/finish/);
  const again = await lastOrder();
  expect(again.id).not.toBe(id);
  expect(again).toMatchObject({ zoneName: 'The hills', street: '12 Rustaveli Avenue' });
});

test('a list of areas that can’t be loaded says so', async ({ page, demoShop: { url } }) => {
  await page.route('**/assets/area-sheet*.js', (route) => route.abort());
  await page.goto(`${url}/catalog`);
  await opener(page).click();
  const news = page.getByRole('region', { name: 'Notifications' });
  await expect(news.getByText('The list of areas didn’t load.', { exact: false })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/catalog');
  await expect(opener(page)).toBeEnabled();
});
