import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../access/caller';
import { updateBySku } from '../catalog/many-products/sku-changes.command';
import { options } from '../catalog/options/option.command';
import { createProduct, deleteProduct, updateProduct } from '../catalog/products/product.command';
import { updateVariant } from '../catalog/products/variant.command';
import { resumeAll, resumeProduct, stopProduct, stopVariant } from '../catalog/stops/stop-list.command';
import { shop, type World } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { ReceiverEvent } from '../generated/prisma/client';
import { globalId } from '../graphql/testing';
import { pauseOrders, resumeOrders } from '../hours/pause.command';
import { createSpecialDay } from '../hours/special-day.command';
import { updateWorkingDays } from '../hours/working-day.command';
import { applyFile, json } from '../menu-transfer/testing';
import { readChangeObject } from '../receivers/template/stored-order';
import { ROWS_OF_A_MESSAGE } from './shop-changes';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A shop with a till that gets everything, a price list, and a kitchen that gets orders alone. */
async function open() {
  const world = await shop(database.db, { currencyCode: 'EUR' })
    .dish('Pizza', 900, { sku: 'PZ' })
    .withVariant('Large', 1200, { sku: 'PZ-L' })
    .withOption('Extras', { Cheese: 150 })
    .dish('Cola', 300, { sku: 'CO' })
    .receiver('till', Object.values(ReceiverEvent))
    .receiver('price list', ['PRICE_UPDATED'])
    .receiver('kitchen', ['PLACED', 'CANCELLED'])
    .open();
  const admin = await world.staff('ADMIN');
  return { world, admin, id: (dish: string) => world.products.get(dish) ?? '' };
}

/** What a receiver got since it was last asked: the events and their changes. */
async function told({ channel }: World, receiver = 'till') {
  const where = { channelId: channel.id, receiver: { name: receiver } };
  const messages = await database.db.outboxMessage.findMany({ where, orderBy: { sequence: 'asc' } });
  await database.db.outboxMessage.deleteMany({ where });
  expect(messages.every(({ checkoutId, order, payment }) => !checkoutId && !order && !payment)).toBe(true);
  return messages.map(({ event, change }) => ({ event, change: readChangeObject(change) }));
}

const price = (minor: number) => ({ minor, decimal: (minor / 100).toFixed(2) });

test('a new price is sent once, with the one before, to those who chose it', async () => {
  const { world, admin } = await open();
  await updateVariant(admin, { id: world.variant('Pizza/Large'), version: 1, price: 1350 });
  const [message, ...others] = await told(world);
  expect(others).toEqual([]);
  expect(message?.event).toBe('PRICE_UPDATED');
  const { products, stops, hours, pause, prices, channel, currencyCode } = message?.change ?? {};
  expect([products, stops, hours, pause]).toEqual([null, null, null, null]);
  expect({ channel, currencyCode }).toMatchObject({
    channel: { id: globalId('Channel', world.channel.id) },
    currencyCode: 'EUR',
  });
  expect(prices).toMatchObject([
    {
      kind: 'VARIANT',
      id: globalId('Variant', world.variant('Pizza/Large')),
      sku: 'PZ-L',
      name: 'Large',
      productId: globalId('Product', world.products.get('Pizza') ?? ''),
      productName: 'Pizza',
      before: price(1200),
      after: price(1350),
    },
  ]);
  expect((await told(world, 'price list')).map(({ event }) => event)).toEqual(['PRICE_UPDATED']);
  expect(await told(world, 'kitchen')).toEqual([]);
});

test('what is written as it was is no change', async () => {
  const { world, admin, id } = await open();
  await updateVariant(admin, { id: world.variant('Pizza'), version: 1, price: 900 });
  await updateBySku(admin, { items: [{ sku: 'PZ', price: 900, isAvailable: true }] });
  await resumeProduct(admin, id('Cola'));
  await resumeAll(admin);
  await resumeOrders(admin);
  const intervals = [{ from: '10:00', to: '22:00' }];
  await updateWorkingDays(admin, { days: [{ weekday: 'MONDAY', isActive: true, intervals }] });
  await expect(updateVariant(admin, { id: crypto.randomUUID(), version: 1, price: 1 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await told(world)).toEqual([]);
});

test('many changes in one call come in one message, and no more rows in one than a template can write', async () => {
  const { world, admin, id } = await open();
  await database.db.variant.createMany({
    data: Array.from({ length: ROWS_OF_A_MESSAGE + 20 }, (_, index) => ({
      productId: id('Cola'),
      name: { en: `Size ${index}` },
      price: 100,
      sku: `S-${index}`,
    })),
  });
  await updateBySku(admin, {
    items: [
      { sku: 'PZ', price: 950 },
      { sku: 'CO', price: 300, isAvailable: false },
    ],
  });
  expect(await told(world)).toMatchObject([
    { event: 'PRICE_UPDATED', change: { prices: [{ sku: 'PZ', before: price(900), after: price(950) }] } },
    { event: 'STOP_UPDATED', change: { stops: [{ kind: 'VARIANT', sku: 'CO', isStopped: true, until: null }] } },
  ]);
  const items = Array.from({ length: ROWS_OF_A_MESSAGE + 20 }, (_, index) => ({ sku: `S-${index}`, price: 200 }));
  await updateBySku(admin, { items });
  const messages = await told(world);
  expect(messages.map(({ change }) => change.prices?.length)).toEqual([ROWS_OF_A_MESSAGE, 20]);
  const skus = messages.flatMap(({ change }) => change.prices?.map(({ sku }) => sku) ?? []);
  expect(new Set(skus)).toEqual(new Set(items.map(({ sku }) => sku)));
});

test('a stop is sent with its end, and being back on sale too', async () => {
  const { world, admin, id } = await open();
  await stopProduct(admin, { id: id('Pizza'), duration: 'END_OF_DAY' });
  await stopProduct(admin, { id: id('Pizza'), duration: 'END_OF_DAY' });
  await stopVariant(admin, { id: world.variant('Pizza/Large'), duration: 'UNTIL_CHANGED' });
  await resumeAll(admin);
  const until = expect.stringMatching(/^2026-\d\d-\d\dT\d\d:\d\d:\d\d[+-]/);
  const pizza = { kind: 'PRODUCT', id: globalId('Product', id('Pizza')), name: '', productName: 'Pizza', sku: null };
  expect(await told(world)).toMatchObject([
    { event: 'STOP_UPDATED', change: { stops: [{ ...pizza, isStopped: true, until }] } },
    { event: 'STOP_UPDATED', change: { stops: [{ kind: 'VARIANT', sku: 'PZ-L', isStopped: true, until: null }] } },
    {
      event: 'STOP_UPDATED',
      change: {
        stops: [
          { ...pizza, isStopped: false, until: null },
          { kind: 'VARIANT', isStopped: false },
        ],
      },
    },
  ]);
});

test('a dish is sent when it is new, changed or gone, and its price when it is new', async () => {
  const { world, admin, id } = await open();
  const soup = await createProduct(admin, { name: [{ locale: 'en', value: 'Soup' }], price: 500 });
  await updateProduct(admin, { id: soup.id, version: 1, description: [{ locale: 'en', value: 'Hot' }] });
  await options.update(admin, {
    id: world.options.get('Cheese') ?? '',
    version: 1,
    name: [{ locale: 'en', value: 'More cheese' }],
  });
  await deleteProduct(admin, soup.id);
  const about = (what: string, dish: string) => ({ what, id: globalId('Product', dish) });
  expect(await told(world)).toMatchObject([
    { event: 'PRODUCT_UPDATED', change: { products: [{ ...about('CREATED', soup.id), name: 'Soup' }] } },
    { event: 'PRICE_UPDATED', change: { prices: [{ productName: 'Soup', before: null, after: price(500) }] } },
    { event: 'PRODUCT_UPDATED', change: { products: [about('UPDATED', soup.id)] } },
    { event: 'PRODUCT_UPDATED', change: { products: [about('UPDATED', id('Pizza'))] } },
    { event: 'PRODUCT_UPDATED', change: { products: [{ ...about('DELETED', soup.id), name: 'Soup' }] } },
  ]);
});

test('hours and pauses are sent whole', async () => {
  const { world, admin } = await open();
  const intervals = [{ from: '09:00', to: '21:00' }];
  await updateWorkingDays(admin, { days: [{ weekday: 'MONDAY', isActive: true, intervals }] });
  await createSpecialDay(admin, { date: '2026-12-31', intervals: [] });
  await pauseOrders(admin, { minutes: 30 });
  await resumeOrders(admin);
  const [week, special, paused, resumed] = await told(world);
  expect(week).toMatchObject({ event: 'HOURS_UPDATED', change: { hours: { specialDays: [] } } });
  expect(week?.change.hours?.week).toHaveLength(7);
  expect(week?.change.hours?.week[1]).toEqual({ weekday: 'MONDAY', isActive: true, intervals });
  expect(special?.change.hours?.specialDays).toEqual([{ date: '2026-12-31', intervals: [] }]);
  expect(paused).toMatchObject({ event: 'PAUSE_UPDATED', change: { pause: { until: expect.any(String) } } });
  expect(new Date(paused?.change.pause?.until ?? '').getTime()).toBe(world.now.getTime() + 30 * 60_000);
  expect(resumed).toMatchObject({ event: 'PAUSE_UPDATED', change: { pause: { until: null } } });
});

test('a menu file that is put in again tells nothing; one with other prices tells those', async () => {
  const { world, admin } = await open();
  const file = await json(admin);
  expect((await applyFile(admin, file)).faults).toEqual([]);
  expect(await told(world)).toEqual([]);
  expect((await applyFile(admin, file.replaceAll('9.00', '9.90'))).faults).toEqual([]);
  const messages = await told(world);
  expect(messages.map(({ event }) => event)).toEqual(['PRICE_UPDATED']);
  expect(messages[0]?.change.prices).toMatchObject([{ sku: 'PZ', before: price(900), after: price(990) }]);
});

test('of many who change the shop at once each change is sent once, the last one as it is', async () => {
  const { world, admin } = await open();
  const other = await world.staff('MANAGER');
  const change = (caller: Caller, sku: string, to: number) => updateBySku(caller, { items: [{ sku, price: to }] });
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => change(index % 2 ? admin : other, index % 3 ? 'PZ' : 'CO', 1000 + index)),
  );
  const prices = (await told(world)).flatMap((message) => message.change.prices ?? []);
  expect(prices).toHaveLength(12);
  for (const dish of ['Pizza', 'Cola']) {
    const steps = prices.filter(({ productName }) => productName === dish);
    const first = dish === 'Pizza' ? 900 : 300;
    // Each begins where the one before it ended.
    const chain = [first, ...steps.map(({ after }) => after.minor)];
    expect(steps.map(({ before }) => before?.minor)).toEqual(chain.slice(0, -1));
    const { price: stored } = await database.db.variant.findUniqueOrThrow({ where: { id: world.variant(dish) } });
    expect(chain.at(-1)).toBe(stored);
  }
});

test('where nobody listens, a change is written as ever and nothing is sent', async () => {
  const { world, admin, id } = await open();
  await database.db.receiver.updateMany({
    where: { channelId: world.channel.id, name: { not: 'kitchen' } },
    data: { isActive: false },
  });
  await stopProduct(admin, { id: id('Pizza'), duration: 'END_OF_DAY' });
  await pauseOrders(admin, { minutes: 30 });
  expect(await database.db.outboxMessage.count({ where: { channelId: world.channel.id } })).toBe(0);
});
