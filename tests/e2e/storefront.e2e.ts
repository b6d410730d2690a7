import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { keepNewsAway, untilAlive } from './visits';

/** Whether the shop takes orders; otherwise it is under maintenance. */
function setActive(owner: ApiClient, isActive: boolean): Promise<unknown> {
  return owner.run('mutation ($isActive: Boolean!) { setMaintenance(input: { isActive: $isActive }) { __typename } }', {
    isActive,
  });
}

test('every storefront path is rendered on the server, with and without a language prefix', async ({
  demoShop: { url },
  request,
}) => {
  const paths = ['', '/catalog', '/catalog/pizza', '/catalog/pizza/margherita', '/delivery'];
  for (const [prefix, lang, dish] of [
    ['', 'en', 'Margherita'],
    ['/en', 'en', 'Margherita'],
    ['/ru', 'ru', 'Маргарита'],
  ]) {
    for (const path of paths) {
      const answer = await request.get(`${url}${prefix}${path || '/'}`);
      const html = await answer.text();
      expect(answer.status(), `${prefix}${path}`).toBe(200);
      expect(html, `${prefix}${path}`).toContain(`lang="${lang}`);
      if (path.startsWith('/catalog')) expect(html, `${prefix}${path}`).toContain(dish);
    }
  }
});

test('a cookie, then the browser, decides the language where the path names none', async ({ demoShop, request }) => {
  const language = async (headers: Record<string, string>) =>
    /<html[^>]* lang="(\w+)/.exec(await (await request.get(`${demoShop.url}/catalog`, { headers })).text())?.[1];
  expect(await language({ 'accept-language': 'ru-RU,ru;q=0.9' })).toBe('ru');
  expect(await language({ 'accept-language': 'ru-RU', cookie: 'locale=en' })).toBe('en');
});

test('an unknown path is an honest 404 with a way home', async ({ page, demoShop, request }) => {
  for (const path of ['/%0A/', '/en/%09/', '/%5C/', '/%2F/', '/%00/'])
    expect((await request.get(`${demoShop.url}${path}`)).status(), path).toBe(404);
  const answer = await page.goto(`${demoShop.url}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('404')).toBeVisible();
  await page.getByRole('link', { name: 'home' }).click();
  await expect(page).toHaveURL(`${demoShop.url}/`);
});

test('an old address leads to the new one for good', async ({ demoShop, administrator, request }) => {
  const { category } = await administrator.run<{ category: { id: string; version: number } }>(
    '{ category(slug: "soups") { id version } }',
  );
  const rename = (version: number, slug: string) =>
    administrator.run(
      'mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { __typename ... on Error { message } } }',
      { input: { id: category.id, version, slug } },
    );
  await rename(category.version, 'hot-soups');
  const answer = await request.get(`${demoShop.url}/ru/catalog/soups`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/ru/catalog/hot-soups');
  await rename(category.version + 1, 'soups');
});

test('a dish opens over the list, Back closes it, and its address alone shows it whole', async ({ page, demoShop }) => {
  await page.goto(`${demoShop.url}/catalog`);
  await untilAlive(page);
  await page.getByRole('article').getByRole('link', { name: 'Margherita' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/catalog\/pizza\/margherita/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/catalog(#[\w-]+)?$/);
  await page.goto(`${demoShop.url}/catalog/pizza/margherita`);
  await expect(page.getByRole('heading', { level: 1, name: 'Margherita' })).toBeVisible();
});

test('while orders are on hold the menu stays readable, and the cart is kept', async ({
  page,
  demoShop,
  administrator,
}) => {
  await page.goto(`${demoShop.url}/catalog`);
  const isKept = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Add Tiramisu' }).click();
  await isKept;
  await expect(page.getByLabel('1 in the cart: Tiramisu').first()).toBeVisible();
  await setActive(administrator, false);
  try {
    await page.reload();
    await expect(page.getByText('The website is under maintenance').first()).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Margherita' })).toBeVisible();
    const refused = await page.request.patch(`${demoShop.url}/api/checkout`, { data: { name: 'Ann' } });
    expect(refused.status()).toBe(503);
    expect(await refused.json()).toMatchObject({ error: { code: 'MAINTENANCE' } });
    await page.goto(`${demoShop.url}/en/checkout`);
    await expect(page.getByText('The website is under maintenance and orders are on hold.').first()).toBeVisible();
  } finally {
    await setActive(administrator, true);
  }
  await page.reload();
  await expect(page.getByLabel('1 in the cart: Tiramisu').first()).toBeVisible();
});

test('an open tab that heard nothing learns with its next look, or its next page, that orders are on hold', async ({
  page,
  demoShop: { url },
  administrator,
}) => {
  const onHold = page.getByText('The website is under maintenance').first();
  await keepNewsAway(page);
  await page.goto(`${url}/en/catalog/pizza`);
  await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  try {
    await setActive(administrator, false);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(onHold).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Delivery' })).toBeHidden();
  } finally {
    await setActive(administrator, true);
  }
  await page.getByRole('link', { name: 'Soups', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soups' })).toBeVisible();
  await expect(onHold).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();
});

test('the data of a page that is the same for everyone can be had as JSON', async ({ demoShop: { url }, request }) => {
  const payload = await request.get(`${url}/ru/catalog/pizza/_payload.json`);
  expect(payload.ok()).toBe(true);
  expect(JSON.stringify(await payload.json())).toContain('Маргарита');
  expect((await request.get(`${url}/checkout/_payload.json`)).status()).toBe(404);
  const latest: { id: string } = await (await request.get(`${url}/builds/latest.json`)).json();
  const meta = await request.get(`${url}/builds/meta/${latest.id}.json`);
  expect(await meta.json()).toMatchObject({ id: latest.id, matcher: { static: { '/': { prerender: true } } } });
});
