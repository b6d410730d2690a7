import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fillCart, untilAlive, untilKept } from './visits';

/** End-to-end tests about connections that come back late, or are not there at all; and about what a browser keeps. */
test.use({ serviceWorkers: 'allow' });

// A server that is slow because all of its processors test looks like a slow line to the browser, and on such a line the worker
// fetches no pages in advance.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    if ('connection' in navigator) {
      Object.defineProperty(navigator.connection, 'effectiveType', { get: () => '4g' });
    }
  }),
);

const quantityOf = async (context: BrowserContext, url: string, dish: string): Promise<number> => {
  const answer = await context.request.get(`${url}/api/checkout`);
  if (answer.status() === 204) return 0;
  const { items }: { items: { productName: string; quantity: number }[] } = await answer.json();
  return items.find(({ productName }) => productName === dish)?.quantity ?? 0;
};

const inCart = (page: Page, dish: string, count: number) =>
  page.getByRole('main').getByLabel(`${count} in the cart: ${dish}`).first();
const oneMore = (page: Page, dish: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `One more: ${dish}` })
    .first();
const open = (page: Page, dish: string) =>
  page.getByRole('article').filter({ hasText: dish }).getByRole('link').first().click();

/** What stands in the way of installing the shop as an app. */
async function installationFaults(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // End-to-end tests run in a private window, which installs nothing.
  return installabilityErrors.map(({ errorId }) => errorId).filter((fault) => fault !== 'in-incognito');
}

/** Addresses that the service worker has kept. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });

test('a shop that can be installed is read without a connection, says what waits for it, and goes on once it is back', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await page.goto(`${url}/en/catalog`);
  await expect.poll(() => installationFaults(page)).toEqual([]);
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', /apple-180/);
  await untilKept(page, '/en/catalog');
  await context.setOffline(true);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByText('You’re seeing the last saved menu')).toBeVisible();
  const meaty = page.getByRole('article').filter({ hasText: 'Pepperoni' }).first();
  const vegetarian = page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Vegetarian' });
  await page.getByRole('link', { name: 'Filters' }).first().click();
  await vegetarian.click();
  await expect(page.getByText('Filters work when you’re back online').last()).toBeVisible();
  await expect(meaty).toBeVisible();

  // Dishes that were never opened: what the menu knows of them.
  const sheet = page.getByRole('dialog');
  await open(page, 'Tiramisu');
  await expect(sheet.getByText('Its description and allergens will appear')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add Tiramisu' }).click();
  await expect(sheet.getByLabel('1 in the cart: Tiramisu')).toBeVisible();
  await page.goBack();
  await open(page, 'Margherita');
  await expect(sheet.getByText('Size and options will appear here')).toBeVisible();
  await context.setOffline(false);
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  await expect(sheet.getByText('Size and options will appear here')).toBeHidden();
  await expect.poll(() => quantityOf(context, url, 'Tiramisu')).toBe(1);
  await page.goBack();

  // Back from a filtered menu to the whole one.
  await vegetarian.click();
  await expect(meaty).toBeHidden();
  await context.setOffline(true);
  await page.goBack();
  await expect(meaty).toBeVisible();

  // What was never seen, and what is one shopper's own.
  await page.goto(`${url}/delivery`);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await page.goto(`${url}/ru/checkout`);
  await expect(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible();
  const personal = /^(?:\/(?:en|ru))?\/(?:checkout|finish|command-center|graphql|api)/;
  expect((await keptPaths(page)).filter((path) => personal.test(path))).toEqual([]);
});

test('a dish that was only opened over the list is there without a connection, and presses wait through a reload', async ({
  page,
  context,
  demoShop: { url },
}) => {
  const dish = `${url}/en/catalog/desserts/tiramisu`;
  await page.goto(`${url}/en/catalog/desserts`);
  // What keeps pages comes after the page: a dish that was closed before it would not be kept.
  await untilKept(page, '/en/catalog/desserts');
  await open(page, 'Tiramisu');
  await expect(page.getByRole('dialog', { name: 'Tiramisu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await untilKept(page, '/en/catalog/desserts/tiramisu');
  await context.setOffline(true);
  await page.goto(dish);
  await expect(page.getByRole('heading', { level: 1, name: 'Tiramisu' })).toBeVisible();
  // It lives: what it is made of was kept with it. Before that, two presses of one button count as one.
  await untilAlive(page);
  const add = page.getByRole('button', { name: /^Add/ }).last();
  await add.click();
  await add.click();
  await expect(page.getByText('We’ll send it when you’re back online').first()).toBeVisible();
  await page.reload();
  await context.setOffline(false);
  await expect.poll(() => quantityOf(context, url, 'Tiramisu')).toBe(2);
});

test('a lost answer doubles nothing, and a device that says it is connected while nothing arrives is not believed', async ({
  page,
  context,
  demoShop: { url },
}) => {
  const dish = 'Tiramisu';
  await page.goto(`${url}/catalog`);
  await untilAlive(page);
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    const isFirstWrite = route.request().postData()?.includes('idempotencyKey') === true && !isLost;
    if (!isFirstWrite) return route.fallback();
    isLost = true;
    // The server has done it; the shopper never hears.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: `Add ${dish}` }).click();
  await expect.poll(() => isLost).toBe(true);
  await oneMore(page, dish).click();
  await expect.poll(() => quantityOf(context, url, dish)).toBe(2);

  // Neither refused nor answered; the worker is there to show that it hides nothing.
  const banner = page.getByText('You’re seeing the last saved menu');
  let isDead = true;
  await context.route(`${url}/**`, (route) => (isDead ? undefined : route.fallback()));
  await oneMore(page, dish).click();
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(page.getByText('We’ll send it when you’re back online').first()).toBeVisible();
  await expect(inCart(page, dish, 3)).toBeVisible();
  isDead = false;
  await expect(banner).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => quantityOf(context, url, dish), { timeout: 30_000 }).toBe(3);
  await expect(inCart(page, dish, 3)).toBeVisible();
});

test('two tabs show the same cart and the same form', async ({ page, context, demoShop }) => {
  const { url } = demoShop;
  await fillCart(context, demoShop);
  const other = await context.newPage();
  await page.goto(`${url}/checkout`);
  await other.goto(`${url}/checkout`);
  const raise = (tab: Page) => tab.getByRole('button', { name: /^One more/ }).first();
  const first = (tab: Page) => tab.getByLabel(/^\d+ in the cart/).first();
  await expect(raise(other)).toBeVisible();
  await raise(page).click();
  await expect(first(page)).toHaveAccessibleName(/^2 in the cart/);
  await expect(first(other)).toHaveAccessibleName(/^2 in the cart/);
  await page.getByLabel('Name').fill('Nino');
  await expect(other.getByLabel('Name')).toHaveValue('Nino');
  await other.getByLabel('Street and house').fill('12 Rustaveli');
  await expect(page.getByLabel('Street and house')).toHaveValue('12 Rustaveli');
  await expect(page.getByLabel('Name')).toHaveValue('Nino');
});
