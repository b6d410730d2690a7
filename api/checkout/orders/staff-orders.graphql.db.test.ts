import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { CheckoutStatus, StaffRole } from '../../generated/prisma/client';
import { createTestChannel, createTestStaff, execute, globalId, run, testContext } from '../../graphql/testing';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOW = new Date('2026-11-21T10:00:00Z');

async function shopWith(role: StaffRole) {
  const { db } = database;
  const channel = await createTestChannel(db);
  const actor = await createTestStaff(db, channel.id, role);
  let orderSequence = 0;
  const placeOrder = (status: CheckoutStatus, placedAt = NOW) => {
    orderSequence += 1;
    const numbered = {
      number: `2111-${orderSequence}`,
      orderSequence,
      orderDate: placedAt,
      promisedAt: placedAt,
      token: crypto.randomUUID(),
    };
    return db.checkout.create({
      data: {
        channelId: channel.id,
        status,
        placedAt,
        name: 'Olga',
        phone: '+4915112345678',
        ...(status === 'OPEN' ? {} : numbered),
        deliveryMethod: 'PICKUP',
        currencyCode: 'EUR',
        productsCost: 900,
        discount: 0,
        total: 900,
        weight: 0,
        paymentType: 'CASH',
        kitchenNote: 'No onions',
        moves: { create: { from: 'OPEN', to: 'PLACED', createdAt: placedAt } },
      },
    });
  };
  return { placeOrder, context: testContext(db, channel, { actor, now: () => NOW }) };
}

const ORDER = `query ($id: ID!) {
  node(id: $id) { ... on Order { status name phone phoneText doubts { code } token kitchenNote allowedMoves history { to by } } }
}`;
const MOVE = `mutation ($id: ID!, $to: CheckoutStatus!) {
  moveOrder(input: { id: $id, to: $to }) { __typename ... on Order { status history { to by } } ... on Error { code } }
}`;

test.each<[StaffRole, CheckoutStatus, CheckoutStatus[]]>([
  ['OPERATOR', 'PLACED', ['ACCEPTED', 'CANCELLED']],
  ['KITCHEN', 'PLACED', []],
  ['KITCHEN', 'ACCEPTED', ['PREPARING']],
  ['KITCHEN', 'PREPARING', ['READY']],
  ['KITCHEN', 'READY', []],
  ['OPERATOR', 'READY', ['COMPLETED', 'CANCELLED']],
])('%s may move an order that is %s to %j', async (role, status, allowedMoves) => {
  const { context, placeOrder } = await shopWith(role);
  const { id } = await placeOrder(status);
  expect(await run(context, ORDER, { id: globalId('Checkout', id) })).toMatchObject({ node: { status, allowedMoves } });
});

test('a cook opens an order and reads its kitchen note, but neither name nor phone', async () => {
  const { context, placeOrder } = await shopWith('KITCHEN');
  const { id } = await placeOrder('ACCEPTED');
  expect(await run(context, ORDER, { id: globalId('Checkout', id) })).toEqual({
    node: {
      status: 'ACCEPTED',
      name: null,
      phone: null,
      phoneText: null,
      doubts: [],
      token: null,
      kitchenNote: 'No onions',
      allowedMoves: ['PREPARING'],
      history: [{ to: 'PLACED', by: null }],
    },
  });
});

test('a phone is grouped for staff, and one of a range that is not known is marked', async () => {
  const { context, placeOrder } = await shopWith('OPERATOR');
  const [known, unknown] = [await placeOrder('PLACED'), await placeOrder('PLACED')];
  await database.db.checkout.update({ where: { id: unknown.id }, data: { phone: '+491234567' } });
  const read = ({ id }: { id: string }) => run(context, ORDER, { id: globalId('Checkout', id) });
  expect(await read(known)).toMatchObject({ node: { phoneText: '+49 1511 2345678', doubts: [] } });
  expect(await read(unknown)).toMatchObject({ node: { doubts: [{ code: 'PHONE_UNUSUAL' }] } });
});

test('kitchen staff cannot open a cart', async () => {
  const { context, placeOrder } = await shopWith('KITCHEN');
  const { id } = await placeOrder('OPEN');
  expect(await run(context, ORDER, { id: globalId('Checkout', id) })).toEqual({ node: null });
});

test('a cook moves on what is theirs, under their own name, and nothing else', async () => {
  const { context, placeOrder } = await shopWith('KITCHEN');
  const { id } = await placeOrder('ACCEPTED');
  const move = (to: CheckoutStatus) => run(context, MOVE, { id: globalId('Checkout', id), to });
  const by = context.actor.kind === 'staff' ? context.actor.name : null;
  expect(await move('PREPARING')).toMatchObject({
    moveOrder: { status: 'PREPARING', history: [{ by: null }, { to: 'PREPARING', by }] },
  });
  expect(await move('CANCELLED')).toMatchObject({ moveOrder: { code: 'FORBIDDEN' } });
});

test('orders are counted in all, and by the day of the shop’s clocks', async () => {
  const { context, placeOrder } = await shopWith('KITCHEN');
  // Midnight in Berlin is 23:00 UTC the day before.
  await placeOrder('PLACED', new Date('2026-11-20T23:00:00Z'));
  await placeOrder('PLACED', new Date('2026-11-20T22:59:59Z'));
  await placeOrder('READY', new Date('2026-11-20T22:00:00Z'));
  const counts = await run(
    context,
    `{ channel {
      orderCounts { status count oldestPlacedAt }
      today: orderCounts(today: true) { status count oldestPlacedAt }
      ready: orderCounts(statuses: [READY, OPEN]) { status count }
    } }`,
  );
  const ready = { status: 'READY', count: 1 };
  expect(counts).toEqual({
    channel: {
      orderCounts: expect.toSatisfy((all: object[]) => all.length === 2),
      today: [{ status: 'PLACED', count: 1, oldestPlacedAt: '2026-11-20T23:00:00.000Z' }],
      ready: [ready],
    },
  });
  expect(counts).toMatchObject({
    channel: {
      orderCounts: expect.arrayContaining([
        { status: 'PLACED', count: 2, oldestPlacedAt: '2026-11-20T22:59:59.000Z' },
        { ...ready, oldestPlacedAt: '2026-11-20T22:00:00.000Z' },
      ]),
    },
  });
});

test('a visitor is shown no orders', async () => {
  const { context } = await shopWith('KITCHEN');
  const visitor = { ...context, actor: { kind: 'visitor', sessionId: null } as const };
  const { errors } = await execute(visitor, '{ channel { orders { edges { node { id } } } } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
