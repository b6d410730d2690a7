import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { StaffRole } from '../../generated/prisma/client';
import { Forbidden, InvalidInput } from '../../kernel/refusals';
import { BelowMinimum, SlotTaken } from '../refusals';
import { goodDetails } from '../testing-shopper';
import { shop, type World } from '../testing-world';
import { type PhoneOrder, readDesk } from './phone-order';
import { type PlacePhoneOrderInput, placePhoneOrder } from './place-phone-order.command';
import { quotePhoneOrder } from './quote-phone-order.store';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const pizzeria = () =>
  shop(database.db, { deliveryFee: 300, minimumOrderValue: 1000, slotCapacity: 1 })
    .dish('Margherita', 900)
    .withOption('Crust', { Thin: 0, Thick: 150 })
    .dish('Cola', 300)
    .promo('TEN')
    .receiver('kitchen')
    .open();

const SLOT = new Date('2026-11-20T15:00:00Z');
const delivery = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' } as const;

async function take(world: World, input: Partial<PlacePhoneOrderInput> = {}, role: StaffRole = 'MANAGER') {
  const lines = [world.choice('Margherita', 2)];
  return placePhoneOrder(await world.staff(role), {
    ...goodDetails(world),
    idempotencyKey: randomUUID(),
    lines,
    ...input,
  });
}

const audited = (id: string) => database.db.auditEntry.findMany({ where: { subjectId: id } });

test('an order from the telephone is placed like any other, and accepted by who took it', async () => {
  const world = await pizzeria();
  const order = await take(world, { ...delivery, promoCode: 'ten', slotFrom: SLOT }, 'OPERATOR');
  expect(order).toMatchObject({
    status: 'ACCEPTED',
    overridden: [],
    totals: { discount: 180, deliveryFee: 300, total: 1920 },
  });
  const row = await database.db.checkout.findUniqueOrThrow({
    where: { id: order.id },
    include: { takenBy: true, client: true, moves: true, outbox: true },
  });
  expect(row.takenBy?.role).toBe('OPERATOR');
  expect(row.sessionId).toBeNull();
  expect(row.client?.phone).toBe('+4930901820');
  const by = { staffMemberId: row.takenById };
  expect(row.moves.toSorted((one, other) => one.id.localeCompare(other.id))).toMatchObject([
    { from: 'OPEN', to: 'PLACED', ...by },
    { from: 'PLACED', to: 'ACCEPTED', ...by },
  ]);
  expect(row.outbox).toHaveLength(1);
  expect(await audited(order.id)).toMatchObject([{ action: 'placePhoneOrder', staffMemberId: row.takenById }]);
  expect(await world.promoCode('TEN')).toMatchObject({ used: 1 });
  await expect(take(world, { slotFrom: SLOT })).rejects.toThrow(SlotTaken);
});

test('staff are asked about an address without a house, and can insist', async () => {
  const world = await pizzeria();
  const town = { ...delivery, street: 'Berlin', ignoreMinimum: true };
  await expect(take(world, { ...town, asksOnDoubt: true })).rejects.toMatchObject({
    fields: [{ path: ['street'], code: 'ADDRESS_INCOMPLETE' }],
  });
  expect(await take(world, town)).toMatchObject({ status: 'ACCEPTED' });
});

test('the same dish with another note is a line of its own, and notes reach the kitchen', async () => {
  const world = await pizzeria();
  const dish = world.choice('Margherita', 1, ['Thick']);
  const lines = [
    dish,
    { ...dish, note: ' well done ' },
    { ...dish, note: 'well done' },
    { ...dish, note: 'for a child' },
  ];
  const order = await take(world, { lines });
  expect(order.lines.map(({ quantity, note }) => [quantity, note])).toEqual([
    [1, null],
    [2, 'well done'],
    [1, 'for a child'],
  ]);
  await expect(take(world, { lines: [{ ...dish, note: 'x'.repeat(121) }] })).rejects.toThrow(InvalidInput);
});

test('staff with the right to do so set a minimum, a fee and a full time aside, and that is recorded', async () => {
  const world = await pizzeria();
  const cheap = { ...delivery, slotFrom: SLOT, lines: [world.choice('Cola')] };
  await take(world, { slotFrom: SLOT });
  await expect(take(world, cheap)).rejects.toThrow(BelowMinimum);
  await expect(take(world, { ...cheap, ignoreMinimum: true })).rejects.toThrow(SlotTaken);
  const all = { ...cheap, ignoreMinimum: true, ignoreFullSlot: true, deliveryFee: 100 };
  const order = await take(world, all);
  expect(order).toMatchObject({
    overridden: ['MINIMUM', 'DELIVERY_FEE', 'SLOT'],
    totals: { deliveryFee: 100, total: 400 },
  });
  expect(await audited(order.id)).toMatchObject([{ details: { overridden: ['MINIMUM', 'DELIVERY_FEE', 'SLOT'] } }]);
  const usage = await database.db.slotUsage.findFirstOrThrow({ where: { channelId: world.channel.id } });
  expect(usage.taken).toBe(2);
});

test('a rule that was not in the way is not written down as set aside', async () => {
  const world = await pizzeria();
  const all = { ...delivery, slotFrom: SLOT, ignoreMinimum: true, ignoreFullSlot: true, deliveryFee: 300 };
  expect(await take(world, all)).toMatchObject({ overridden: [] });
});

test('an operator sets no rule aside, and a cook takes no order', async () => {
  const world = await pizzeria();
  for (const aside of [{ ignoreMinimum: true }, { ignoreFullSlot: true }, { deliveryFee: 0 }]) {
    await expect(take(world, aside, 'OPERATOR')).rejects.toThrow(Forbidden);
  }
  await expect(take(world, {}, 'KITCHEN')).rejects.toThrow(Forbidden);
  await expect(take(world, { deliveryFee: -1 })).rejects.toThrow(InvalidInput);
  expect(await database.db.checkout.count({ where: { channelId: world.channel.id } })).toBe(0);
});

test('another total or a much later time than the caller expects is refused', async () => {
  const world = await pizzeria();
  await expect(take(world, { expectedTotal: 1 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  await expect(take(world, { expectedBy: world.now })).rejects.toMatchObject({ code: 'PROMISE_CHANGED' });
});

test('the same key takes the order once', async () => {
  const world = await pizzeria();
  const staff = await world.staff('OPERATOR');
  const input = { ...goodDetails(world), idempotencyKey: randomUUID(), lines: [world.choice('Margherita', 2)] };
  const first = await placePhoneOrder(staff, input);
  expect((await placePhoneOrder(staff, input)).id).toBe(first.id);
});

test('a quote says what placing would, and writes nothing', async () => {
  const world = await pizzeria();
  const { db, channel, actor } = await world.staff('MANAGER');
  if (actor.kind !== 'staff') throw new Error('no staff');
  const quote = (lines: PhoneOrder['lines'], aside: Omit<PhoneOrder, 'lines'> = {}) =>
    quotePhoneOrder(
      { db, channel, now: () => world.now },
      { lines, details: { deliveryMethod: 'DELIVERY', promoCode: 'TEN' }, desk: readDesk({ actor, channel }, aside) },
    );
  const lines = [world.choice('Cola', 2)];
  const byTheRules = await quote(lines);
  expect(byTheRules.problems.map(({ code }) => code)).toEqual(['BELOW_MINIMUM']);
  expect(byTheRules).toMatchObject({ totals: { productsCost: 600, discount: 60, deliveryFee: 300, total: 840 } });
  const aside = await quote(lines, { ignoreMinimum: true, deliveryFee: 0 });
  expect(aside).toMatchObject({ problems: [], totals: { total: 540 } });
  await world.stop('Cola');
  expect((await quote(lines)).problems.map(({ code }) => code)).toContain('SOLD_OUT');
  expect(await database.db.checkout.count({ where: { channelId: world.channel.id } })).toBe(0);
});
