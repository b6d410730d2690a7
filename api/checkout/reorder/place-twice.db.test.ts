import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { transaction } from '../../db/transaction';
import { createTestToken } from '../../graphql/testing';
import { createStaffSession } from '../../staff/sessions/session.store';
import type { CheckoutView } from '../checkout-view';
import { placePhoneOrder } from '../desk/place-phone-order.command';
import { placeOrder } from '../placing/place-order.command';
import { IdempotencyMismatch, PriceChanged } from '../refusals';
import { goodDetails, placeLines, testShopper } from '../testing-shopper';
import { shop } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const bar = () => shop(database.db).dish('Cola', 300).dish('Soup', 500).receiver('kitchen').open();

/** Without the number of the transaction, which nobody is shown. */
const shown = (order: object): unknown =>
  JSON.parse(JSON.stringify(order, (key, value) => (key === 'changedIn' ? undefined : value)));

test('the same key gives the same order again, whatever happened in between', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Cola', 2);
  const input = { idempotencyKey: randomUUID() };
  const order = await shopper.place(input);
  await world.reprice('Cola', 999);
  await world.change({ isActive: false });
  world.now = new Date(world.now.getTime() + 30 * 24 * 3_600_000);
  expect(shown(await shopper.place(input))).toEqual(shown({ ...order, isJustPlaced: false }));
  await world.change({ isActive: true });
  await shopper.add('Soup');
  expect(shown(await shopper.place(input))).toEqual(shown({ ...order, isJustPlaced: false }));
  expect((await shopper.cart()).lines).toHaveLength(1);
  expect(await database.db.outboxMessage.count({ where: { checkoutId: order.id } })).toBe(1);
});

test('the same key with other parameters is refused, and nothing placed', async () => {
  const world = await bar();
  const lines = [world.choice('Cola')];
  const idempotencyKey = randomUUID();
  await placeLines(world, lines, { idempotencyKey });
  for (const other of [
    { name: 'Somebody Else' },
    { lines: [world.choice('Cola', 2)] },
    { lines: [world.choice('Soup')] },
    { expectedTotal: 300 },
    { slotFrom: new Date('2026-11-21T15:00:00Z') },
  ]) {
    await expect(placeLines(world, lines, { idempotencyKey, ...other })).rejects.toThrow(IdempotencyMismatch);
  }
  expect(await database.db.checkout.count({ where: { channelId: world.channel.id } })).toBe(1);
});

test('a key is its caller’s own: the same one with the same dishes gives each of them an order, and each its own again', async () => {
  const world = await bar();
  const { db, channel } = world;
  const [first, second] = [await world.shopper(), await world.shopper()];
  const [token, other] = [
    await createTestToken(db, channel.id, ['STOREFRONT']),
    await createTestToken(db, channel.id, []),
  ];
  const [clerk, colleague] = [await world.staff('OPERATOR'), await world.staff('OPERATOR')];
  const order = { ...goodDetails(world), idempotencyKey: '1', lines: [world.choice('Cola')] };
  const places: readonly (() => Promise<CheckoutView>)[] = [
    // The stranger first: theirs came before all the others.
    () => placeLines(world, [world.choice('Soup')], { idempotencyKey: '1' }),
    () => first.place(order),
    () => second.place(order),
    () => placeOrder(world.caller({ ...token, sessionId: first.actor.sessionId }), order),
    () => placeOrder(world.caller({ ...token, sessionId: second.actor.sessionId }), order),
    () => placeOrder(world.caller(token), order),
    () => placeOrder(world.caller(other), order),
    () => placePhoneOrder(clerk, order),
    () => placePhoneOrder(colleague, order),
  ];
  const placed: string[] = [];
  for (const place of places) placed.push((await place()).id);
  expect(new Set(placed).size).toBe(places.length);
  const again = await Promise.all(places.map((place) => place()));
  expect(again.map(({ id }) => id)).toEqual(placed);
  await expect(first.place({ ...order, lines: [world.choice('Soup')] })).rejects.toThrow(IdempotencyMismatch);
});

test('an order that was placed before the shopper had a session is theirs when it is sent again in one', async () => {
  const world = await bar();
  const [shopper, other] = [await world.shopper(), await world.shopper()];
  const lines = [world.choice('Cola')];
  const input = { idempotencyKey: '1', lines };
  const order = await placeLines(world, lines, input);
  expect((await shopper.place(input)).id).toBe(order.id);
  expect((await other.place({ ...input, name: 'Else' })).id).not.toBe(order.id);
});

test('the same key in another shop is another order', async () => {
  const [world, other] = await Promise.all([bar(), bar()]);
  const idempotencyKey = randomUUID();
  const first = await placeLines(world, [world.choice('Cola')], { idempotencyKey });
  const second = await placeLines(other, [other.choice('Cola')], { idempotencyKey });
  expect(second.id).not.toBe(first.id);
});

test.each(['cart', 'lines'])(
  'an order of a %s stays its owner’s through a sign-in, which gives them another session',
  async (kind) => {
    const world = await bar();
    const shopper = await world.shopper();
    await shopper.add('Cola');
    const input = { idempotencyKey: randomUUID(), lines: kind === 'lines' ? [world.choice('Soup')] : null };
    const order = await shopper.place(input);
    const { id: staffMemberId } = await database.db.staffMember.create({
      data: { channelId: world.channel.id, login: randomUUID(), name: 'Anna', role: 'OPERATOR' },
    });
    const start = { channelId: world.channel.id, userAgent: null, now: world.now };
    const session = await transaction(database.db, (tx) =>
      createStaffSession(tx, { ...start, staffMemberId, previousId: shopper.actor.sessionId }),
    );
    const signedIn = testShopper(world, { kind: 'visitor', sessionId: session.id });
    expect((await signedIn.place(input)).id).toBe(order.id);
  },
);

test('a changed price is reported once, line by line; the next try with the new total passes', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Cola', 2);
  await shopper.add('Soup');
  await world.reprice('Cola', 350);
  const input = { idempotencyKey: randomUUID() };
  const refusal = await shopper.place({ ...input, expectedTotal: 1100 }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PriceChanged);
  expect(refusal).toMatchObject({
    newTotal: 1200,
    lines: [{ kind: 'PRICE', productName: { en: 'Cola' }, before: 300, after: 350 }],
  });
  expect(await shopper.place({ ...input, expectedTotal: 1200 })).toMatchObject({ totals: { total: 1200 } });
});

test('a shopper who was shown the new price and sends no total accepts it', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  await world.reprice('Cola', 350);
  await expect(shopper.place()).rejects.toThrow(PriceChanged);
  expect((await shopper.place()).totals.total).toBe(350);
});

test('a fee that changed under an expected total is reported too, without a line', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  const delivery = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1', expectedTotal: 300 } as const;
  await world.change({ deliveryFee: 200 });
  await expect(shopper.place(delivery)).rejects.toMatchObject({ code: 'PRICE_CHANGED', newTotal: 500, lines: [] });
  expect((await shopper.place({ ...delivery, expectedTotal: 500 })).totals).toMatchObject({ deliveryFee: 200 });
});

test('a refusal does not use up the key: it places after the fault is corrected', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  const input = { idempotencyKey: randomUUID() };
  await expect(shopper.place({ ...input, name: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect((await shopper.place({ ...input, name: goodDetails(world).name })).number).toBe('2011-0001');
});
