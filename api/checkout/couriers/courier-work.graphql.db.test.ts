import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { StaffRole } from '../../generated/prisma/client';
import { createTestStaff, execute, globalId, testContext } from '../../graphql/testing';
import { moveOrder } from '../order-life/move-order.command';
import { shop } from '../testing-world';
import { moveCourierOrder, takeCourierOrder } from './courier-order.command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const WORK = `{ channel { courierWork {
  orderId isMine number street name phone apartment entrance floor intercom courierNote doubts { message }
  toCollect { minor } changeFrom { minor } lines { productName quantity }
} } }`;

async function freeOrder(settings = {}) {
  const world = await shop(database.db, settings).dish('Cola', 300).open();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  const { id, token } = await shopper.place({
    deliveryMethod: 'DELIVERY',
    street: 'Hauptstr. 1',
    apartment: '5',
    entrance: '2',
    floor: '3',
    intercom: '77',
    courierNote: 'Ring twice',
    changeFrom: 5000,
  });
  const operator = await world.staff('OPERATOR');
  for (const to of ['ACCEPTED', 'PREPARING', 'READY'] as const) await moveOrder(operator, { id, to });
  const courier = await world.staff('COURIER');
  const as = async (role: StaffRole | null, actor = courier.actor) =>
    testContext(database.db, world.channel, {
      actor: role === null ? actor : await createTestStaff(database.db, world.channel.id, role),
      now: () => world.now,
    });
  return { world, shopper, courier, operator, as, id, token };
}

test('only the courier who takes a free order sees whom it is for', async () => {
  const { courier, as, id } = await freeOrder();
  const unread = { path: ['phone'], code: 'PHONE_EXTENSION', values: { phone: '800 123 ext 7' }, names: {} };
  await database.db.checkout.update({ where: { id }, data: { deviations: [unread] } });
  const free = await execute(await as(null), WORK, {});
  expect(free.data?.channel).toMatchObject({
    courierWork: [
      {
        orderId: globalId('Checkout', id),
        isMine: false,
        street: 'Hauptstr. 1',
        name: null,
        phone: null,
        apartment: null,
        entrance: null,
        floor: null,
        intercom: null,
        courierNote: null,
        doubts: [],
        toCollect: { minor: 300 },
        lines: [{ productName: 'Cola', quantity: 1 }],
      },
    ],
  });
  await takeCourierOrder(courier, id);
  const taken = await execute(await as(null), WORK, {});
  expect(taken.data?.channel).toMatchObject({
    courierWork: [
      {
        isMine: true,
        name: expect.any(String) as string,
        phone: expect.stringMatching(/^\+/) as string,
        apartment: '5',
        entrance: '2',
        floor: '3',
        intercom: '77',
        courierNote: 'Ring twice',
        doubts: [{ message: 'Phone as it was sent: 800 123 ext 7' }],
        changeFrom: { minor: 5000 },
      },
    ],
  });
  const others = await execute(await as('COURIER'), WORK, {});
  expect(others.data?.channel).toMatchObject({ courierWork: [] });
});

test('a courier reads no order by its id, no list and no stream of them', async () => {
  const { courier, as, id } = await freeOrder();
  await takeCourierOrder(courier, id);
  const answer = await execute(
    await as(null),
    'query ($id: ID!) { node(id: $id) { id } channel { orders(first: 5) { nodes { id } } couriers { name } } }',
    { id: globalId('Checkout', id) },
  );
  expect(answer.data).toMatchObject({ node: null, channel: { orders: null, couriers: null } });
});

test.each([
  ['paid elsewhere', { isPaidElsewhere: true }],
  ['reserved on a card', { moneyState: 'AUTHORISED' }],
  ['paid by card', { moneyState: 'CAPTURED', cardPaid: 300 }],
  ['paid by card and given back in part', { moneyState: 'PARTLY_REFUNDED', cardPaid: 200 }],
] as const)('nothing is collected for an order that is %s', async (_title, data) => {
  const { courier, as, id } = await freeOrder();
  await takeCourierOrder(courier, id);
  await database.db.checkout.update({ where: { id }, data });
  const { data: answer } = await execute(await as(null), WORK, {});
  expect(answer?.channel).toMatchObject({ courierWork: [{ toCollect: { minor: 0 } }] });
});

test('of an order that got dearer after it was paid, the rest is collected', async () => {
  const { courier, as, id } = await freeOrder();
  await takeCourierOrder(courier, id);
  await database.db.checkout.update({ where: { id }, data: { moneyState: 'CAPTURED', dueOnReceiving: 120 } });
  const { data: answer } = await execute(await as(null), WORK, {});
  expect(answer?.channel).toMatchObject({ courierWork: [{ toCollect: { minor: 120 } }] });
});

test.each([
  [true, 'the shop wants that'],
  [false, 'never, otherwise'],
])('the shopper is told who brings the order while it is on its way: %s, %s', async (namesCourier) => {
  const { world, shopper, courier, as, id, token } = await freeOrder({ namesCourier });
  const nameFor = async (context: Awaited<ReturnType<typeof as>>) => {
    const { data } = await execute(
      context,
      'query ($token: String!) { order(token: $token) { ... on Order { courierName } } }',
      {
        token,
      },
    );
    return data?.order;
  };
  const name = courier.actor.kind === 'staff' ? courier.actor.name : '';
  const [owner, stranger] = [await as(null, shopper.actor), await as(null, { kind: 'visitor', sessionId: null })];
  await takeCourierOrder(courier, id);
  expect(await nameFor(owner)).toEqual({ courierName: null });
  await moveCourierOrder(courier, { id, to: 'OUT_FOR_DELIVERY' });
  expect(await nameFor(owner)).toEqual({ courierName: namesCourier ? name : null });
  expect(await nameFor(stranger)).toEqual({ courierName: null });
  expect(await nameFor(await as('OPERATOR'))).toEqual({ courierName: name });
  await moveCourierOrder(courier, { id, to: 'COMPLETED' });
  expect(await nameFor(owner)).toEqual({ courierName: null });
  expect(world.channel.namesCourier).toBe(namesCourier);
});
