import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Prisma, StaffRole } from '../../generated/prisma/client';
import { createTestChannel, createTestStaff, globalId, run, testContext } from '../../graphql/testing';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A shop in Berlin whose orders are known by their numbers. */
async function shopWith(role: StaffRole = 'OPERATOR') {
  const { db } = database;
  const channel = await createTestChannel(db);
  const actor = await createTestStaff(db, channel.id, role);
  const place = (number: string, data: Partial<Prisma.CheckoutUncheckedCreateInput> = {}) =>
    db.checkout.create({
      data: {
        channelId: channel.id,
        status: 'PLACED',
        number,
        orderSequence: Number(number.slice(-4)),
        placedAt: new Date('2026-11-20T12:00:00Z'),
        promisedAt: new Date('2026-11-20T13:00:00Z'),
        orderDate: new Date('2026-11-20'),
        token: crypto.randomUUID(),
        deliveryMethod: 'DELIVERY',
        currencyCode: 'EUR',
        productsCost: 900,
        discount: 0,
        total: 900,
        weight: 0,
        ...data,
      },
    });
  const context = testContext(db, channel, { actor });
  const list = async (args: string) => {
    const { channel: shop } = await run<{
      channel: { orders: { totalCount: number; nodes: { number: string }[]; pageInfo: { endCursor: string } } };
    }>(context, `{ channel { orders(${args}) { totalCount nodes { number } pageInfo { endCursor } } } }`);
    return { ...shop.orders, numbers: shop.orders.nodes.map(({ number }) => number) };
  };
  return { db, channel, place, list };
}

test('orders are found by a part of the number, of the name in any case, and by the phone as people write it', async () => {
  const { place, list } = await shopWith();
  await place('2011-0001', { name: 'Жанна Иванова', phone: '+4915112345678' });
  await place('2011-0002', { name: 'O_Neil', phone: '+4930901820' });
  expect((await list('search: "0001"')).numbers).toEqual(['2011-0001']);
  expect((await list('search: "иван"')).numbers).toEqual(['2011-0001']);
  expect((await list('search: "030 901820"')).numbers).toEqual(['2011-0002']);
  expect((await list('search: "_"')).numbers).toEqual(['2011-0002']);
  expect((await list('search: "nobody"')).numbers).toEqual([]);
});

test('a name and an address are found by their words in any order, with or without diacritics and hyphens', async () => {
  const { place, list } = await shopWith();
  await place('2011-0001', { name: 'Jean-Baptiste Lèvre', street: 'Königsallee 12', apartment: '7b' });
  await place('2011-0002', { name: 'Алёна', street: 'Hauptstraße 3' });
  const found = async (search: string) => (await list(`search: "${search}"`)).numbers;
  for (const search of ['jean baptist', 'levre jean', 'Lèvre', 'JEAN-BAPTISTE', 'konigsallee 12', '7b Königsallee']) {
    expect(await found(search), search).toEqual(['2011-0001']);
  }
  for (const search of ['алена', 'Hauptstrasse', 'hauptstr'])
    expect(await found(search), search).toEqual(['2011-0002']);
  expect(await found('jean hauptstr')).toEqual([]);
});

test('a cook, who may not read names and phones, cannot search by them', async () => {
  const { place, list } = await shopWith('KITCHEN');
  await place('2011-0001', { name: 'Anna', phone: '+4915112345678' });
  expect((await list('search: "Anna"')).numbers).toEqual([]);
  expect((await list('search: "15112345678"')).numbers).toEqual([]);
  expect((await list('search: "2011"')).numbers).toEqual(['2011-0001']);
});

test('days are the shop’s own, both ends included; a day that no calendar has finds nothing', async () => {
  const { place, list } = await shopWith();
  // Midnight in Berlin is 23:00 UTC the day before.
  await place('1911-0001', { placedAt: new Date('2026-11-19T22:59:59Z') });
  await place('2011-0002', { placedAt: new Date('2026-11-19T23:00:00Z') });
  await place('2011-0003', { placedAt: new Date('2026-11-20T22:59:59Z') });
  await place('2111-0004', { placedAt: new Date('2026-11-20T23:00:00Z') });
  expect((await list('placedFrom: "2026-11-20", placedTo: "2026-11-20"')).numbers).toEqual(['2011-0003', '2011-0002']);
  expect((await list('placedTo: "2026-02-30"')).numbers).toEqual([]);
});

test('by how and where they are received', async () => {
  const { db, channel, place, list } = await shopWith();
  const { id: warehouseId } = await db.warehouse.create({
    data: { channelId: channel.id, name: { en: 'Harbour' }, position: 0 },
  });
  await place('2011-0001');
  await place('2011-0002', { deliveryMethod: 'PICKUP', warehouseId });
  await place('2011-0003', { deliveryMethod: 'PICKUP' });
  expect((await list('method: PICKUP')).totalCount).toBe(2);
  expect((await list(`warehouseId: "${globalId('Warehouse', warehouseId)}"`)).numbers).toEqual(['2011-0002']);
});

test('by the kitchen that makes them: where they are collected, or that of their zone', async () => {
  const { db, channel, place, list } = await shopWith();
  const channelId = channel.id;
  const { id } = await db.warehouse.create({ data: { channelId, name: { en: 'Harbour' }, position: 0 } });
  const zone = { channelId, name: { en: 'Port' }, warehouseId: id, shape: 'RADIUS' as const };
  const { id: zoneId } = await db.deliveryZone.create({ data: zone });
  await place('2011-0001');
  await place('2011-0002', { deliveryMethod: 'PICKUP', warehouseId: id });
  await place('2011-0003', { deliveryMethod: 'DELIVERY', zoneId });
  const { numbers } = await list(`kitchenId: "${globalId('Warehouse', id)}"`);
  expect([...numbers].sort()).toEqual(['2011-0002', '2011-0003']);
});

test('by where their money stands, for who handles orders', async () => {
  const { place, list } = await shopWith();
  await place('2011-0001', { total: 900 });
  await place('2011-0002', { total: 900, status: 'COMPLETED' });
  await place('2011-0003', { total: 900, isPaidElsewhere: true });
  await place('2011-0004', { total: 900, cardPaid: 900, moneyState: 'CAPTURED' });
  await place('2011-0005', { total: 500, cardPaid: 900, moneyState: 'CAPTURED' });
  await place('2011-0006', { total: 900, cardPaid: 900, moneyState: 'CAPTURED', status: 'CANCELLED' });
  await place('2011-0007', { total: 900, cardPaid: 0, moneyState: 'REFUNDED', status: 'CANCELLED' });
  await place('2011-0008', { total: 900, cardPaid: 0, moneyState: 'AUTHORISED' });
  const dearer = { total: 900, dueOnReceiving: 200 };
  await place('2011-0009', { ...dearer, cardPaid: 0, moneyState: 'AUTHORISED' });
  await place('2011-0010', { ...dearer, cardPaid: 700, moneyState: 'CAPTURED' });
  await place('2011-0011', { ...dearer, cardPaid: 700, moneyState: 'CAPTURED', status: 'COMPLETED' });
  const of = async (money: string) => [...(await list(`money: ${money}`)).numbers].sort();
  expect(await of('UNPAID')).toEqual(['2011-0001', '2011-0009', '2011-0010']);
  expect(await of('TO_REFUND')).toEqual(['2011-0005', '2011-0006']);
  expect(await of('REFUNDED')).toEqual(['2011-0007']);
  const cook = await shopWith('KITCHEN');
  await cook.place('2011-0001', { total: 900 });
  expect((await cook.list('money: UNPAID')).numbers).toEqual([]);
});

test.each([
  ['NEWEST', ['2011-0003', '2011-0002', '2011-0001']],
  ['OLDEST', ['2011-0001', '2011-0002', '2011-0003']],
  ['HIGHEST_TOTAL', ['2011-0002', '2011-0003', '2011-0001']],
  ['LOWEST_TOTAL', ['2011-0001', '2011-0003', '2011-0002']],
])('sorted %s, and page by page the same, none twice', async (sort, expected) => {
  const { place, list } = await shopWith();
  await place('2011-0001', { placedAt: new Date('2026-11-20T10:00:00Z'), total: 500 });
  await place('2011-0002', { placedAt: new Date('2026-11-20T11:00:00Z'), total: 900 });
  await place('2011-0003', { placedAt: new Date('2026-11-20T12:00:00Z'), total: 700 });
  const { numbers, totalCount } = await list(`sort: ${sort}`);
  expect(numbers).toEqual(expected);
  expect(totalCount).toBe(3);
  const first = await list(`sort: ${sort}, first: 2`);
  const second = await list(`sort: ${sort}, first: 2, after: "${first.pageInfo.endCursor}"`);
  expect([...first.numbers, ...second.numbers]).toEqual(expected);
  expect((await list(`sort: ${sort}, last: 1`)).numbers).toEqual(expected.slice(-1));
});

test('orders that rang because nobody took them are counted and found', async () => {
  const { place, list } = await shopWith();
  await place('2011-0001', { alarmedAt: new Date('2026-11-20T12:02:00Z') });
  await place('2011-0002');
  expect(await list('isAlarmed: true')).toMatchObject({ totalCount: 1, numbers: ['2011-0001'] });
  expect((await list('isAlarmed: false')).numbers).toEqual(['2011-0002']);
});
