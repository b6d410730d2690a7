import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { untilAlive } from './visits';

/** End-to-end tests about what a phone needs before it shows a page of the shop, and about what comes after. */

/** By the names of `scripts/client-bundle/chunks.ts`: the document has these styles in it. */
const OF_THE_PAGE = /\/(?:ui|cart|shop|lists|root|[\w-]+-(?:route|layout))-[\w-]{8}\.css$/;

/** Style sheets that the page asks for from now on. */
function styleSheets(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css')) asked.push(pathname);
  });
  return asked;
}

test('nothing but the page itself is needed to paint it, and it comes alive all the same', async ({
  page,
  context,
  demoShop: { url },
}) => {
  for (const path of ['/en', '/en/catalog', '/en/catalog/pizza/margherita', '/en/checkout', '/en/offline']) {
    const html = await (await context.request.get(url + path)).text();
    expect(html, path).toContain('<style nonce=');
    expect(html, path).not.toMatch(/rel="(?:stylesheet|modulepreload)"|<script[^>]*type="module"/);
  }
  const asked = styleSheets(page);
  await page.goto(`${url}/en/catalog`);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await page.getByRole('button', { name: 'Add Tiramisu' }).first().click();
  await expect(page.getByLabel('1 in the cart: Tiramisu').first()).toBeVisible();
  // What comes later, as the cart's content does, brings its own.
  expect(asked.filter((path) => OF_THE_PAGE.test(path))).toEqual([]);
});

test('how and when food comes is said before the cart has been read, and moves nothing when it has', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  let letCartBeRead = () => {};
  const wish = new Promise<void>((resolve) => {
    letCartBeRead = resolve;
  });
  await page.route('**/graphql?operationName=Cart&*', async (route) => {
    await wish;
    await route.continue();
  });
  await page.goto(`${url}/en/catalog/pizza`);
  await untilAlive(page);
  const dish = page.getByRole('article').first();
  await expect(page.getByText('Delivery ₾5, free from ₾85')).toBeVisible();
  await expect(page.getByText(/^(?:Delivered by|Order ahead)/)).toBeVisible();
  const before = await dish.boundingBox();
  letCartBeRead();
  await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  expect(await dish.boundingBox()).toEqual(before);

  // A page that was kept for days says nothing of a time that is over.
  const late = await context.newPage();
  await late.clock.setFixedTime(Date.now() + 3 * 86_400_000);
  await late.route('**/graphql?operationName=Cart&*', (route) => route.abort());
  await late.goto(`${url}/en/catalog/pizza`);
  await untilAlive(late);
  await expect(late.getByText('Delivery ₾5, free from ₾85')).toBeVisible();
  await expect(late.getByText(/^(?:Delivered by|Order ahead|Closed now|Today until)/)).toHaveCount(0);
  await late.close();
});

test('each page that is opened asks who is there, once it stands, and nobody is given a cookie for it', async ({
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
  await page.goto(`${url}/en`);
  await expect.poll(() => asked).toEqual(ofAPage);
  await page.getByRole('link', { name: 'See the full menu' }).click();
  await expect.poll(() => asked).toEqual([...ofAPage, ...ofAPage]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('carte_session');
});

test('the languages that a browser knows are looked through beside the page, and no longer than that takes', async ({
  page,
  demoShop: { url },
}) => {
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto(`${url}/en`)]);
  expect(worker.url()).toBe(`${url}/look-up-locales.js`);
  await expect.poll(() => page.workers()).toEqual([]);
});

test('on a phone, photos that nobody sees yet leave the line to the scripts, and come to whoever moves in the page', async ({
  page,
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
  const section = page.getByRole('region', { name: 'Pizza' });
  await expect(section.getByRole('link', { name: 'Margherita' })).toBeHidden();
  expect(photos).toHaveLength(3);
  await page.mouse.wheel(0, 500);
  await expect(section.getByRole('link', { name: 'Margherita' })).toBeVisible();
  await expect.poll(() => photos.length).toBeGreaterThan(3);
  // Who comes to a place further down is there already.
  await page.goto(`${url}/ru#pasta`, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Карбонара' })).toBeInViewport();
  // What is in sight, since the phone is long or there is little above it, is never left out.
  await page.setViewportSize({ width: 390, height: 1400 });
  await page.goto(`${url}/en`, { waitUntil: 'commit' });
  await expect(section.getByRole('link', { name: 'Margherita' })).toBeInViewport();
});

test('without scripts nothing is left out', async ({ browser, demoShop: { url } }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${url}/en`);
  await page.getByRole('link', { name: 'Margherita' }).first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Margherita' }).first()).toBeVisible();
  await context.close();
});

test('what is opened later brings the styles that the page had not, and those alone', async ({
  page,
  demoShop: { url },
}) => {
  const asked = styleSheets(page);
  await page.goto(`${url}/en`);
  await untilAlive(page);
  const inside = await page
    .locator('style[data-href]')
    .evaluateAll((styles) => styles.map((style) => (style.getAttribute('data-href') ?? '').replace('#', '')));
  expect(inside.length).toBeGreaterThan(2);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' }).first();
  await navigation.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  await page.getByRole('link', { name: 'Margherita', exact: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: /35 cm/ })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => inside.includes(path))).toEqual([]);
});

test('an address that opens a dish over a list leads to the dish’s own page', async ({ page, demoShop: { url } }) => {
  await page.goto(`${url}/ru/catalog?dish=pizza/margherita`);
  await expect(page).toHaveURL(`${url}/ru/catalog/pizza/margherita`);
  await expect(page.getByRole('heading', { level: 1, name: 'Маргарита' })).toBeVisible();
});

test('a phone lays out a long menu piece by piece, and a category is where it is looked for', async ({
  page,
  demoShop: { url },
}) => {
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

for (const [locale, brief, whole, pickup] of [
  ['en', /^by \d/, /^Delivered by .+, in about \d+\sminutes$/, 'Pickup'],
  ['ru', /^к \d/, /^Доставим к .+, примерно через \d+\sмин/, 'Самовывоз'],
] as const) {
  test(`dishes begin in the first third of a small phone’s menu, below one line of facts: ${locale}`, async ({
    page,
    demoShop: { url },
    administrator,
  }) => {
    const restoreHours = await openAroundTheClock(administrator);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${url}/${locale}/catalog`);
    const dish = page.getByRole('main').getByRole('article').first();
    const top = async () => (await dish.boundingBox())?.y;
    expect(await top()).toBeLessThan(800 / 3);
    // What is left out is there for those who hear it.
    const fact = page.getByText(whole);
    const seen = await fact.evaluate((element) =>
      [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
    );
    expect(seen).toMatch(brief);
    await page.getByText(pickup, { exact: true }).click();
    await expect(fact).toBeHidden();
    expect(await top()).toBeLessThan(800 / 3);
    await restoreHours();
  });
}
