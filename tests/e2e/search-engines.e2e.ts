import { parseDocument } from 'htmlparser2';
import { JsonLd } from '../../web/storefront/structured-data/testing-vocabulary';
import { expect, test } from './fixtures';

interface Element {
  readonly name?: string;
  readonly attribs?: Record<string, string>;
  readonly data?: string;
  readonly children?: readonly Element[];
}

/** All elements of a document by their name, as a crawler without scripts reads them. */
function elements(html: string, name: string): Element[] {
  const walk = (node: Element): Element[] => [
    ...(node.name === name ? [node] : []),
    ...(node.children ?? []).flatMap(walk),
  ];
  return walk(parseDocument(html) as unknown as Element);
}

function structuredData(html: string) {
  const scripts = elements(html, 'script').filter(({ attribs }) => attribs?.type === 'application/ld+json');
  expect(scripts).toHaveLength(1);
  return JsonLd.parse(JSON.parse(scripts[0]?.children?.[0]?.data ?? ''))['@graph'];
}

const links = (html: string, rel: string) =>
  elements(html, 'link').flatMap(({ attribs }) => (attribs?.rel === rel ? [attribs] : []));

const metas = (html: string, name: string) =>
  elements(html, 'meta').flatMap(({ attribs }) =>
    attribs?.name === name || attribs?.property === name ? [attribs.content ?? ''] : [],
  );

test('every page is rendered in its language, and tells search engines and messengers what it is', async ({
  page,
  request,
  demoShop: { url },
}) => {
  const pages = [
    ['', 'Restaurant', null],
    ['/catalog', 'Menu', { en: 'Margherita', ru: 'Маргарита' }],
    ['/catalog/pizza', 'MenuSection', { en: 'Margherita', ru: 'Маргарита' }],
    ['/catalog/pizza/margherita', 'Product,MenuItem', { en: 'Margherita', ru: 'Маргарита' }],
    ['/delivery', 'WebPage', null],
  ] as const;
  for (const locale of ['en', 'ru'] as const) {
    for (const [path, type, dish] of pages) {
      const address = `${url}/${locale}${path}`;
      const html = await (await request.get(`${address}?utm_source=letter&variant=none`)).text();
      expect(html, address).toContain(`lang="${locale}`);
      expect(html, address).toContain(dish?.[locale] ?? '');
      expect(
        structuredData(html).map((thing) => String(thing['@type'])),
        address,
      ).toContain(type);
      expect(links(html, 'canonical').map(({ href }) => href)).toEqual([address]);
      expect(Object.fromEntries(links(html, 'alternate').map(({ hreflang, href }) => [hreflang, href]))).toEqual({
        en: `${url}/en${path}`,
        ru: `${url}/ru${path}`,
        'x-default': `${url}${path || '/'}`,
      });
      expect(metas(html, 'description').map((text) => text.trim().length > 10)).toEqual([true]);
      expect(metas(html, 'twitter:card')).toEqual(['summary_large_image']);
      if (path === '/delivery') continue;
      const picture = await request.get(metas(html, 'og:image')[0] ?? '');
      expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/jpeg']);
    }
  }

  // A path without a language is in the reader's, and leads engines to the one that always has it.
  const russian = { 'accept-language': 'ru' };
  const inRussian = await (await request.get(`${url}/catalog/pizza`, { headers: russian })).text();
  expect(links(inRussian, 'canonical').map(({ href }) => href)).toEqual([`${url}/ru/catalog/pizza`]);
  const chosen = await request.get(`${url}/catalog`, { headers: { ...russian, cookie: 'locale=en' } });
  expect(await chosen.text()).toContain('lang="en');

  for (const path of ['/checkout', '/checkout/plain', '/finish', '/command-center/sign-in', '/no-such-page']) {
    expect(metas(await (await request.get(url + path)).text(), 'robots'), path).toEqual(['noindex']);
  }
  const sitemap = await (await request.get(`${url}/sitemap.xml`)).text();
  for (const [path] of pages) expect(sitemap).toContain(`<loc>${url}/en${path}</loc>`);

  const payload = await request.get(`${url}/ru/catalog/pizza/_payload.json`);
  expect(JSON.stringify(await payload.json())).toContain('Маргарита');
  expect((await request.get(`${url}/checkout/_payload.json`)).status()).toBe(404);
  const latest: { id: string } = await (await request.get(`${url}/builds/latest.json`)).json();
  const meta = await request.get(`${url}/builds/meta/${latest.id}.json`);
  expect(await meta.json()).toMatchObject({ id: latest.id, matcher: { static: { '/': { prerender: true } } } });

  for (const path of ['/%0A/', '/en/%09/', '/%5C/', '/%2F/', '/%00/'])
    expect((await request.get(`${url}${path}`)).status(), path).toBe(404);
  expect((await page.goto(`${url}/no/such/page`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('404')).toBeVisible();
  await page.getByRole('link', { name: 'home' }).click();
  await expect(page).toHaveURL(`${url}/`);
});

test('an old address of a dish, a category and a page leads to the new one for good, its query kept', async ({
  request,
  administrator,
  demoShop: { url },
}) => {
  const name = `Moved ${crypto.randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  const localized = [{ locale: 'en', value: name }];
  const { menu } = await administrator.run<{ menu: { id: string } }>('{ menu { id } }');
  const make = (mutation: string, type: string, input: object) =>
    administrator
      .run<Record<string, { id: string; version: number }>>(
        `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { made: ${mutation}(input: $input) { ... on ${type} { id version } ... on Error { message } } }`,
        { input },
      )
      .then(({ made }) => made ?? { id: '', version: 0 });
  const category = await make('createCategory', 'Category', { menuId: menu.id, name: localized });
  const dish = await make('createProduct', 'Product', { name: localized, price: 900, categoryIds: [category.id] });
  const page = await make('createPage', 'Page', { title: localized, isPublished: true });
  await make('updateCategory', 'Category', { ...category, slug: `${slug}-c` });
  await make('updateProduct', 'Product', { ...dish, slug: `${slug}-d` });
  await make('updatePage', 'Page', { ...page, slug: `${slug}-p` });
  try {
    for (const prefix of ['', '/en', '/ru']) {
      for (const [from, to] of [
        [`/catalog/${slug}`, `/catalog/${slug}-c`],
        [`/catalog/${slug}/${slug}`, `/catalog/${slug}-c/${slug}-d`],
        [`/${slug}`, `/${slug}-p`],
      ]) {
        const answer = await request.get(`${url}${prefix}${from}?utm_source=letter`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers().location]).toEqual([301, `${prefix}${to}?utm_source=letter`]);
      }
    }
  } finally {
    for (const [mutation, { id }] of Object.entries({
      deletePage: page,
      deleteProduct: dish,
      deleteCategory: category,
    })) {
      await administrator.run(`mutation ($id: ID!) { ${mutation}(id: $id) { __typename } }`, { id });
    }
  }
});
