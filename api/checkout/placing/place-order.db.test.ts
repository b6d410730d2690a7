import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { readCheckouts } from '../cart/read-checkout.store';
import { notFilled, REFUSED } from '../testing-refused';
import { goodDetails, placeLines } from '../testing-shopper';
import { shop } from '../testing-world';
import { placeOrder } from './place-order.command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const pizzeria = () =>
  shop(database.db)
    .dish('Margherita', 900, { weight: 450, sku: 'M-1' })
    .withOption('Crust', { Thin: 0, Thick: 150 }, { minimum: 1 })
    .dish('Cola', 300)
    .open();

test('placing freezes lines, prices and totals, numbers the order, and keeps who and when', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Margherita', 2, ['Thick']);
  const order = await shopper.place({ changeFrom: 5000, kitchenNote: 'No knife,\nplease' });
  expect(order).toMatchObject({ status: 'PLACED', number: '2011-0001', currencyCode: 'EUR', placedAt: world.now });
  expect(order.promisedAt).toEqual(new Date('2026-11-20T12:30:00Z'));
  expect(order.token).toMatch(/^[\w-]{22}$/);
  expect(order.totals).toMatchObject({ productsCost: 2100, discount: 0, deliveryFee: 0, total: 2100, weight: 900 });
  expect(order.details).toMatchObject({ name: 'Anna Schmidt', phone: '+4930901820', warehouseName: { en: 'Mitte' } });
  expect(order.details).toMatchObject({ paymentType: 'CASH', changeFrom: 5000, kitchenNote: 'No knife,\nplease' });
  expect(order.lines).toMatchObject([
    { quantity: 2, unitPrice: 1050, total: 2100, sku: 'M-1', weight: 450, options: [{ name: { en: 'Thick' } }] },
  ]);
  const moves = await database.db.statusMove.findMany({ where: { checkoutId: order.id } });
  expect(moves).toMatchObject([{ from: 'OPEN', to: 'PLACED', staffMemberId: null, createdAt: world.now }]);
});

test('after placing, the session has no cart, and the next dish opens a new one', async () => {
  const shopper = await (await pizzeria()).shopper();
  await shopper.add('Cola');
  const order = await shopper.place();
  await expect(shopper.cart()).rejects.toThrow('no cart');
  const { id, lines } = await shopper.add('Cola');
  expect(id).not.toBe(order.id);
  expect(lines[0]?.quantity).toBe(1);
});

test('lines that come with the call are placed, and the cart is left alone', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Cola', 7);
  const order = await shopper.place({ lines: [world.choice('Cola', 2), world.choice('Cola', 1)] });
  expect(order.lines.map(({ quantity }) => quantity)).toEqual([3]);
  expect((await shopper.cart()).lines[0]?.quantity).toBe(7);
  expect((await placeLines(world, [world.choice('Cola')])).sessionId).toBeNull();
});

test('details sent with the call go before those of the cart, which fill the rest', async () => {
  const shopper = await (await pizzeria()).shopper();
  await shopper.add('Cola');
  await shopper.fill({ name: 'Boris', apartment: '12', deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' });
  const { details } = await shopper.place({ deliveryMethod: undefined });
  expect(details).toMatchObject({ name: 'Anna Schmidt', apartment: '12', deliveryMethod: 'DELIVERY' });
});

const DOUBTFUL = { deliveryMethod: 'DELIVERY', street: 'Hauptstraße', phone: '+49 1 234567' } as const;

test('what may be a slip is asked about where the client asks, insisted on with the same key, and no other is blocked', async () => {
  const world = await pizzeria();
  const lines = [world.choice('Cola')];
  const idempotencyKey = randomUUID();
  const asked = placeLines(world, lines, { ...DOUBTFUL, idempotencyKey, asksOnDoubt: true });
  await expect(asked).rejects.toMatchObject({
    fields: [
      { path: ['phone'], code: 'PHONE_UNUSUAL' },
      { path: ['street'], code: 'ADDRESS_INCOMPLETE' },
    ],
  });
  const order = await placeLines(world, lines, { ...DOUBTFUL, idempotencyKey });
  expect(order.details).toMatchObject({ street: 'Hauptstraße', phone: '+491234567' });
  const again = await placeLines(world, lines, { ...DOUBTFUL, idempotencyKey, asksOnDoubt: true });
  expect(again.id).toBe(order.id);
  const collected = { ...DOUBTFUL, deliveryMethod: 'PICKUP', phone: '030 901820', asksOnDoubt: true } as const;
  expect(await placeLines(world, lines, collected)).toMatchObject({ status: 'PLACED' });
});

test('an order for a slot is promised for its end', async () => {
  const world = await pizzeria();
  const slotFrom = new Date('2026-11-21T15:00:00Z');
  const order = await placeLines(world, [world.choice('Cola')], { slotFrom });
  expect(order.details).toMatchObject({ timeKind: 'SLOT', slotFrom, slotTo: new Date('2026-11-21T15:30:00Z') });
  expect(order.promisedAt).toEqual(new Date('2026-11-21T15:30:00Z'));
});

test('change is only kept for cash', async () => {
  const world = await shop(database.db).dish('Cola', 300).payment('CARD').open();
  const order = await placeLines(world, [world.choice('Cola')], { changeFrom: 100 });
  expect(order.details).toMatchObject({ paymentType: 'CARD', changeFrom: null });
});

test('nothing that staff change or delete afterwards changes an order', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Margherita', 2, ['Thick']);
  const order = await shopper.place();
  const { db } = database;
  await db.product.deleteMany({ where: { channelId: world.channel.id } });
  await db.paymentMethod.deleteMany({ where: { channelId: world.channel.id } });
  await db.warehouse.deleteMany({ where: { channelId: world.channel.id } });
  await world.change({ discountPercent: 50, currencyCode: 'EUR', deliveryFee: 900 });
  const view = (await readCheckouts(world.caller(shopper.actor), [order.id])).get(order.id);
  expect(view?.totals).toEqual(order.totals);
  expect(view?.lines).toEqual(order.lines.map((line) => ({ ...line, variantId: null })));
  expect(view?.details).toMatchObject({ paymentName: { en: 'CASH' }, warehouseName: { en: 'Mitte' } });
});

test('a client is one person by phone, with the name that they used last', async () => {
  const world = await pizzeria();
  const lines = [world.choice('Cola')];
  const first = await placeLines(world, lines, { name: 'Anna', phone: '030 901820' });
  const second = await placeLines(world, lines, { name: 'Anna Schmidt', phone: '+49 (30) 90-18-20' });
  await placeLines(world, lines, { phone: '+49 30 901821' });
  expect(second.clientId).toBe(first.clientId);
  const clients = await database.db.client.findMany({
    where: { channelId: world.channel.id },
    orderBy: { phone: 'asc' },
  });
  expect(clients.map(({ name, phone }) => [name, phone])).toEqual([
    ['Anna Schmidt', '+4930901820'],
    ['Anna Schmidt', '+4930901821'],
  ]);
});

test('numbers begin again each day of the shop, not of UTC', async () => {
  const world = await shop(database.db, { timeZone: 'Asia/Tbilisi', countryCode: 'GE' }).dish('Cola', 300).open();
  const place = async (now: string) => {
    world.now = new Date(now);
    return (await placeLines(world, [world.choice('Cola')], { phone: '+995 555 00 01 11' })).number;
  };
  await database.db.workingDay.updateMany({
    where: { channelId: world.channel.id },
    data: { intervals: [{ from: '00:00', to: '00:00' }] },
  });
  expect(await place('2026-11-20T19:59:00Z')).toBe('2011-0001');
  expect(await place('2026-11-20T20:01:00Z')).toBe('2111-0001');
  expect(await place('2026-11-20T20:02:00Z')).toBe('2111-0002');
});

test('the order’s messages are written with it, for active receivers that listen and for no other', async () => {
  const world = await shop(database.db)
    .dish('Cola', 300)
    .receiver('kitchen')
    .receiver('courier', ['STATUS_CHANGED', 'PLACED'])
    .receiver('accounts', ['CANCELLED'])
    .receiver('old kitchen', ['PLACED'], false)
    .open();
  const other = await shop(database.db).receiver('next door').open();
  const order = await placeLines(world, [world.choice('Cola')]);
  const messages = await database.db.outboxMessage.findMany({
    where: { channelId: { in: [world.channel.id, other.channel.id] } },
    include: { receiver: true },
    orderBy: { receiver: { name: 'asc' } },
  });
  expect(messages.map(({ receiver, checkoutId, event }) => [receiver.name, checkoutId, event])).toEqual([
    ['courier', order.id, 'PLACED'],
    ['kitchen', order.id, 'PLACED'],
  ]);
});

test('when the messages can not be written, there is no order either', async () => {
  const world = await shop(database.db, { slotCapacity: 1 }).dish('Cola', 300).receiver('kitchen').open();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  const caller = {
    ...world.caller(shopper.actor),
    announceOrder: async () => {
      throw new Error('the power went');
    },
  };
  const slotFrom = new Date('2026-11-21T15:00:00Z');
  const input = { ...goodDetails(world), slotFrom, idempotencyKey: 'once' };
  await expect(placeOrder(caller, input)).rejects.toThrow('the power went');
  const where = { channelId: world.channel.id };
  expect(await database.db.client.count({ where })).toBe(0);
  expect(await database.db.slotUsage.count({ where })).toBe(0);
  expect((await shopper.cart()).status).toBe('OPEN');
  expect(await shopper.place(input)).toMatchObject({ number: '2011-0001' });
});

test.each(REFUSED)('refused, and nothing placed: $title', async ({ settings, prepare, lines, input, refusal }) => {
  const world = await shop(database.db, { slotCapacity: 2, ...settings })
    .dish('Margherita', 900, { weight: 450 })
    .withOption('Crust', { Thin: 0, Thick: 150 }, { minimum: 1 })
    .dish('Cola', 300)
    .warehouse('Mitte')
    .payment('CASH')
    .open();
  const shopper = await world.shopper();
  await shopper.add('Margherita', 2, ['Thin']);
  await prepare?.(world, shopper);
  // The total and lines that the shopper has seen are remembered; nothing else changes.
  const carts = () =>
    database.db.cart.findMany({ where: { channelId: world.channel.id }, omit: { seenTotal: true, lines: true } });
  const before = await carts();
  await expect(shopper.place({ lines: lines?.(world), ...input?.(world) })).rejects.toMatchObject(refusal);
  expect(await carts()).toEqual(before);
  expect(await database.db.checkout.count({ where: { channelId: world.channel.id } })).toBe(0);
  expect(await database.db.orderCounter.count({ where: { channelId: world.channel.id } })).toBe(0);
  expect(await database.db.client.count({ where: { channelId: world.channel.id } })).toBe(0);
  expect(await shopper.cart()).toMatchObject({ status: 'OPEN', lines: [{ quantity: 2 }] });
});

test('all that is missing is named at once', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  await expect(shopper.place({ ...notFilled, deliveryMethod: 'DELIVERY' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: ['name', 'phone', 'street', 'paymentMethodId'].map((field) => ({ path: [field], code: 'REQUIRED' })),
  });
});

test('nothing is placed for a session without a cart, or with an empty one', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await expect(shopper.place()).rejects.toMatchObject({ code: 'EMPTY_CART' });
  await shopper.add('Cola');
  await shopper.clear();
  await expect(shopper.place()).rejects.toMatchObject({ code: 'EMPTY_CART' });
  await expect(placeLines(world, [])).rejects.toMatchObject({ code: 'EMPTY_CART' });
  await expect(placeLines(world, null, { idempotencyKey: randomUUID() })).rejects.toMatchObject({ code: 'EMPTY_CART' });
});
