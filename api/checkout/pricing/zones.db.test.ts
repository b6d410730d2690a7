import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel } from '../../generated/prisma/client';
import { placeLines } from '../testing-shopper';
import { shop } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const KITCHEN = { latitude: 52.52, longitude: 13.405 };
const NEARBY = { latitude: 52.521, longitude: 13.406 };
const SUBURB = { latitude: 52.54, longitude: 13.405 };
const ELSEWHERE = { latitude: 48.137, longitude: 11.575 };

const delivery = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' } as const;

/** A shop with a cheap zone of 1 km and a dear one of 5 km around its kitchen. */
async function pizzeria(settings: Partial<Channel> = {}) {
  const world = await shop(database.db, { deliveryFee: 200, deliveryMinutes: 45, ...settings })
    .dish('Pizza', 1000)
    .open();
  const channelId = world.channel.id;
  await database.db.warehouse.update({ where: { id: world.warehouse() }, data: KITCHEN });
  const zone = async (name: string, radiusMeters: number, terms: object) => {
    const around = { shape: 'RADIUS', warehouseId: world.warehouse(), radiusMeters } as const;
    const { id } = await database.db.deliveryZone.create({
      data: { channelId, name: { en: name }, ...around, position: radiusMeters, ...terms },
    });
    return id;
  };
  const near = await zone('Mitte', 1000, {});
  const far = await zone('Pankow', 5000, { fee: 500, freeFrom: 5000, minimum: 1500, minutes: 70 });
  return { world, near, far };
}

test('the zone’s terms make the totals; what it leaves open is the shop’s', async () => {
  const { world, near, far } = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Pizza');
  expect((await shopper.fill({ ...delivery, zoneId: near })).totals).toMatchObject({ deliveryFee: 200, total: 1200 });
  const { totals, problems } = await shopper.fill({ zoneId: far });
  expect(totals).toMatchObject({ deliveryFee: 500, total: 1500, missingToMinimum: 500, missingToFreeDelivery: 4000 });
  expect(problems).toMatchObject([{ code: 'BELOW_MINIMUM', missing: 500, minimum: 1500 }]);
});

test('without a known place no fee is shown, and the cart can be filled', async () => {
  const { world } = await pizzeria({ freeDeliveryFrom: 500, minAmountForDelivery: 9000 });
  const shopper = await world.shopper();
  const { totals, problems, details } = await shopper.add('Pizza');
  expect(totals).toMatchObject({ deliveryFee: null, total: 1000, missingToMinimum: 0, missingToFreeDelivery: null });
  expect([problems, details.zoneId]).toEqual([[], null]);
});

test('a place finds its zone; the zone chosen later goes before it, and the other way round', async () => {
  const { world, near, far } = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Pizza', 2);
  expect((await shopper.fill({ ...delivery, ...SUBURB })).details).toMatchObject({ ...SUBURB, zoneId: far });
  const chosen = await shopper.fill({ zoneId: near });
  expect(chosen.details).toMatchObject({ latitude: null, zoneId: near, zoneName: { en: 'Mitte' } });
  expect((await shopper.fill({ ...SUBURB, zoneId: near })).details).toMatchObject({ zoneId: far });
  expect((await shopper.fill({ latitude: null, longitude: null })).details).toMatchObject({ zoneId: null });
});

test('half a place, and one that is not on Earth, are refused', async () => {
  const { world } = await pizzeria();
  const shopper = await world.shopper();
  await expect(shopper.fill({ latitude: 52 })).rejects.toMatchObject({
    fields: [{ path: ['longitude'], code: 'REQUIRED' }],
  });
  await expect(shopper.fill({ latitude: 91, longitude: -181 })).rejects.toMatchObject({
    fields: [
      { path: ['latitude'], code: 'NUMBER_TOO_BIG' },
      { path: ['longitude'], code: 'NUMBER_TOO_SMALL' },
    ],
  });
});

test('outside of every zone is a problem of the cart, and nothing is placed there', async () => {
  const { world } = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Pizza', 2);
  const { problems } = await shopper.fill({ ...delivery, ...ELSEWHERE });
  expect(problems).toMatchObject([{ code: 'OUTSIDE_DELIVERY_AREA' }]);
  await expect(shopper.place(delivery)).rejects.toMatchObject({ code: 'OUTSIDE_DELIVERY_AREA' });
  expect((await shopper.place({ deliveryMethod: 'PICKUP' })).details).toMatchObject({ latitude: null, zoneId: null });
});

test('a delivery needs a zone where there are zones', async () => {
  const { world } = await pizzeria();
  const lines = [world.choice('Pizza', 2)];
  await expect(placeLines(world, lines, { deliveryMethod: 'DELIVERY' })).rejects.toMatchObject({
    fields: [
      { path: ['street'], code: 'REQUIRED' },
      { path: ['zoneId'], code: 'REQUIRED' },
    ],
  });
  expect((await placeLines(world, lines)).details.zoneId).toBeNull();
});

test('placing freezes zone, fee and promise, whatever becomes of the zone', async () => {
  const { world, far } = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Pizza', 2);
  await shopper.fill({ ...delivery, ...SUBURB });
  const order = await shopper.place({ ...delivery, expectedTotal: 2500 });
  expect(order.totals).toMatchObject({ deliveryFee: 500, total: 2500 });
  expect(order.details).toMatchObject({ ...SUBURB, zoneId: far, zoneName: { en: 'Pankow' } });
  expect(order.promisedAt).toEqual(new Date('2026-11-20T13:10:00Z'));
  await database.db.deliveryZone.delete({ where: { id: far } });
  const { zoneName, deliveryFee, zoneId } = await database.db.checkout.findUniqueOrThrow({ where: { id: order.id } });
  expect({ zoneName, deliveryFee, zoneId }).toEqual({ zoneName: { en: 'Pankow' }, deliveryFee: 500, zoneId: null });
});

test('a slot sooner than the zone can be reached is refused', async () => {
  const { world, near, far } = await pizzeria();
  const asked = { ...delivery, slotFrom: new Date('2026-11-20T13:00:00Z') };
  const lines = [world.choice('Pizza', 2)];
  const refusal = { code: 'SLOT_UNAVAILABLE', reason: 'TOO_SOON' };
  await expect(placeLines(world, lines, { ...asked, zoneId: far })).rejects.toMatchObject(refusal);
  expect((await placeLines(world, lines, { ...asked, zoneId: near })).promisedAt).toEqual(
    new Date('2026-11-20T13:30:00Z'),
  );
});

test('an order to a zone that got dearer, does not exist or was switched off meanwhile is refused', async () => {
  const { world, near, far } = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Pizza', 2);
  await shopper.fill({ ...delivery, zoneId: near });
  await database.db.deliveryZone.update({ where: { id: near }, data: { fee: 350 } });
  await world.showMenu();
  const changed = { code: 'PRICE_CHANGED', newTotal: 2350, lines: [] };
  await expect(shopper.place({ ...delivery, expectedTotal: 2200 })).rejects.toMatchObject(changed);
  await database.db.deliveryZone.update({ where: { id: near }, data: { isActive: false } });
  await world.showMenu();
  const gone = { code: 'ZONE_UNAVAILABLE' };
  expect((await shopper.cart()).problems).toMatchObject([gone]);
  await expect(shopper.place(delivery)).rejects.toMatchObject(gone);
  await expect(shopper.fill({ zoneId: near })).rejects.toMatchObject(gone);
  await expect(shopper.place({ ...delivery, zoneId: randomUUID() })).rejects.toMatchObject(gone);
  // Another zone costs something else than was shown: it has to be confirmed.
  const elsewhere = { ...delivery, zoneId: far };
  await expect(shopper.place(elsewhere)).rejects.toMatchObject({ code: 'PRICE_CHANGED', newTotal: 2500 });
  expect((await shopper.place({ ...elsewhere, expectedTotal: 2500 })).totals).toMatchObject({ deliveryFee: 500 });
});

test('another shop’s zone is unavailable in this one', async () => {
  const [{ world }, other] = [await pizzeria(), await pizzeria()];
  const lines = [world.choice('Pizza', 2)];
  await expect(placeLines(world, lines, { ...delivery, zoneId: other.near })).rejects.toMatchObject({
    code: 'ZONE_UNAVAILABLE',
  });
  expect((await placeLines(world, lines, { ...delivery, ...NEARBY })).totals).toMatchObject({ deliveryFee: 200 });
});
