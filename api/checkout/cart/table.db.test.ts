import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../access/caller';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { createTestStaff, globalId, run, testContext } from '../../graphql/testing';
import { refusalMessage } from '../../messages/refusal-message';
import { describeOrder } from '../../receivers/template/describe-order';
import { WarehouseRequired } from '../refusals';
import { shop } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const cafe = () => shop(database.db).dish('Cola', 300).open();

test('a cart keeps the table that its shopper sits at, and the order and its receivers say it', async () => {
  const shopper = await (await cafe()).shopper();
  await shopper.add('Cola');
  await shopper.fill({ deliveryMethod: 'PICKUP', table: '  Terrace  2 ' });
  expect((await shopper.cart()).details.table).toBe('Terrace 2');
  const { id, details } = await shopper.place();
  expect(details.table).toBe('Terrace 2');
  const include = { channel: true, lines: true } as const;
  const placed = await database.db.checkout.findUniqueOrThrow({ where: { id }, include });
  const lines = placed.lines.map((line) => ({ ...line, options: [] }));
  expect(describeOrder({ ...placed, lines }, { pages: null }).table).toBe('Terrace 2');
});

test('a table that comes with the order goes before the one in the cart; none takes it away', async () => {
  const world = await cafe();
  for (const [sent, kept] of [
    ['8', '8'],
    [null, null],
  ] as const) {
    const shopper = await world.shopper();
    await shopper.add('Cola');
    await shopper.fill({ table: '7' });
    expect((await shopper.place({ table: sent })).details.table).toBe(kept);
  }
});

test('at a table nobody has to be called: without a phone there is an order, and no client', async () => {
  const world = await cafe();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  const { id } = await shopper.place({ table: '7', phone: null });
  const placed = await database.db.checkout.findUniqueOrThrow({ where: { id } });
  expect(placed).toMatchObject({ status: 'PLACED', phone: null, clientId: null, number: expect.any(String) });
  expect(await database.db.client.count({ where: { channelId: world.channel.id } })).toBe(0);
  await shopper.add('Cola');
  await expect(shopper.place({ table: null, phone: null })).rejects.toMatchObject({
    fields: [{ path: ['phone'], code: 'REQUIRED' }],
  });
});

test('a code on a table that names no house is asked for the house, not for a pickup point', async () => {
  const world = await shop(database.db).dish('Cola', 300).warehouse('Old Town').warehouse('Harbour').open();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  const refused = async (table: string | null) => {
    const refusal: unknown = await shopper.place({ deliveryMethod: 'PICKUP', table }).catch((error) => error);
    return refusal instanceof WarehouseRequired ? refusalMessage(refusal, 'en', null) : refusal;
  };
  expect(await refused('7')).toBe('Please choose which of our restaurants you’re in.');
  expect(await refused(null)).toBe('Please choose a pickup point.');
});

test('an order that is brought to an address has no table', async () => {
  const shopper = await (await cafe()).shopper();
  await shopper.add('Cola');
  const order = await shopper.place({ deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1', table: '7' });
  expect(order.details).toMatchObject({ deliveryMethod: 'DELIVERY', table: null });
});

test('a table of more than 20 characters is refused, and what was there stays', async () => {
  const shopper = await (await cafe()).shopper();
  await shopper.add('Cola');
  await shopper.fill({ table: '7' });
  await expect(shopper.fill({ table: 'x'.repeat(21) })).rejects.toMatchObject({
    fields: [{ path: ['table'], code: 'STRING_TOO_LONG', values: { maximum: 20 } }],
  });
  expect((await shopper.cart()).details.table).toBe('7');
});

test('cooks, operators and the shopper who ordered see the table; a stranger with the link does not', async () => {
  const world = await cafe();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  const { id, token } = await shopper.place({ table: '7' });
  const read = async (actor: Actor) => {
    const context = testContext(database.db, world.channel, { actor });
    const [byLink, byId] = await Promise.all([
      run<{ order: { table: string | null } }>(context, 'query ($token: String!) { order(token: $token) { table } }', {
        token,
      }),
      run<{ node: { table: string | null } | null }>(
        context,
        'query ($id: ID!) { node(id: $id) { ... on Order { table } } }',
        { id: globalId('Checkout', id) },
      ),
    ]);
    return [byLink.order.table, byId.node?.table ?? null];
  };
  expect(await read(shopper.actor)).toEqual(['7', '7']);
  for (const role of ['KITCHEN', 'OPERATOR'] as const) {
    expect(await read(await createTestStaff(database.db, world.channel.id, role))).toEqual(['7', '7']);
  }
  expect(await read({ kind: 'visitor', sessionId: null })).toEqual([null, null]);
});
