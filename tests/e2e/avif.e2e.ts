import sharp from 'sharp';
import { expect, test } from './fixtures';
import { signIn } from './visits';

/** A plate on a table: soft light and round edges, as food has. */
const DISH = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
  <defs><radialGradient id="light"><stop offset="0" stop-color="#ffe9c9"/><stop offset="1" stop-color="#7c3a16"/></radialGradient></defs>
  <rect width="1600" height="1200" fill="#3b2414"/><circle cx="800" cy="600" r="520" fill="url(#light)"/>
  <circle cx="680" cy="520" r="140" fill="#b3261e"/><circle cx="940" cy="700" r="170" fill="#4c7a2a"/></svg>`;

test('a photo comes as AVIF to a browser that takes it, and is there as WebP for the others', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url } = demoShop;
  const name = 'Dish in two formats';
  await signIn(context, demoShop);
  const uploaded = await context.request.post(`${url}/api/media`, {
    headers: { 'content-type': 'image/jpeg' },
    data: await sharp(Buffer.from(DISH)).jpeg({ quality: 90 }).toBuffer(),
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const { id: photoId } = await uploaded.json();
  const { menu } = await administrator.run<{ menu: { categories: { id: string; slug: string }[] } }>(
    '{ menu { categories { id slug } } }',
  );
  const category = menu.categories.find(({ slug }) => slug === 'desserts');
  const { createProduct } = await administrator.run<{ createProduct: { id: string } }>(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { ... on Product { id } ... on Error { message } } }',
    { input: { name: [{ locale: 'en', value: name }], price: 900, photoId, categoryIds: [category?.id] } },
  );
  try {
    await page.goto(`${url}/en/catalog/desserts`);
    const image = page.getByRole('article').filter({ hasText: name }).locator('picture img');
    await image.scrollIntoViewIfNeeded();
    const shown = () => image.evaluate((element) => (element instanceof HTMLImageElement ? element.currentSrc : ''));
    await expect.poll(shown).toMatch(/\.avif$/);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    const [avif, webp] = await Promise.all([
      context.request.get(await shown()),
      context.request.get((await shown()).replace(/\.avif$/, '.webp')),
    ]);
    expect(avif.headers()['content-type']).toBe('image/avif');
    expect(webp.headers()['content-type']).toBe('image/webp');
    expect((await avif.body()).length).toBeLessThan((await webp.body()).length);
  } finally {
    await administrator.run('mutation ($id: ID!) { deleteProduct(id: $id) { __typename } }', { id: createProduct.id });
  }
});
