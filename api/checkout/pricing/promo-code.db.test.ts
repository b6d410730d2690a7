import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel } from '../../generated/prisma/client';
import { deletePromoCode } from '../../promotions/promo-code.command';
import { takenOffBy } from '../../promotions/promo-totals.store';
import { moveOrder } from '../order-life/move-order.command';
import { placeLines } from '../testing-shopper';
import { shop } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Seed = Parameters<ReturnType<typeof shop>['promo']>[1];

/** A cart of two pizzas at 10.00 for collection, in a shop with the code WELCOME10. */
async function cartWith(seed: Seed = {}, settings: Partial<Channel> = {}) {
  const world = await shop(database.db, settings).dish('Pizza', 1000).promo('WELCOME10', seed).open();
  const shopper = await world.shopper();
  await shopper.add('Pizza', 2);
  await shopper.fill({ deliveryMethod: 'PICKUP' });
  return { world, shopper };
}

const refused = (reason: string) => ({ code: 'PROMO_NOT_APPLICABLE', reason, path: ['promoCode'] });
const delivered = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' } as const;

test('a code is taken off what remains after the shop’s discount, however it is typed', async () => {
  const { shopper } = await cartWith({}, { discountPercent: 15 });
  const { totals, problems } = await shopper.applyPromo(' welcome 10 ');
  expect(totals).toMatchObject({ productsCost: 2000, discount: 470, total: 1530 });
  expect(totals.promo).toMatchObject({ code: 'WELCOME10', discount: 170, percent: 10, refusal: null });
  expect(problems).toEqual([]);
  expect((await shopper.removePromo()).totals).toMatchObject({ discount: 300, total: 1700, promo: null });
});

test('a code follows the cart, and never takes off more than there is', async () => {
  const { shopper } = await cartWith({ kind: 'AMOUNT', amount: 1500 });
  expect((await shopper.applyPromo('WELCOME10')).totals).toMatchObject({ discount: 1500, total: 500 });
  expect((await shopper.change(0, { method: 'decrement' })).totals).toMatchObject({ discount: 1000, total: 0 });
});

test('a code for free delivery leaves the dishes as they are', async () => {
  const { shopper } = await cartWith({ kind: 'FREE_DELIVERY' }, { deliveryFee: 300, freeDeliveryFrom: 5000 });
  expect((await shopper.fill(delivered)).totals).toMatchObject({ deliveryFee: 300, total: 2300 });
  expect((await shopper.applyPromo('WELCOME10')).totals).toMatchObject({ deliveryFee: 0, discount: 0, total: 2000 });
});

test('with a code an order may cost less than the shop’s minimum, and keeps its free delivery', async () => {
  const terms = { minimumOrderValue: 2000, deliveryFee: 300, freeDeliveryFrom: 2000 };
  const { shopper } = await cartWith({ percent: 50 }, terms);
  await shopper.fill(delivered);
  const { totals, problems } = await shopper.applyPromo('WELCOME10');
  expect(totals).toMatchObject({ total: 1000, deliveryFee: 0, missingToMinimum: 0, missingToFreeDelivery: 0 });
  expect(problems).toEqual([]);
});

test.each([
  ['UNKNOWN', { isActive: false }],
  ['NOT_YET', { startsAt: new Date('2026-11-20T12:00:01Z') }],
  ['EXPIRED', { endsAt: new Date('2026-11-20T12:00:00Z') }],
  ['USED_UP', { totalLimit: 1, used: 1 }],
] as const)('a code that is refused as %s is not kept', async (reason, seed) => {
  const { shopper } = await cartWith(seed);
  await expect(shopper.applyPromo('WELCOME10')).rejects.toMatchObject(refused(reason));
  expect((await shopper.cart()).totals).toMatchObject({ promo: null, total: 2000 });
});

test('a code waits below its minimum, and counts by itself once the cart has grown', async () => {
  const { shopper } = await cartWith({ minimum: 2500 });
  const { totals, problems } = await shopper.applyPromo('WELCOME10');
  expect(totals).toMatchObject({ total: 2000, promo: { code: 'WELCOME10', discount: 0 } });
  expect(problems).toMatchObject([{ ...refused('BELOW_MINIMUM'), missing: 500 }]);
  const grown = await shopper.add('Pizza');
  expect(grown).toMatchObject({ totals: { total: 2700, promo: { discount: 300, refusal: null } }, problems: [] });
  expect((await shopper.place({ expectedTotal: 2700 })).totals).toMatchObject({ total: 2700 });
});

test('a code for free delivery waits until delivery is chosen', async () => {
  const { shopper } = await cartWith({ kind: 'FREE_DELIVERY' }, { deliveryFee: 300, freeDeliveryFrom: 5000 });
  expect((await shopper.applyPromo('WELCOME10')).totals.promo?.refusal).toMatchObject(refused('DELIVERY_ONLY'));
  expect((await shopper.fill(delivered)).totals).toMatchObject({ deliveryFee: 0, promo: { refusal: null } });
});

test('an order with a code that still waits is refused, not placed without it', async () => {
  const { shopper } = await cartWith({ minimum: 2500 });
  await shopper.applyPromo('WELCOME10');
  await expect(shopper.place()).rejects.toMatchObject(refused('BELOW_MINIMUM'));
});

test.each(['WELCOME11', "10% ' or 1", 'x'.repeat(5000)])('%s is no code', async (typed) => {
  const { shopper } = await cartWith();
  await expect(shopper.applyPromo(typed)).rejects.toMatchObject(refused('UNKNOWN'));
});

test('nothing typed is asked for', async () => {
  const { shopper } = await cartWith();
  await expect(shopper.applyPromo('  ')).rejects.toMatchObject({ fields: [{ path: ['promoCode'], code: 'REQUIRED' }] });
});

test('a wrong code leaves the right one on the cart', async () => {
  const { shopper } = await cartWith();
  await shopper.applyPromo('WELCOME10');
  await expect(shopper.applyPromo('NOPE')).rejects.toMatchObject(refused('UNKNOWN'));
  expect((await shopper.cart()).totals).toMatchObject({ promo: { code: 'WELCOME10' }, total: 1800 });
});

test('a code that stops applying stays on the cart with its reason, and placing is refused, not dearer', async () => {
  const { world, shopper } = await cartWith();
  await shopper.applyPromo('WELCOME10');
  await world.changePromo('WELCOME10', { endsAt: world.now });
  const { totals, problems } = await shopper.cart();
  expect(totals).toMatchObject({ total: 2000, promo: { code: 'WELCOME10', discount: 0, refusal: refused('EXPIRED') } });
  expect(problems).toMatchObject([refused('EXPIRED')]);
  await expect(shopper.place()).rejects.toMatchObject(refused('EXPIRED'));
  expect((await shopper.cart()).lines).toHaveLength(1);
  await shopper.removePromo();
  expect((await shopper.place({ expectedTotal: 2000 })).totals).toMatchObject({ total: 2000, promo: null });
});

test('a cart that shrinks below the code’s minimum says what is missing', async () => {
  const { shopper } = await cartWith({ minimum: 1500 });
  await shopper.applyPromo('WELCOME10');
  const { problems } = await shopper.change(0, { method: 'decrement' });
  expect(problems).toMatchObject([{ ...refused('BELOW_MINIMUM'), missing: 500 }]);
  expect((await shopper.change(0, { method: 'increment' })).problems).toEqual([]);
});

test('an empty cart has no problem with its code, and gets it back with the first dish', async () => {
  const { shopper } = await cartWith({ minimum: 500 });
  await shopper.applyPromo('WELCOME10');
  expect((await shopper.clear()).problems).toMatchObject([{ code: 'EMPTY_CART' }]);
  expect((await shopper.add('Pizza')).totals).toMatchObject({ total: 900 });
});

test('another percentage than the shopper saw is confirmed first', async () => {
  const { world, shopper } = await cartWith();
  const { totals } = await shopper.applyPromo('WELCOME10');
  await world.changePromo('WELCOME10', { percent: 5 });
  const place = () => shopper.place({ expectedTotal: totals.total });
  await expect(place()).rejects.toMatchObject({ code: 'PRICE_CHANGED', newTotal: 1900, lines: [] });
});

test('an order keeps its code and what it took off, whatever becomes of the code', async () => {
  const { world, shopper } = await cartWith();
  await shopper.applyPromo('WELCOME10');
  const { id, totals } = await shopper.place();
  expect(totals).toMatchObject({ discount: 200, total: 1800, promo: { code: 'WELCOME10', discount: 200 } });
  expect(await world.promoCode('WELCOME10')).toMatchObject({ used: 1 });
  const manager = await world.staff('MANAGER');
  await deletePromoCode(manager, (await world.promoCode('WELCOME10')).id);
  const row = await database.db.checkout.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ promoCodeId: null, promoCodeText: 'WELCOME10', promoDiscount: 200, total: 1800 });
  await moveOrder(manager, { id, to: 'CANCELLED', reason: 'Called off' });
});

test('what a code took off is summed up over the orders that were not cancelled', async () => {
  const { world, shopper } = await cartWith();
  const { db } = database;
  const { id: codeId } = await world.promoCode('WELCOME10');
  expect(await takenOffBy({ db }, codeId)).toBe(0);
  await shopper.applyPromo('WELCOME10');
  await shopper.place();
  await shopper.add('Pizza');
  await shopper.applyPromo('WELCOME10');
  const { id } = await shopper.place();
  expect(await takenOffBy({ db }, codeId)).toBe(300);
  await moveOrder(await world.staff('MANAGER'), { id, to: 'CANCELLED', reason: 'Called off' });
  expect(await takenOffBy({ db }, codeId)).toBe(200);
});

test('the sum of a code’s discounts may exceed 32 bits', async () => {
  const { world, shopper } = await cartWith();
  const { db } = database;
  const { id: codeId } = await world.promoCode('WELCOME10');
  for (let order = 0; order < 2; order += 1) {
    if (order > 0) await shopper.add('Pizza');
    await shopper.applyPromo('WELCOME10');
    const { id } = await shopper.place();
    await db.checkout.update({ where: { id }, data: { promoDiscount: 2_000_000_000 } });
  }
  expect(await takenOffBy({ db }, codeId)).toBe(4_000_000_000);
});

test('a cart whose code was deleted says that there is no such code', async () => {
  const { world, shopper } = await cartWith();
  await shopper.applyPromo('WELCOME10');
  await deletePromoCode(await world.staff('MANAGER'), (await world.promoCode('WELCOME10')).id);
  expect((await shopper.cart()).problems).toMatchObject([refused('UNKNOWN')]);
});

test('a client who used a code is refused it before they press the button, and only they', async () => {
  const { world, shopper } = await cartWith({ perClientLimit: 1 });
  await shopper.applyPromo('WELCOME10');
  await shopper.place({ phone: '+49 30 901820' });
  await shopper.add('Pizza');
  await shopper.applyPromo('WELCOME10');
  expect((await shopper.fill({ phone: '030 901820' })).problems).toMatchObject([refused('USED_BY_CLIENT')]);
  await expect(shopper.place({ phone: '+49 30 901820' })).rejects.toMatchObject(refused('USED_BY_CLIENT'));
  expect((await shopper.place({ phone: '+49 30 901821' })).totals.promo).toMatchObject({ discount: 100 });
  expect(await world.promoCode('WELCOME10')).toMatchObject({ used: 2 });
});

test('a client that sends its own lines places with a code, or gets the reason why not', async () => {
  const { world } = await cartWith({ minimum: 1500 });
  const place = (quantity: number, promoCode: string) =>
    placeLines(world, [world.choice('Pizza', quantity)], { promoCode });
  await expect(place(1, 'welcome10')).rejects.toMatchObject({ ...refused('BELOW_MINIMUM'), missing: 500 });
  await expect(place(2, 'NOPE')).rejects.toMatchObject(refused('UNKNOWN'));
  expect(await database.db.checkout.count({ where: { channelId: world.channel.id, status: 'PLACED' } })).toBe(0);
  expect((await place(2, ' welcome10')).totals).toMatchObject({ total: 1800, promo: { code: 'WELCOME10' } });
});

test('placing replaces the cart’s code, or takes it off', async () => {
  const { world, shopper } = await cartWith();
  await world.addPromo('HALF', { percent: 50 });
  await shopper.applyPromo('WELCOME10');
  expect((await shopper.place({ promoCode: 'half' })).totals).toMatchObject({ total: 1000 });
  await shopper.add('Pizza');
  await shopper.applyPromo('WELCOME10');
  expect((await shopper.place({ promoCode: null })).totals).toMatchObject({ total: 1000, promo: null });
  expect(await world.promoCode('WELCOME10')).toMatchObject({ used: 0 });
});

test('placing again with the same key takes no second use', async () => {
  const { world, shopper } = await cartWith({ totalLimit: 1 });
  await shopper.applyPromo('WELCOME10');
  const input = { idempotencyKey: randomUUID() };
  const first = await shopper.place(input);
  expect((await shopper.place(input)).id).toBe(first.id);
  expect(await world.promoCode('WELCOME10')).toMatchObject({ used: 1 });
});

test('another shop’s code is no code', async () => {
  const { shopper } = await cartWith();
  await shop(database.db).promo('ELSEWHERE').open();
  await expect(shopper.applyPromo('ELSEWHERE')).rejects.toMatchObject(refused('UNKNOWN'));
});
