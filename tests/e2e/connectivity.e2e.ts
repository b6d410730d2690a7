import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fillCart, untilAlive, untilKept } from './visits';

/** End-to-end tests about connections that come back late, or are not there at all; and about what a browser keeps. */
test.use({ serviceWorkers: 'allow' });

const quantityOf = async (context: BrowserContext, url: string, dish: string): Promise<number> => {
  const answer = await context.request.get(`${url}/api/checkout`);
  if (answer.status() === 204) return 0;
  const { items }: { items: { productName: string; quantity: number }[] } = await answer.json();
  return items.find(({ productName }) => productName === dish)?.quantity ?? 0;
};

const add = (page: Page, dish: string) => page.getByRole('button', { name: `Add ${dish}` });
const inCart = (page: Page, dish: string, count: number) =>
  page.getByRole('main').getByLabel(`${count} in the cart: ${dish}`).first();

test('the shop can be installed as an app, with its name and icons', async ({ page, demoShop: { url } }) => {
  await page.goto(`${url}/ru`);
  const devtools = await page.context().newCDPSession(page);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ lang: 'ru', start_url: '/ru', display: 'standalone' });
  await expect
    .poll(async () =>
      (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors
        .map(({ errorId }) => errorId)
        // End-to-end tests run in a private window, which installs nothing: the one thing that may stand in the way.
        .filter((errorId) => errorId !== 'in-incognito'),
    )
    .toEqual([]);
  const icon = page.locator('link[rel="apple-touch-icon"]');
  await expect(icon).toHaveAttribute('href', /apple-180/);
  expect((await page.request.get(`${url}/app-icon/apple-180.png`)).headers()['content-type']).toBe('image/png');
});

test('the menu that was seen is read without a connection, and what was not is told', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await page.goto(`${url}/catalog`);
  await untilKept(page, '/catalog');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Margherita' })).toBeVisible();
  await expect(page.getByText('You’re seeing the last saved menu')).toBeVisible();
  await page.goto(`${url}/delivery`);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await page.goto(`${url}/ru/checkout`);
  await expect(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept.filter((path) => /^(?:\/(?:en|ru))?\/(?:checkout|finish|command-center|graphql|api)/.test(path))).toEqual(
    [],
  );
});

test('without a connection the menu stays when a filter is pressed, and comes back from a filtered one', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await page.goto(`${url}/catalog`);
  await untilKept(page, '/catalog');
  await page.getByRole('link', { name: 'Filters' }).first().click();
  const vegetarian = page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Vegetarian' });
  const meaty = page.getByRole('article').filter({ hasText: 'Pepperoni' }).first();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  await vegetarian.click();
  await expect(page.getByText('Filters work when you’re back online').last()).toBeVisible();
  await expect(meaty).toBeVisible();

  await context.setOffline(false);
  await expect(async () => {
    await vegetarian.click();
    await expect(meaty).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await context.setOffline(true);
  await page.goBack();
  await expect(meaty).toBeVisible();
});

test('a dish that was only opened over the list is there after a reload without a connection', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await page.goto(`${url}/en/catalog/desserts`);
  await untilAlive(page);
  await page.getByRole('article').filter({ hasText: 'Tiramisu' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: 'Tiramisu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await untilKept(page, '/en/catalog/desserts/tiramisu');
  await context.setOffline(true);
  await page.goto(`${url}/en/catalog/desserts/tiramisu`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tiramisu' })).toBeVisible();
  // It lives: what it is made of was kept with it.
  await page.getByRole('button', { name: /^Add/ }).last().click();
  await expect(page.getByText('We’ll send it when you’re back online').first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => quantityOf(context, url, 'Tiramisu')).toBe(1);
});

test('a dish that was never opened shows what the menu knows of it, and says what waits for the connection', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await page.goto(`${url}/en/catalog/desserts`);
  await untilKept(page, '/en/catalog/desserts');
  await context.setOffline(true);
  const open = (dish: string) => page.getByRole('article').filter({ hasText: dish }).getByRole('link').first().click();
  const sheet = page.getByRole('dialog');
  await open('Tiramisu');
  await expect(sheet.getByRole('heading', { name: 'Tiramisu' })).toBeVisible();
  await expect(sheet.getByText('Its description and allergens will appear')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add Tiramisu' }).click();
  await expect(sheet.getByLabel('1 in the cart: Tiramisu')).toBeVisible();
  const glyphs = page.locator('img:not([alt=""])').filter({ visible: true });
  for (const image of await glyphs.all())
    expect(await image.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true);
  await page.goBack();
  await page.goto(`${url}/en/catalog/desserts`);
  await expect(page.getByText('You’re seeing the last saved menu')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => quantityOf(context, url, 'Tiramisu')).toBe(1);
});

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a dish that was lost in a moment without connection comes once it is back', async ({
    page,
    demoShop: { url },
  }) => {
    await page.goto(`${url}/en/catalog`);
    await untilAlive(page);
    // The device never says that it is offline: the one request is lost, and the server is there again.
    await page.route(/margherita[^?]*\.data/, (route) => route.abort('internetdisconnected'), { times: 1 });
    await page.getByRole('article').filter({ hasText: 'Margherita' }).getByRole('link').first().click();
    await expect(page.getByRole('radio', { name: /25 cm/ })).toBeVisible();
  });
});

test('a dish with sizes says offline that they come with the connection, and then they do', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await page.goto(`${url}/en/catalog`);
  await untilKept(page, '/en/catalog');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  await page.getByRole('article').filter({ hasText: 'Margherita' }).getByRole('link').first().click();
  const sheet = page.getByRole('dialog', { name: 'Margherita' });
  await expect(sheet.getByText('Size and options will appear here')).toBeVisible();
  await context.setOffline(false);
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  await expect(sheet.getByText('Size and options will appear here')).toBeHidden();
});

test('what is pressed without a connection waits through a reload, and arrives once', async ({
  page,
  context,
  demoShop: { url },
}) => {
  const dish = 'Tiramisu';
  await page.goto(`${url}/catalog`);
  await untilKept(page, '/catalog');
  await expect(add(page, dish)).toBeVisible();
  await context.setOffline(true);
  await add(page, dish).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: `One more: ${dish}` })
    .first()
    .click();
  await expect(inCart(page, dish, 2)).toBeVisible();
  await expect(page.getByText('We’ll send it when you’re back online').first()).toBeVisible();
  await page.reload();
  await context.setOffline(false);
  await expect.poll(() => quantityOf(context, url, dish)).toBe(2);
  await expect(inCart(page, dish, 2)).toBeVisible();
});

test('a lost answer doubles nothing', async ({ page, context, demoShop: { url } }) => {
  const dish = 'Tiramisu';
  await page.goto(`${url}/catalog`);
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    const isFirstWrite = route.request().postData()?.includes('idempotencyKey') === true && !isLost;
    if (!isFirstWrite) return route.fallback();
    isLost = true;
    // The server has done it; the shopper never hears.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await add(page, dish).click();
  await expect.poll(() => isLost).toBe(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: `One more: ${dish}` })
    .first()
    .click();
  await expect.poll(() => quantityOf(context, url, dish)).toBe(2);
  await expect(inCart(page, dish, 2)).toBeVisible();
});

test('a device that says it is connected while nothing arrives is not believed', async ({
  page,
  context,
  demoShop: { url },
}) => {
  const dish = 'Tiramisu';
  await page.goto(`${url}/catalog`);
  await untilAlive(page);
  const banner = page.getByText('You’re seeing the last saved menu');
  await expect(add(page, dish)).toBeVisible();
  // Neither refused nor answered; the worker is there to show that it hides nothing.
  let isDead = true;
  await context.route(`${url}/**`, (route) => (isDead ? undefined : route.fallback()));
  await add(page, dish).click();
  await expect(banner).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(page.getByText('We’ll send it when you’re back online').first()).toBeVisible({ timeout: 15_000 });
  await expect(inCart(page, dish, 1)).toBeVisible();
  isDead = false;
  await expect(banner).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => quantityOf(context, url, dish), { timeout: 30_000 }).toBe(1);
  await expect(inCart(page, dish, 1)).toBeVisible();
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

test('the page is in the reader’s mode from its first paint on', async ({ page, demoShop: { url } }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(url);
  await page.evaluate(() => localStorage.setItem('carte:color-mode', 'dark'));
  // Before anything of the application runs: only the page itself comes through.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1a1512');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(26, 21, 18)');
});

test('a newer version is told quietly, and the next page is loaded fresh', async ({ page, demoShop: { url } }) => {
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'of-tomorrow', timestamp: 1 } }));
  await page.goto(`${url}/catalog/desserts`);
  await expect(page.getByText('A new version of this site is ready.')).toBeVisible();
  // A mark on this document: a page that was loaded fresh has lost it.
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'old'));
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await expect(page).toHaveURL(/\/catalog(#[\w-]+)?$/);
  await expect(page.locator('html[data-mark]')).toHaveCount(0);
});
