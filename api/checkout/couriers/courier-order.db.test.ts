import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { Forbidden, InvalidInput, NotFound } from '../../kernel/refusals';
import { moveOrder } from '../order-life/move-order.command';
import { MoveNotAllowed, OrderIsOver, OrderNotFound, OrderTaken, StaleOrder } from '../order-life/refusals';
import { stepBackOrder } from '../order-life/step-back.command';
import type { PlacingCaller } from '../placing/placing';
import { placeLines } from '../testing-shopper';
import { shop, TEST_NOW, type World } from '../testing-world';
import { assignCourier, leaveCourierOrder, moveCourierOrder, takeCourierOrder } from './courier-order.command';
import { readCourierCash, readCouriers, readCourierWork, startOfCourierDay } from './courier-work.store';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const DELIVERY = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1', apartment: '5', name: 'Nino' } as const;
const place = (world: World, input: object = DELIVERY) => placeLines(world, [world.choice('Cola')], input);
const memberOf = ({ actor }: PlacingCaller) => (actor.kind === 'staff' ? actor.staffMemberId : '');

async function make(operator: PlacingCaller, id: string, ...steps: ('ACCEPTED' | 'PREPARING' | 'READY')[]) {
  for (const to of steps) await moveOrder(operator, { id, to });
}

/** A shop with a ready order, an operator and two couriers. */
async function readyOrder() {
  const world = await shop(database.db).dish('Cola', 300).open();
  const [operator, ann, bob] = [
    await world.staff('OPERATOR'),
    await world.staff('COURIER'),
    await world.staff('COURIER'),
  ];
  const { id } = await place(world);
  await make(operator, id, 'ACCEPTED', 'PREPARING', 'READY');
  return { world, operator, ann, bob, id };
}

const workOf = ({ channel, db, actor, now }: PlacingCaller) =>
  readCourierWork(db, {
    channelId: channel.id,
    courierId: actor.kind === 'staff' ? actor.staffMemberId : '',
    since: startOfCourierDay(now(), channel.timeZone),
  });

test('of two couriers who take an order at the same moment one gets it, and the other hears who', async () => {
  const { ann, bob, id } = await readyOrder();
  const taken = await Promise.allSettled([takeCourierOrder(ann, id), takeCourierOrder(bob, id)]);
  const refused = taken.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toBeInstanceOf(OrderTaken);
  const winner = taken[0].status === 'fulfilled' ? ann : bob;
  expect(refused[0]).toMatchObject({ by: winner.actor.kind === 'staff' && winner.actor.name });
  expect(await database.db.checkout.findUniqueOrThrow({ where: { id } })).toMatchObject({
    courierId: memberOf(winner),
    version: (await workOf(winner))[0]?.view.version,
  });
  // Once more is no error: the answer may have been lost.
  expect(await takeCourierOrder(winner, id)).toMatchObject({ isMine: true });
});

test('a courier leaves with an order and brings it, once however often it is asked; cash is written down', async () => {
  const { ann, operator, id } = await readyOrder();
  await takeCourierOrder(ann, id);
  await expect(moveCourierOrder(ann, { id, to: 'COMPLETED' })).rejects.toThrow(MoveNotAllowed);
  await moveCourierOrder(ann, { id, to: 'OUT_FOR_DELIVERY' });
  await moveCourierOrder(ann, { id, to: 'OUT_FOR_DELIVERY' });
  await expect(leaveCourierOrder(ann, id)).rejects.toThrow(MoveNotAllowed);
  const brought = await moveCourierOrder(ann, { id, to: 'COMPLETED', cashCollected: 300 });
  expect(brought).toMatchObject({ isMine: true, view: { status: 'COMPLETED', cashCollected: 300 } });
  await moveCourierOrder(ann, { id, to: 'COMPLETED', cashCollected: 300 });
  const moves = await database.db.statusMove.findMany({ where: { checkoutId: id, staffMemberId: memberOf(ann) } });
  expect(moves.map(({ to }) => to).toSorted()).toEqual(['COMPLETED', 'OUT_FOR_DELIVERY']);
  expect(await readCouriers(database.db, ann.channel.id, startOfCourierDay(TEST_NOW, 'Europe/Berlin'))).toContainEqual({
    id: memberOf(ann),
    name: expect.any(String) as string,
    openOrders: 0,
    broughtToday: 1,
    cashToday: 300n,
  });
  const cash = await readCourierCash(database.db, ann.channel.id, startOfCourierDay(TEST_NOW, 'Europe/Berlin'));
  expect(cash).toMatchObject([{ id, courierId: memberOf(ann), cashCollected: 300 }]);
  expect(await readCourierCash(database.db, ann.channel.id, new Date(TEST_NOW.getTime() + 1))).toEqual([]);
  // What was not brought after all was not paid either.
  await stepBackOrder(operator, { id, reason: 'the wrong door' });
  expect(await database.db.checkout.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'OUT_FOR_DELIVERY',
    courierId: memberOf(ann),
    cashCollected: null,
  });
});

test.each([
  ['a negative amount', 'COMPLETED', -1],
  ['half a cent', 'COMPLETED', 0.5],
  ['more than a column holds', 'COMPLETED', 2_147_483_648],
  ['21,474,836.47 for what costs 3.00', 'COMPLETED', 2_147_483_647],
  ['ten times of what is due', 'COMPLETED', 3000],
  ['cash before it is brought', 'OUT_FOR_DELIVERY', 300],
] as const)('%s is refused, and the order stays where it was', async (_title, to, cashCollected) => {
  const { ann, id } = await readyOrder();
  await takeCourierOrder(ann, id);
  if (to === 'COMPLETED') await moveCourierOrder(ann, { id, to: 'OUT_FOR_DELIVERY' });
  const before = await database.db.checkout.findUniqueOrThrow({ where: { id } });
  await expect(moveCourierOrder(ann, { id, to, cashCollected })).rejects.toThrow(InvalidInput);
  expect(await database.db.checkout.findUniqueOrThrow({ where: { id } })).toEqual(before);
});

test('nobody writes cash down for an order that is paid otherwise', async () => {
  const world = await shop(database.db).dish('Cola', 300).payment('CARD').open();
  const [operator, ann] = [await world.staff('OPERATOR'), await world.staff('COURIER')];
  const { id } = await placeLines(world, [world.choice('Cola')], {
    ...DELIVERY,
    paymentMethodId: world.payment('CARD'),
  });
  await make(operator, id, 'ACCEPTED', 'PREPARING', 'READY');
  await takeCourierOrder(ann, id);
  await moveCourierOrder(ann, { id, to: 'OUT_FOR_DELIVERY' });
  await expect(moveCourierOrder(ann, { id, to: 'COMPLETED', cashCollected: 300 })).rejects.toThrow(InvalidInput);
  // Unless a change made it cost more than the card money that is there.
  await database.db.checkout.update({ where: { id }, data: { moneyState: 'CAPTURED', dueOnReceiving: 200 } });
  const brought = await moveCourierOrder(ann, { id, to: 'COMPLETED', cashCollected: 200 });
  expect(brought).toMatchObject({ view: { status: 'COMPLETED', cashCollected: 200 } });
});

test('a courier sees what they bring, what is free and what they brought today, and nothing else', async () => {
  const { world, operator, ann, bob, id } = await readyOrder();
  const [bobs, early, collected] = [await place(world), await place(world), await place(world, { name: 'Nino' })];
  await make(operator, bobs.id, 'ACCEPTED', 'PREPARING');
  await make(operator, early.id, 'ACCEPTED');
  await make(operator, collected.id, 'ACCEPTED', 'PREPARING', 'READY');
  await takeCourierOrder(bob, bobs.id);
  expect((await workOf(ann)).map(({ view, isMine }) => [view.id, isMine])).toEqual([[id, false]]);
  await expect(takeCourierOrder(ann, early.id)).rejects.toThrow(OrderNotFound);
  await expect(takeCourierOrder(ann, collected.id)).rejects.toThrow(OrderNotFound);
  await expect(moveCourierOrder(ann, { id: bobs.id, to: 'OUT_FOR_DELIVERY' })).rejects.toThrow(OrderTaken);
  await expect(moveCourierOrder(ann, { id, to: 'OUT_FOR_DELIVERY' })).rejects.toThrow(OrderNotFound);
  await takeCourierOrder(ann, id);
  await moveCourierOrder(ann, { id, to: 'OUT_FOR_DELIVERY' });
  await moveCourierOrder(ann, { id, to: 'COMPLETED' });
  expect((await workOf(ann)).map(({ view }) => view.status)).toEqual(['COMPLETED']);
  world.now = new Date('2026-11-21T03:59:00Z');
  expect(await workOf(ann)).toHaveLength(1);
  // Five in the morning in Berlin.
  world.now = new Date('2026-11-21T04:00:00Z');
  expect(await workOf(ann)).toHaveLength(0);
  world.now = TEST_NOW;
});

test('staff give an order to a courier, and not over a colleague’s head', async () => {
  const { operator, ann, bob, id } = await readyOrder();
  await assignCourier(operator, { id, courierId: memberOf(ann), seenCourierId: null });
  await expect(assignCourier(operator, { id, courierId: memberOf(bob), seenCourierId: null })).rejects.toThrow(
    StaleOrder,
  );
  await expect(takeCourierOrder(bob, id)).rejects.toThrow(OrderTaken);
  await assignCourier(operator, { id, courierId: memberOf(bob), seenCourierId: memberOf(ann) });
  expect(await workOf(ann)).toEqual([]);
  await leaveCourierOrder(ann, id);
  expect(await workOf(bob)).toMatchObject([{ isMine: true }]);
  await leaveCourierOrder(bob, id);
  expect(await workOf(ann)).toMatchObject([{ isMine: false }]);
  const audit = await database.db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } });
  expect(audit.map(({ action }) => action).filter((action) => action !== 'moveOrder')).toEqual([
    'assignCourier',
    'assignCourier',
    'leaveCourierOrder',
  ]);
});

test('an order is given to couriers alone, while it is on its way at the latest, and only when it is delivered', async () => {
  const { world, operator, ann, id } = await readyOrder();
  await expect(assignCourier(operator, { id, courierId: memberOf(operator) })).rejects.toThrow(NotFound);
  const stranger = await (await shop(database.db).dish('Cola', 300).open()).staff('COURIER');
  await expect(assignCourier(operator, { id, courierId: memberOf(stranger) })).rejects.toThrow(NotFound);
  await expect(takeCourierOrder(stranger, id)).rejects.toThrow(OrderNotFound);
  await database.db.staffMember.update({ where: { id: memberOf(ann) }, data: { isActive: false } });
  await expect(assignCourier(operator, { id, courierId: memberOf(ann) })).rejects.toThrow(NotFound);
  const collected = await place(world, { name: 'Nino' });
  await expect(assignCourier(operator, { id: collected.id, courierId: null })).rejects.toThrow(InvalidInput);
  await moveOrder(operator, { id, to: 'CANCELLED', reason: 'no bread' });
  await expect(assignCourier(operator, { id, courierId: null })).rejects.toThrow(OrderIsOver);
});

test('who only brings orders moves none past that, and who takes orders brings none', async () => {
  const { operator, ann, id } = await readyOrder();
  await takeCourierOrder(ann, id);
  await expect(moveOrder(ann, { id, to: 'OUT_FOR_DELIVERY' })).rejects.toThrow(Forbidden);
  await expect(moveCourierOrder(ann, { id, to: 'CANCELLED' })).rejects.toThrow(MoveNotAllowed);
  await expect(assignCourier(ann, { id, courierId: null })).rejects.toThrow(Forbidden);
  await expect(takeCourierOrder(operator, id)).rejects.toThrow(Forbidden);
});
