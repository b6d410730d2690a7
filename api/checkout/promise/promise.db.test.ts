import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { transaction } from '../../db/transaction';
import { execute, run, testContext } from '../../graphql/testing';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import { refuse } from '../objection';
import { moveOrder } from '../order-life/move-order.command';
import { placeLines } from '../testing-shopper';
import { shop, TEST_NOW, type World } from '../testing-world';
import { promiseTime } from './promise.store';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const MINUTE = 60_000;
const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE);

const OFFER = `query ($method: DeliveryMethod!) { channel {
  timeSlots(method: $method, withPast: true) { from to reason }
  asSoonAsPossible(method: $method) { promisedAt reason }
} }`;

interface Offer {
  readonly channel: {
    readonly timeSlots: readonly { from: string; to: string; reason: string | null }[];
    readonly asSoonAsPossible: { promisedAt: string | null; reason: string | null };
  };
}

async function offerOf(world: World, method: 'DELIVERY' | 'PICKUP' = 'PICKUP') {
  const { channel } = await run<Offer>(testContext(world.db, world.channel, { now: () => world.now }), OFFER, {
    method,
  });
  return channel;
}

const CODES: Readonly<Record<string, string>> = {
  FULL: 'SLOT_TAKEN',
  PAUSED: 'ORDERS_PAUSED',
  CLOSED: 'SHOP_CLOSED',
  TOO_LATE: 'SHOP_CLOSED',
  METHOD_UNAVAILABLE: 'METHOD_UNAVAILABLE',
  PAST: 'SLOT_UNAVAILABLE',
  TOO_SOON: 'SLOT_UNAVAILABLE',
};

/** What promising a time inside a transaction says; nothing of it stays. */
async function promised(world: World, method: 'DELIVERY' | 'PICKUP', slotFrom: Date | null): Promise<object> {
  const undo = new Error('only asked');
  let answer: object = {};
  await transaction(world.db, async (tx) => {
    answer = await promiseTime(tx, world.channel, { method, slotFrom, now: world.now }, refuse).then(
      ({ promisedAt }) => ({ promisedAt: promisedAt.toISOString() }),
      ({ code, reason }: { code: string; reason?: string }) => ({ code, ...(reason && { reason }) }),
    );
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return answer;
}

function refusal(reason: string): object {
  const code = CODES[reason];
  return { code, ...(code === 'SLOT_UNAVAILABLE' && { reason }) };
}

test('placing accepts exactly the offered times, and refuses others for the listed reason', async () => {
  const world = await shop(database.db).dish('Cola', 300).open();
  const minute = fc.integer({ min: -300, max: 900 });
  const question = fc.record({
    now: minute,
    method: fc.constantFrom('DELIVERY', 'PICKUP'),
    settings: fc.record({
      isDeliveryAvailable: fc.boolean(),
      pickupMinutes: fc.integer({ min: 0, max: 90 }),
      slotCapacity: fc.option(fc.integer({ min: 1, max: 2 })),
      kitchenCapacity: fc.option(fc.integer({ min: 1, max: 3 })),
      kitchenDelayMinutes: fc.integer({ min: 0, max: 40 }),
      pausedUntil: fc.option(minute.map(after)),
    }),
    taken: fc.integer({ min: 0, max: 2 }),
    picks: fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 3, maxLength: 3 }),
  });
  await placeLines(world, [world.choice('Cola')]);
  await placeLines(world, [world.choice('Cola')]);
  await fc.assert(
    fc.asyncProperty(question, async ({ now, method, settings, taken, picks }) => {
      world.now = after(now);
      await world.change(settings);
      const startsAt = after(150);
      await world.db.slotUsage.upsert({
        where: { channelId_startsAt: { channelId: world.channel.id, startsAt } },
        create: { channelId: world.channel.id, startsAt, taken },
        update: { taken },
      });
      const { timeSlots, asSoonAsPossible: soon } = await offerOf(world, method);
      expect(await promised(world, method, null)).toEqual(
        soon.reason === null ? { promisedAt: soon.promisedAt } : refusal(soon.reason),
      );
      const [first, second] = ['FULL', null].map((reason) => timeSlots.find((slot) => slot.reason === reason));
      for (const slot of [first, second, ...picks.map((index) => timeSlots[index])]) {
        if (!slot) continue;
        const expected = slot.reason === null ? { promisedAt: slot.to } : refusal(slot.reason);
        expect(await promised(world, method, new Date(slot.from))).toEqual(expected);
      }
    }),
    { numRuns: Math.ceil(PROPERTY_RUNS / 10) },
  );
});

test('each full kitchen of orders ahead adds its minutes, and gives them back when it is done', async () => {
  const world = await shop(database.db, { kitchenCapacity: 2, kitchenDelayMinutes: 15, pickupMinutes: 30 })
    .dish('Cola', 300)
    .open();
  const place = () => placeLines(world, [world.choice('Cola')]);
  const orders = [await place(), await place(), await place()];
  expect(orders.map(({ promisedAt }) => promisedAt)).toEqual([after(30), after(30), after(45)]);
  expect((await offerOf(world)).asSoonAsPossible.promisedAt).toBe(after(45).toISOString());
  const staff = await world.staff('OPERATOR');
  const [first, second] = orders;
  await moveOrder(staff, { id: first?.id ?? '', to: 'CANCELLED', reason: 'Called off' });
  for (const to of ['ACCEPTED', 'PREPARING', 'READY'] as const) await moveOrder(staff, { id: second?.id ?? '', to });
  expect((await offerOf(world)).asSoonAsPossible.promisedAt).toBe(after(30).toISOString());
});

test('orders for later count once the kitchen has to begin them, forgotten ones no more', async () => {
  const world = await shop(database.db, { kitchenCapacity: 1, kitchenDelayMinutes: 20, pickupMinutes: 30 })
    .dish('Cola', 300)
    .open();
  const soon = async () => Date.parse((await offerOf(world)).asSoonAsPossible.promisedAt ?? '') - world.now.getTime();
  await placeLines(world, [world.choice('Cola')], { slotFrom: after(120) });
  expect(await soon()).toBe(30 * MINUTE);
  world.now = after(90);
  expect(await soon()).toBe(50 * MINUTE);
  // Promised for the end of its slot, two and a half hours after noon.
  world.now = after(150 + 120);
  expect(await soon()).toBe(50 * MINUTE);
  world.now = after(150 + 121);
  expect(await soon()).toBe(30 * MINUTE);
});

test('a refusal to place in a pause reaches the caller as data, with the end and in their language', async () => {
  const until = after(45);
  const world = await shop(database.db, { pausedUntil: until }).dish('Cola', 300).open();
  const document = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
    __typename ... on Error { code message path } ... on OrdersPaused { until }
  } }`;
  const shopper = await world.shopper();
  await shopper.add('Cola');
  await shopper.fill({
    name: 'Anna',
    phone: '+4930901820',
    deliveryMethod: 'PICKUP',
    paymentMethodId: world.payment(),
  });
  const context = testContext(world.db, world.channel, { now: () => world.now, actor: shopper.actor, locale: 'ru' });
  const { data } = await execute(context, document, { input: { idempotencyKey: 'paused' } });
  expect(data?.placeOrder).toEqual({
    __typename: 'OrdersPaused',
    code: 'ORDERS_PAUSED',
    message: 'На кухне сейчас много работы, и новые заказы ненадолго приостановлены. Выберите время попозже.',
    path: ['timeKind'],
    until: until.toISOString(),
  });
  expect((await shopper.cart()).lines).toHaveLength(1);
  world.now = until;
  expect(await shopper.place({ idempotencyKey: 'resumed' })).toMatchObject({ status: 'PLACED' });
});

test('a time that has become much later than the shopper saw is asked about, and placed once they have seen it', async () => {
  const world = await shop(database.db, { pickupMinutes: 30 }).dish('Cola', 300).open();
  const { promisedAt } = (await offerOf(world)).asSoonAsPossible;
  const seen = new Date(promisedAt ?? '');
  await world.change({ pickupMinutes: 40 });
  expect(await placeLines(world, [world.choice('Cola')], { expectedBy: seen })).toMatchObject({ status: 'PLACED' });

  await world.change({ pickupMinutes: 45 });
  const idempotencyKey = 'friday-1';
  const place = (expectedBy: Date) => placeLines(world, [world.choice('Cola')], { idempotencyKey, expectedBy });
  const refusal = await place(seen).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'PROMISE_CHANGED', promisedAt: new Date(seen.getTime() + 15 * MINUTE) });
  expect(await world.db.checkout.count({ where: { channelId: world.channel.id } })).toBe(1);
  // The key stands for the order, not for the minute that was seen.
  const order = await place(new Date(seen.getTime() + 15 * MINUTE));
  expect(order).toMatchObject({ status: 'PLACED', promisedAt: new Date(seen.getTime() + 15 * MINUTE) });
  expect((await place(seen)).id).toBe(order.id);
});
