import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderStatus } from '../../../domain/order-status';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { Forbidden } from '../../kernel/refusals';
import { placeLines } from '../testing-shopper';
import { shop, type World } from '../testing-world';
import { moveOrder } from './move-order.command';
import { MoveNotAllowed, OrderNotFound, ReasonRequired } from './refusals';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const bar = () => shop(database.db).dish('Cola', 300).open();
const DELIVERY = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' } as const;

async function orderIn(world: World, input = {}): Promise<string> {
  return (await placeLines(world, [world.choice('Cola')], input)).id;
}

test.each([
  ['delivered', DELIVERY, ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED']],
  ['collected', {}, ['ACCEPTED', 'PREPARING', 'READY', 'COMPLETED']],
] as const)('an order that is %s goes step by step to the end', async (_title, input, steps) => {
  const world = await bar();
  const operator = await world.staff('OPERATOR');
  const id = await orderIn(world, input);
  for (const to of steps) expect((await moveOrder(operator, { id, to })).status).toBe(to);
  for (const to of ['PLACED', 'CANCELLED', 'COMPLETED'] as const) {
    await expect(moveOrder(operator, { id, to, reason: 'why not' })).rejects.toThrow(MoveNotAllowed);
  }
});

test.each<[OrderStatus]>([['OPEN'], ['PLACED'], ['PREPARING'], ['READY'], ['OUT_FOR_DELIVERY'], ['COMPLETED']])(
  'a new order does not go straight to %s',
  async (to) => {
    const world = await bar();
    const id = await orderIn(world);
    await expect(moveOrder(await world.staff('ADMIN'), { id, to })).rejects.toThrow(MoveNotAllowed);
  },
);

test('who moved, when and why is kept, and receivers get an event', async () => {
  const world = await shop(database.db)
    .dish('Cola', 300)
    .receiver('board', ['STATUS_CHANGED'])
    .receiver('accounts', ['CANCELLED'])
    .open();
  const operator = await world.staff('OPERATOR');
  const id = await orderIn(world);
  await moveOrder(operator, { id, to: 'ACCEPTED' });
  world.now = new Date(world.now.getTime() + 60_000);
  await moveOrder(operator, { id, to: 'CANCELLED', reason: ' No more cola ' });
  const moves = await database.db.statusMove.findMany({ where: { checkoutId: id }, orderBy: { createdAt: 'asc' } });
  const staffMemberId = operator.actor.kind === 'staff' ? operator.actor.staffMemberId : null;
  expect(moves.slice(1)).toMatchObject([
    { from: 'PLACED', to: 'ACCEPTED', staffMemberId, reason: null },
    { from: 'ACCEPTED', to: 'CANCELLED', staffMemberId, reason: 'No more cola', createdAt: world.now },
  ]);
  expect(await database.db.checkout.findUnique({ where: { id } })).toMatchObject({ cancelReason: 'No more cola' });
  const entries = await database.db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: 'asc' } });
  expect(entries.at(-1)).toMatchObject({
    staffMemberId,
    details: { to: 'CANCELLED', reason: 'No more cola', reasonCode: null },
  });
  const messages = await database.db.outboxMessage.findMany({
    where: { checkoutId: id },
    include: { receiver: true },
    orderBy: { createdAt: 'asc' },
  });
  expect(messages.map(({ event, receiver }) => [event, receiver.name])).toEqual([
    ['STATUS_CHANGED', 'board'],
    ['CANCELLED', 'accounts'],
  ]);
});

test.each([
  [undefined, ReasonRequired],
  ['   ', ReasonRequired],
])('nobody cancels without a reason: %j', async (reason, refusal) => {
  const world = await bar();
  const id = await orderIn(world);
  await expect(moveOrder(await world.staff('OPERATOR'), { id, to: 'CANCELLED', reason })).rejects.toThrow(refusal);
});

test('a reason is at most 250 characters', async () => {
  const world = await bar();
  const input = { id: await orderIn(world), to: 'CANCELLED', reason: 'x'.repeat(251) } as const;
  await expect(moveOrder(await world.staff('OPERATOR'), input)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('cooks say that an order is prepared and ready, and nothing else', async () => {
  const world = await bar();
  const [cook, operator] = [await world.staff('KITCHEN'), await world.staff('OPERATOR')];
  const id = await orderIn(world);
  await expect(moveOrder(cook, { id, to: 'ACCEPTED' })).rejects.toThrow(Forbidden);
  await expect(moveOrder(cook, { id, to: 'CANCELLED', reason: 'Tired' })).rejects.toThrow(Forbidden);
  await moveOrder(operator, { id, to: 'ACCEPTED' });
  await moveOrder(cook, { id, to: 'PREPARING' });
  expect((await moveOrder(cook, { id, to: 'READY' })).status).toBe('READY');
  await expect(moveOrder(cook, { id, to: 'COMPLETED' })).rejects.toThrow(Forbidden);
});

test('shoppers move nothing, not even their own order', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  const { id } = await shopper.place();
  const move = moveOrder(world.caller(shopper.actor), { id, to: 'CANCELLED', reason: 'Changed my mind' });
  await expect(move).rejects.toThrow(Forbidden);
});

test('a cart, an unknown order and another shop’s order are not found', async () => {
  const [world, other] = await Promise.all([bar(), bar()]);
  const operator = await world.staff('OPERATOR');
  const cart = await (await world.shopper()).add('Cola');
  for (const id of [cart.id, randomUUID(), await orderIn(other)]) {
    await expect(moveOrder(operator, { id, to: 'ACCEPTED' })).rejects.toThrow(OrderNotFound);
  }
});
