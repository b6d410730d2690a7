import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { CheckoutStatus } from '../../generated/prisma/client';
import { PromoNotApplicable } from '../../promotions/refusals';
import { SlotTaken } from '../refusals';
import { placeLines } from '../testing-shopper';
import { shop, TEST_NOW, type World } from '../testing-world';
import { moveOrder } from './move-order.command';
import { MoveNotAllowed, ReasonRequired, StaleOrder } from './refusals';
import { stepBackOrder } from './step-back.command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const SLOT = new Date('2026-11-20T15:00:00Z');
const bar = () =>
  shop(database.db, { slotCapacity: 1 })
    .dish('Cola', 300)
    .promo('TEN', { totalLimit: 1 })
    .receiver('till', ['STEPPED_BACK'])
    .open();

const order = (world: World, phone = '+49 30 901820', promoCode: string | null = 'TEN') =>
  placeLines(world, [world.choice('Cola')], { slotFrom: SLOT, promoCode, phone });

async function move(world: World, id: string, ...to: CheckoutStatus[]) {
  const staff = await world.staff('OPERATOR');
  for (const status of to) await moveOrder(staff, { id, to: status, reasonCode: 'TOO_BUSY' });
}

const back = async (world: World, id: string, version?: number) =>
  stepBackOrder(await world.staff('OPERATOR'), { id, reason: 'Pressed by mistake', version: version ?? null });

test('an order goes back step by step, with who and why, and receivers get an event for each step', async () => {
  const world = await bar();
  const { id } = await order(world);
  await move(world, id, 'ACCEPTED', 'PREPARING', 'READY', 'COMPLETED');
  for (const status of ['READY', 'PREPARING', 'ACCEPTED', 'PLACED'])
    expect((await back(world, id)).status).toBe(status);
  await expect(back(world, id)).rejects.toThrow(MoveNotAllowed);
  const row = await database.db.checkout.findUniqueOrThrow({ where: { id }, include: { moves: true, outbox: true } });
  expect(row.outbox.map(({ event }) => event)).toEqual(Array(4).fill('STEPPED_BACK'));
  expect(row.moves.filter(({ reason }) => reason === 'Pressed by mistake')).toHaveLength(4);
});

test('nobody goes back without a reason, nor from an order that a colleague has moved', async () => {
  const world = await bar();
  const { id, version } = await order(world);
  await move(world, id, 'ACCEPTED');
  await expect(back(world, id, version)).rejects.toThrow(StaleOrder);
  await expect(stepBackOrder(await world.staff('OPERATOR'), { id })).rejects.toThrow(ReasonRequired);
});

test('a cancelled order comes back with its time and its code, if they are still to be had', async () => {
  const world = await bar();
  const { id } = await order(world);
  await move(world, id, 'ACCEPTED', 'CANCELLED');
  expect(await world.promoCode('TEN')).toMatchObject({ used: 0 });
  expect(await back(world, id)).toMatchObject({ status: 'ACCEPTED', cancelReason: null, cancelCode: null });
  expect(await world.promoCode('TEN')).toMatchObject({ used: 1 });
  await move(world, id, 'CANCELLED');
  const other = await order(world, '+49 30 901821');
  await expect(back(world, id)).rejects.toThrow(PromoNotApplicable);
  await world.changePromo('TEN', { totalLimit: null });
  await expect(back(world, id)).rejects.toThrow(SlotTaken);
  expect(await world.promoCode('TEN')).toMatchObject({ used: 1 });
  expect(other.status).toBe('PLACED');
});

test('what has been over for an hour stays over', async () => {
  const world = await bar();
  const { id } = await order(world);
  await move(world, id, 'CANCELLED');
  world.now = new Date(TEST_NOW.getTime() + 61 * 60_000);
  await expect(back(world, id)).rejects.toThrow(MoveNotAllowed);
});

test('nobody sends an order back to where the clock would cancel it at once', async () => {
  const world = await bar();
  const { id } = await order(world);
  await world.change({ autoCancelMinutes: 5 });
  await move(world, id, 'ACCEPTED');
  world.now = new Date(TEST_NOW.getTime() + 4 * 60_000);
  expect((await back(world, id)).status).toBe('PLACED');
  await move(world, id, 'ACCEPTED');
  world.now = new Date(TEST_NOW.getTime() + 5 * 60_000);
  await expect(back(world, id)).rejects.toThrow(MoveNotAllowed);
});

test('an order that the clock has cancelled comes back as accepted', async () => {
  const world = await bar();
  const { id } = await order(world);
  await world.change({ autoCancelMinutes: 5 });
  world.now = new Date(TEST_NOW.getTime() + 5 * 60_000);
  await move(world, id, 'CANCELLED');
  expect((await back(world, id)).status).toBe('ACCEPTED');
});

test('of two who take the same order back at once one does', async () => {
  const world = await bar();
  const placed = await order(world);
  await move(world, placed.id, 'ACCEPTED', 'PREPARING');
  const { version } = await database.db.checkout.findUniqueOrThrow({ where: { id: placed.id } });
  const results = await Promise.allSettled([back(world, placed.id, version), back(world, placed.id, version)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a cancellation that has given card money back is for good', async () => {
  const world = await bar();
  const { id } = await order(world);
  await move(world, id, 'CANCELLED');
  await database.db.checkout.update({ where: { id }, data: { moneyState: 'REFUNDED' } });
  await expect(back(world, id)).rejects.toThrow(MoveNotAllowed);
});
