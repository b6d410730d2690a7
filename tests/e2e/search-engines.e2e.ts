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

test('every page of the shop tells search engines what it is, in both languages', async ({
  request,
  demoShop: { url },
}) => {
  const pages = [
    ['', 'Restaurant'],
    ['/catalog', 'Menu'],
    ['/catalog/pizza', 'MenuSection'],
    ['/catalog/pizza/margherita', 'Product,MenuItem'],
    ['/delivery', 'WebPage'],
  ];
  for (const locale of ['en', 'ru']) {
    for (const [path, type] of pages) {
      const address = `${url}/${locale}${path}`;
      const html = await (await request.get(`${address}?utm_source=letter&variant=none`)).text();
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
      const described = elements(html, 'meta').filter(({ attribs }) => attribs?.name === 'description');
      expect(described.map(({ attribs }) => attribs?.content?.trim().length ?? 0).every((length) => length > 10)).toBe(
        true,
      );
      expect(described).toHaveLength(1);
    }
  }
});

test('a path without a language leads engines to the one that always has it', async ({
  request,
  demoShop: { url },
}) => {
  const answer = await request.get(`${url}/catalog/pizza`, { headers: { 'accept-language': 'ru' } });
  const html = await answer.text();
  expect(links(html, 'canonical').map(({ href }) => href)).toEqual([`${url}/ru/catalog/pizza`]);
});

test('cart, order and staff pages stay out of search engines', async ({ request, demoShop: { url } }) => {
  for (const path of ['/checkout', '/checkout/plain', '/finish', '/command-center/sign-in', '/no-such-page']) {
    const html = await (await request.get(url + path)).text();
    const robots = elements(html, 'meta').filter(({ attribs }) => attribs?.name === 'robots');
    expect(
      robots.map(({ attribs }) => attribs?.content),
      path,
    ).toEqual(['noindex']);
  }
  expect(await (await request.get(`${url}/robots.txt`)).text()).toContain('Disallow: /command-center');
});

test('every address of the sitemap is a page', async ({ request, demoShop: { url } }) => {
  const answer = await request.get(`${url}/sitemap.xml`);
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)/g)].map(([, address]) => address ?? '');
  expect(addresses).toContain(`${url}/ru/catalog/pizza/margherita`);
  expect(addresses).toContain(`${url}/en/delivery`);
  // A page of each kind: all of them would only take longer.
  for (const path of ['', '/catalog', '/catalog/pizza', '/delivery']) {
    expect(addresses).toContain(`${url}/en${path}`);
    expect((await request.get(`${url}/en${path}`)).status(), path).toBe(200);
  }
  const again = await request.get(`${url}/sitemap.xml`, {
    headers: { 'if-none-match': answer.headers().etag ?? '' },
  });
  expect([200, 304]).toContain(again.status());
});

test('a shared link has a picture of its own, with the name on it', async ({ request, demoShop: { url } }) => {
  for (const path of ['', '/catalog/pizza', '/catalog/pizza/margherita']) {
    const html = await (await request.get(`${url}/ru${path}`)).text();
    const meta = Object.fromEntries(
      elements(html, 'meta').map(({ attribs }) => [attribs?.property ?? attribs?.name, attribs?.content]),
    );
    expect(meta['twitter:card']).toBe('summary_large_image');
    const picture = await request.get(meta['og:image'] ?? '');
    expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/jpeg']);
  }
  expect((await request.get(`${url}/share/en/dish/no-such-dish.jpg`)).status()).toBe(404);
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

test('a shop that is not set up asks to be left alone', async ({ request, bareServer: { url } }) => {
  expect(await (await request.get(`${url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
  expect((await request.get(`${url}/sitemap.xml`, { maxRedirects: 0 })).status()).not.toBe(200);
});
