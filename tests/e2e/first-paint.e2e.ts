import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { untilAlive } from './visits';

/** End-to-end tests about what a phone needs before it shows a page of the shop, and about what comes after. */

/** Style sheets that the page asks for from now on. */
function styleSheets(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css')) asked.push(pathname);
  });
  return asked;
}

test('nothing but the page itself is needed to paint it in the reader’s mode, and what comes later brings only what it lacks', async ({
  page,
  context,
  demoShop: { url },
}) => {
  for (const path of ['/en', '/en/catalog', '/en/catalog/pizza/margherita', '/en/checkout', '/en/offline']) {
    const html = await (await context.request.get(url + path)).text();
    expect(html, path).toContain('<style nonce=');
    expect(html, path).not.toMatch(/rel="(?:stylesheet|modulepreload)"|<script[^>]*type="module"/);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('carte:color-mode', 'dark'));
  // Before anything of the application runs: only the page itself comes through.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${url}/en`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1a1512');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(26, 21, 18)');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await page.unroute('**/assets/*.js');

  const asked = styleSheets(page);
  await page.goto(`${url}/en`);
  await untilAlive(page);
  const inside = await page
    .locator('style[data-href]')
    .evaluateAll((styles) => styles.map((style) => (style.getAttribute('data-href') ?? '').replace('#', '')));
  expect(inside.length).toBeGreaterThan(2);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' }).first();
  await navigation.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Add Tiramisu' }).first().click();
  await expect(page.getByLabel('1 in the cart: Tiramisu').first()).toBeVisible();
  await page.getByRole('link', { name: 'Margherita', exact: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: /35 cm/ })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => inside.includes(path))).toEqual([]);

  // An address that opens a dish over a list leads to the dish’s own page.
  await page.goto(`${url}/ru/catalog?dish=pizza/margherita`);
  await expect(page).toHaveURL(`${url}/ru/catalog/pizza/margherita`);
  await expect(page.getByRole('heading', { level: 1, name: 'Маргарита' })).toBeVisible();
});

test('a page asks who is there once it stands, and looks through the browser’s languages beside itself', async ({
  page,
  context,
  demoShop: { url },
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('auth/session')) asked.push(`${request.method()} ${pathname}`);
  });
  const ofAPage = ['GET /api/_auth/session', 'POST /api/auth/session'];
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto(`${url}/en`)]);
  expect(worker.url()).toBe(`${url}/look-up-locales.js`);
  await expect.poll(() => page.workers()).toEqual([]);
  await expect.poll(() => asked).toEqual(ofAPage);
  await page.getByRole('link', { name: 'See the full menu' }).click();
  await expect.poll(() => asked).toEqual([...ofAPage, ...ofAPage]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('carte_session');
});

test('below one line of facts dishes begin in the first third of a small phone, and the cart that comes later moves nothing', async ({
  page,
  context,
  demoShop: { url },
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  await page.setViewportSize({ width: 360, height: 800 });
  let letCartBeRead = () => {};
  const wish = new Promise<void>((resolve) => {
    letCartBeRead = resolve;
  });
  await page.route('**/graphql?operationName=Cart&*', async (route) => {
    await wish;
    await route.continue();
  });
  await page.goto(`${url}/en/catalog`);
  await untilAlive(page);
  const dish = page.getByRole('main').getByRole('article').first();
  const box = () => dish.boundingBox();
  const before = await box();
  expect(before?.y).toBeLessThan(800 / 3);
  await expect(page.getByText('Delivery ₾5, free from ₾85')).toBeVisible();
  letCartBeRead();
  await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  expect(await box()).toEqual(before);

  // What is left out is there for those who hear it.
  for (const [locale, brief, whole, pickup] of [
    ['en', /^by \d/, /^Arrives by .+, in about \d+\sminutes$/, 'Pickup'],
    ['ru', /^к \d/, /^Доставим к .+, примерно через \d+\sмин/, 'Самовывоз'],
  ] as const) {
    // A cart of the round before would be collected.
    await context.clearCookies({ name: 'carte_session' });
    await page.goto(`${url}/${locale}/catalog`);
    const fact = page.getByText(whole);
    const seen = await fact.evaluate((element) =>
      [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
    );
    expect(seen).toMatch(brief);
    await page.getByText(pickup, { exact: true }).click();
    await expect(fact).toBeHidden();
    expect((await box())?.y).toBeLessThan(800 / 3);
  }

  // A page that was kept for days says nothing of a time that is over.
  const late = await context.newPage();
  await late.clock.setFixedTime(Date.now() + 3 * 86_400_000);
  await late.route('**/graphql?operationName=Cart&*', (route) => route.abort());
  await late.goto(`${url}/en/catalog/pizza`);
  await untilAlive(late);
  await expect(late.getByText('Delivery ₾5, free from ₾85')).toBeVisible();
  await expect(late.getByText(/^(?:Arrives by|Order ahead|Closed now|Today until)/)).toHaveCount(0);
  await late.close();
  await restoreHours();
});

test('on a phone, photos and sections that nobody sees yet come to who moves in the page, and to who has no scripts', async ({
  page,
  browser,
  demoShop: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const photos: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) photos.push(pathname);
  });
  // They never come: what is seen must not hang on them.
  const scripts = page.waitForRequest(/\/assets\/framework-.*\.js$/);
  await page.route('**/assets/*.js', () => {});
  await page.goto(`${url}/en`, { waitUntil: 'commit' });
  await scripts;
  // Food comes first: on a phone a whole dish stands in the first screen.
  await expect(page.getByRole('region', { name: 'Popular' }).getByRole('article').first()).toBeInViewport({ ratio: 1 });
  const section = page.getByRole('region', { name: 'Pizza' });
  await expect(section.getByRole('link', { name: 'Margherita' })).toBeHidden();
  expect(photos).toHaveLength(4);
  await page.mouse.wheel(0, 500);
  await expect(section.getByRole('link', { name: 'Margherita' })).toBeVisible();
  await expect.poll(() => photos.length).toBeGreaterThan(4);
  // Who comes to a place further down is there already.
  await page.goto(`${url}/ru#pasta`, { waitUntil: 'commit' });
  await expect(page.getByRole('region', { name: 'Паста' }).getByRole('link', { name: 'Карбонара' })).toBeInViewport();
  // What is in sight, since the phone is long or there is little above it, is never left out.
  await page.setViewportSize({ width: 390, height: 1400 });
  await page.goto(`${url}/en`, { waitUntil: 'commit' });
  await expect(section.getByRole('link', { name: 'Margherita' })).toBeInViewport();
  await page.unroute('**/assets/*.js');

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const plain = await context.newPage();
  await plain.goto(`${url}/en`);
  const margherita = plain.getByRole('link', { name: 'Margherita' }).first();
  await margherita.scrollIntoViewIfNeeded();
  await expect(margherita).toBeVisible();
  await context.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/en/catalog`);
  await untilAlive(page);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: 'Coffee and drinks' }).click();
  const title = page.getByRole('heading', { level: 2, name: 'Coffee and drinks' });
  await expect(title).toBeInViewport();
  await expect(categories.locator('[aria-current]')).toHaveText('Coffee and drinks');
  await expect(page.locator('[data-skipped]')).toHaveCount(0);
  // The column of the cart is a desk's.
  await expect(page.locator('aside')).toBeEmpty();
  await page.reload();
  await expect(title).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Cart' })).toBeVisible();
});
