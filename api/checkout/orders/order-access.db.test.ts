import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../access/caller';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { StaffRole } from '../../generated/prisma/client';
import { createTestStaff, createTestToken, execute, globalId, run, testContext } from '../../graphql/testing';
import type { CheckoutView } from '../checkout-view';
import type { Shopper } from '../testing-shopper';
import { shop, type World } from '../testing-world';

let database: TestDatabase;
let world: World;
let shopper: Shopper;
let order: CheckoutView;

beforeAll(async () => {
  database = await createTestDatabase();
  world = await shop(database.db).dish('Cola', 300).open();
  shopper = await world.shopper();
  await shopper.add('Cola');
  order = await shopper.place({
    deliveryMethod: 'DELIVERY',
    street: 'Hauptstr. 1',
    apartment: '7',
    intercom: '7K',
    entrance: '2',
    floor: '3',
    courierNote: 'Ring twice',
    kitchenNote: 'No ice',
  });
});
afterAll(() => database.drop());

const STRANGER: Actor = { kind: 'visitor', sessionId: null };

const PERSONAL = {
  name: 'Anna Schmidt',
  phone: '+4930901820',
  street: 'Hauptstr. 1',
  apartment: '7',
  intercom: '7K',
  entrance: '2',
  floor: '3',
  courierNote: 'Ring twice',
  kitchenNote: 'No ice',
};
const FIELDS = `number status token isOwn lines { productName quantity } ${Object.keys(PERSONAL).join(' ')}`;
const BY_ID = `query ($id: ID!) { found: node(id: $id) { ... on Order { ${FIELDS} } } }`;
const BY_TOKEN = `query ($token: String!) { found: order(token: $token) { ... on Order { ${FIELDS} } } }`;

type Found = { found: Record<string, unknown> | null };

const masked = Object.fromEntries(Object.keys(PERSONAL).map((field) => [field, null]));
const as = (actor: Actor) => testContext(database.db, world.channel, { actor });
const staff = async (role: StaffRole) => as(await createTestStaff(database.db, world.channel.id, role));
const byId = (context: ReturnType<typeof as>) => run<Found>(context, BY_ID, { id: globalId('Checkout', order.id) });
const byToken = (context: ReturnType<typeof as>, token = order.token) => run<Found>(context, BY_TOKEN, { token });

test('the session that placed an order sees all of it, by id and by link', async () => {
  for (const read of [byId, byToken]) {
    const { found } = await read(as(shopper.actor));
    expect(found).toMatchObject({ ...PERSONAL, token: order.token, isOwn: true });
  }
});

test.each<StaffRole>(['ADMIN', 'MANAGER', 'OPERATOR'])('%s sees all of it, by id and by link', async (role) => {
  for (const read of [byId, byToken]) {
    const { found } = await read(await staff(role));
    expect(found).toMatchObject({ ...PERSONAL, token: order.token, isOwn: false });
  }
});

test('cooks see the dishes and the kitchen’s note, and no personal data', async () => {
  for (const read of [byId, byToken]) {
    const { found } = await read(await staff('KITCHEN'));
    expect(found).toMatchObject({ ...masked, kitchenNote: 'No ice', number: '2011-0001', token: null });
  }
});

const SUMS = ['totalPrice', 'productsCost', 'discount', 'deliveryFee'];

test.each([...SUMS, 'changeFrom'])(
  '%s is for those who handle the order and who has its link, not for cooks',
  async (sum) => {
    const query = `query ($token: String!) { order(token: $token) { ${sum} { minor } } }`;
    const ask = (context: ReturnType<typeof as>) => execute(context, query, { token: order.token });
    const refused = await ask(await staff('KITCHEN'));
    expect(refused.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    const reader = await createTestToken(database.db, world.channel.id, ['ORDERS_READ']);
    for (const context of [as(shopper.actor), await staff('OPERATOR'), as(STRANGER), as(reader)]) {
      expect((await ask(context)).errors).toBeUndefined();
    }
  },
);

test('a cook reads sums neither on the board, nor by an id, nor from a move', async () => {
  const cook = await staff('KITCHEN');
  const id = globalId('Checkout', order.id);
  const TOTAL = 'totalPrice { minor }';
  for (const query of [
    `{ channel { orders { nodes { ${TOTAL} } } } }`,
    `{ node(id: "${id}") { ... on Order { ${TOTAL} } } }`,
    `mutation { moveOrder(input: { id: "${id}", to: PREPARING }) { ... on Order { ${TOTAL} } } }`,
  ]) {
    expect(JSON.stringify((await execute(cook, query)).data ?? {})).not.toContain('minor');
  }
});

test('another session has to know the link, and sees status and dishes by it', async () => {
  const other = await world.shopper();
  for (const actor of [STRANGER, other.actor]) {
    expect((await byId(as(actor))).found).toBeNull();
    const { found } = await byToken(as(actor));
    expect(found).toEqual({
      ...masked,
      number: '2011-0001',
      status: 'PLACED',
      token: null,
      isOwn: false,
      lines: [{ productName: 'Cola', quantity: 1 }],
    });
  }
});

test.each(['', 'x', 'A'.repeat(22), '\u0000'.repeat(22), "' or 1=1 --"])('%j leads to no order', async (token) => {
  expect((await byToken(await staff('ADMIN'), token)).found).toBeNull();
});

test('another shop’s staff see nothing of it', async () => {
  const other = await shop(database.db).open();
  const actor = await createTestStaff(database.db, other.channel.id, 'ADMIN');
  const context = testContext(database.db, other.channel, { actor });
  expect((await byId(context)).found).toBeNull();
  expect((await byToken(context)).found).toBeNull();
});

test('nobody reads somebody else’s cart by its id', async () => {
  const owner = await world.shopper();
  const { id } = await owner.add('Cola');
  const variables = { id: globalId('Checkout', id) };
  expect((await run<Found>(as(STRANGER), BY_ID, variables)).found).toBeNull();
  expect((await run<Found>(as(owner.actor), BY_ID, variables)).found).not.toBeNull();
});

test('a session’s own last order is found, and only by that session', async () => {
  const query = '{ lastOrder { number name } }';
  const own = await run(as(shopper.actor), query);
  expect(own).toEqual({ lastOrder: { number: '2011-0001', name: 'Anna Schmidt' } });
  expect(await run(as(STRANGER), query)).toEqual({ lastOrder: null });
  expect(await run(as((await world.shopper()).actor), query)).toEqual({ lastOrder: null });
});

test('the board and what happened to an order are for staff', async () => {
  const board = '{ channel { orders { nodes { number name allowedMoves } } orderCounts { status count } } }';
  expect(await run(await staff('KITCHEN'), board)).toMatchObject({
    channel: { orders: { nodes: [{ number: '2011-0001', name: null, allowedMoves: [] }] } },
  });
  const refused = await execute(as(shopper.actor), board);
  expect(refused.errors?.map(({ extensions }) => extensions.code)).toContain('UNAUTHENTICATED');
  const history = '{ channel { orders { nodes { history { from to by } } } } }';
  expect(await run(await staff('OPERATOR'), history)).toMatchObject({
    channel: { orders: { nodes: [{ history: [{ from: 'OPEN', to: 'PLACED', by: null }] }] } },
  });
});
