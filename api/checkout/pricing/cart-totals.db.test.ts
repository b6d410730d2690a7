import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel } from '../../generated/prisma/client';
import { shop } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A cart of pizzas at 10.00 and 450 g each, to be delivered. */
async function cartOf(pizzas: number, settings: Partial<Channel>, deliveryMethod: 'DELIVERY' | 'PICKUP' = 'DELIVERY') {
  const world = await shop(database.db, settings).dish('Pizza', 1000, { weight: 450 }).open();
  const shopper = await world.shopper();
  await shopper.add('Pizza', pizzas);
  return shopper.fill({ deliveryMethod });
}

test('the total counts the fee, unless none is set: then shipping is not included', async () => {
  expect((await cartOf(2, { deliveryFee: 300 })).totals).toMatchObject({ deliveryFee: 300, total: 2300 });
  expect((await cartOf(2, {})).totals).toMatchObject({ deliveryFee: null, total: 2000 });
});

test('nobody pays for delivery of what they collect', async () => {
  const { totals } = await cartOf(2, { deliveryFee: 300, freeDeliveryFrom: 5000 }, 'PICKUP');
  expect(totals).toMatchObject({ deliveryFee: 0, total: 2000, missingToFreeDelivery: null });
});

test('delivery is free from the threshold on, and says what is missing below it', async () => {
  const settings = { deliveryFee: 300, freeDeliveryFrom: 3000 };
  expect((await cartOf(2, settings)).totals).toMatchObject({ deliveryFee: 300, missingToFreeDelivery: 1000 });
  expect((await cartOf(3, settings)).totals).toMatchObject({ deliveryFee: 0, missingToFreeDelivery: 0, total: 3000 });
});

test('the discount comes off the dishes, before minimum and threshold are looked at, and never off the fee', async () => {
  const settings = { discountPercent: 15, deliveryFee: 300, freeDeliveryFrom: 2000, minimumOrderValue: 2000 };
  const { totals, problems } = await cartOf(2, settings);
  expect(totals).toMatchObject({ productsCost: 2000, discount: 300, deliveryFee: 300, total: 2000 });
  expect(totals).toMatchObject({ missingToMinimum: 300, missingToFreeDelivery: 300 });
  expect(problems).toMatchObject([{ code: 'BELOW_MINIMUM', missing: 300, minimum: 2000 }]);
});

test('delivery may ask for a higher minimum than the shop', async () => {
  const settings = { minimumOrderValue: 1000, minAmountForDelivery: 2500 };
  expect((await cartOf(2, settings)).problems).toMatchObject([{ code: 'BELOW_MINIMUM', missing: 500 }]);
  expect((await cartOf(2, settings, 'PICKUP')).problems).toEqual([]);
});

test('a cart over the weight limit says by how much', async () => {
  expect((await cartOf(3, { maximumOrderWeight: 1000 })).problems).toMatchObject([{ code: 'TOO_HEAVY', excess: 350 }]);
  expect((await cartOf(2, { maximumOrderWeight: 900 })).problems).toEqual([]);
});

test('prices in an open cart follow the menu', async () => {
  const world = await shop(database.db).dish('Pizza', 1000).open();
  const shopper = await world.shopper();
  await shopper.add('Pizza', 2);
  await world.reprice('Pizza', 1250);
  expect((await shopper.cart()).totals.total).toBe(2500);
});

test('a method that was switched off since it was chosen is a problem, seen before anyone presses the button', async () => {
  const world = await shop(database.db).dish('Pizza', 1000).open();
  const shopper = await world.shopper();
  await shopper.add('Pizza');
  await shopper.fill({ deliveryMethod: 'DELIVERY' });
  await world.change({ isDeliveryAvailable: false });
  expect((await shopper.cart()).problems).toMatchObject([{ code: 'METHOD_UNAVAILABLE', method: 'DELIVERY' }]);
});
