import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../../checkout/testing-world';
import { createSignIn } from '../../../staff/testing';
import { startTestServer, type TestServer } from '../../server/testing-server';

/** `GET /api/channel` and the paths below it, as the specification lists their fields. */
let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Cola', 300).dish('Soup', 550).open();
  // The master account.
  await createSignIn(server.database.db, world.channel.id);
});
afterAll(() => server.close());

test('GET /api/channel shows the shop, uncached, with the currency in lower case and money as plain numbers', async () => {
  await world.change({ minAmountForDelivery: 1550 });
  const { status, headers, body } = await server.client().get('/api/channel');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({
    isActive: true,
    currencyCode: 'eur',
    currency: 'EUR',
    isOpen: true,
    opensAt: null,
    specialDays: [],
    countryCode: 'DE',
    defaultLocale: 'en',
    timeZone: 'Europe/Berlin',
    isPickupAvailable: true,
    isDeliveryAvailable: true,
    minAmountForDelivery: 15.5,
    masterAccountExists: true,
    name: [
      { locale: 'en', value: 'Test kitchen' },
      { locale: 'ru', value: 'Тестовая кухня' },
    ],
    workingDays: [0, 1, 2, 3, 4, 5, 6].map((index) => ({ index, from: '10:00', to: '22:00' })),
    paymentMethods: [{ type: 'CASH' }],
    warehouses: [{ name: [{ locale: 'en', value: 'Mitte' }] }],
    menus: [{ isActive: true, categories: [{ slug: 'food', products: [{ price: 3 }, { price: 5.5 }] }] }],
    products: [{ price: 3, allergens: [], tags: [], nutrition: null }, { price: 5.5 }],
    receivers: [],
    timeSlotsUrl: '/api/channel/time-slots',
  });
  await world.change({ minAmountForDelivery: null });
});

test('today’s true hours, days to come and the next opening stand beside the usual hours', async () => {
  const { db } = server.database;
  const date = new Date(world.now.toISOString().slice(0, 10));
  const closed = { channelId: world.channel.id, date, intervals: [], note: { en: 'Wedding' }, isNotePublic: true };
  await db.specialDay.create({ data: closed });
  await world.showMenu();
  const { body } = await server.client().get('/api/channel');
  expect(body).toMatchObject({
    isOpen: false,
    openUntil: null,
    opensAt: expect.any(String),
    workingDay: { isActive: false, intervals: [] },
    specialDays: [{ isClosed: true, intervals: [], note: [{ locale: 'en', value: 'Wedding' }] }],
  });
  await db.specialDay.deleteMany();
  await world.showMenu();
});

test('a client that has the shop already gets 304, and one that accepts Brotli gets it compressed', async () => {
  const client = server.client();
  const { headers } = await client.get('/api/channel');
  const tag = headers.get('etag') ?? '';
  const same = await client.get('/api/channel', { 'if-none-match': tag });
  expect([same.status, same.headers.get('etag'), same.body]).toEqual([304, tag, null]);
  expect(same.headers.get('cache-control')).toBe('no-store');
  const packed = await client.get('/api/channel', { 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.body).toMatchObject({ currencyCode: 'eur' });
});

test('a dish of two categories stands in each, and once among the products', async () => {
  const { db } = server.database;
  const { menuId, channelId, products } = await db.category.findFirstOrThrow({ include: { products: true } });
  const soup = products.at(-1)?.productId ?? '';
  const second = await db.category.create({
    data: {
      channelId,
      menuId,
      slug: 'second',
      name: {},
      position: 9,
      products: { create: { productId: soup, position: 0 } },
    },
  });
  await world.showMenu();
  const { body } = await server.client().get('/api/channel');
  expect(body).toMatchObject({
    menus: [
      { categories: [{ products: [{ slug: 'dish-1' }, { slug: 'dish-2' }] }, { products: [{ slug: 'dish-2' }] }] },
    ],
    products: [{ slug: 'dish-1' }, { slug: 'dish-2' }],
  });
  await db.category.delete({ where: { id: second.id } });
  await world.showMenu();
});

test('a page has a path of its own, a draft has none', async () => {
  const { db } = server.database;
  const page = { channelId: world.channel.id, title: { en: 'About us' }, body: { en: '<p>Since 1998</p>' } };
  await db.page.create({ data: { ...page, slug: 'about', isPublished: true } });
  await db.page.create({ data: { ...page, slug: 'draft', isPublished: false } });
  expect(await server.client().get('/api/channel/pages/about')).toMatchObject({
    status: 200,
    body: { slug: 'about', body: [{ locale: 'en', value: '<p>Since 1998</p>' }] },
  });
  for (const slug of ['draft', 'nothing']) {
    expect(await server.client().get(`/api/channel/pages/${slug}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
  }
});

test('GET /api/channel shows every product of a large category', async () => {
  const { db } = server.database;
  const channelId = world.channel.id;
  const menu = await db.menu.create({ data: { channelId, name: { en: 'Archive' }, isActive: false, position: 9 } });
  const category = { channelId, menuId: menu.id, slug: 'all', name: { en: 'All' } };
  const { id: categoryId } = await db.category.create({ data: category });
  for (let index = 0; index < 230; index += 1) {
    const product = { channelId, slug: `old-${index}`, name: { en: `Old ${index}` } };
    const categories = { create: { categoryId, position: index } };
    await db.product.create({ data: { ...product, categories, variants: { create: { price: 100 } } } });
  }
  await db.menu.update({ where: { id: menu.id }, data: { isActive: true } });
  await db.channel.update({ where: { id: channelId }, data: { catalogRevision: { increment: 1 } } });
  const { body } = await server.client().get('/api/channel');
  const { menus } = body as { menus: { categories: { slug: string; products: { slug: string }[] }[] }[] };
  const products = menus.flatMap(({ categories }) => categories).find(({ slug }) => slug === 'all')?.products;
  expect(products?.map(({ slug }) => slug)).toEqual(Array.from({ length: 230 }, (_, index) => `old-${index}`));
  await db.menu.delete({ where: { id: menu.id } });
});

test('GET /api/channel/time-slots lists the times of a receiving method, uncached', async () => {
  const { status, headers, body } = await server.client().get('/api/channel/time-slots?method=PICKUP');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ fromTime: '13:30', toTime: '14:00' })]));
  expect(await server.client().get('/api/channel/time-slots')).toMatchObject({ status: 200 });
});
