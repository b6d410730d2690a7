import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../access/caller';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { createTestStaff, globalId, run, testContext } from '../../graphql/testing';
import { orderAgain } from '../reorder/reorder.command';
import type { Shopper } from '../testing-shopper';
import { shop, type World } from '../testing-world';
import { addLine } from './cart.command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const pizzeria = (settings = {}) =>
  shop(database.db, settings).dish('Margherita', 900).withOption('Crust', { Thick: 150 }).dish('Cola', 300).open();

const put = (world: World, { actor }: Shopper, note: string | null, quantity = 1) =>
  addLine(world.caller(actor), async () => actor.sessionId, { ...world.choice('Margherita', quantity), note });

const noted = ({ lines }: { lines: readonly { quantity: number; note: string | null }[] }) =>
  lines.map(({ quantity, note }) => [quantity, note]);

test('the same dish with another note is another line, through cart and order', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await put(world, shopper, null);
  await put(world, shopper, '  no   onions ');
  await put(world, shopper, 'for a child');
  await put(world, shopper, 'no onions', 2);
  const expected = [
    [1, null],
    [3, 'no onions'],
    [1, 'for a child'],
  ];
  expect(noted(await put(world, shopper, ' '))).toEqual([[2, null], ...expected.slice(1)]);
  await shopper.change(0, { method: 'decrement' });
  expect(noted(await shopper.change(2, { method: 'increment' }))).toEqual([
    ...expected.slice(0, 2),
    [2, 'for a child'],
  ]);
  expect(noted(await shopper.change(2, { method: 'decrement' }))).toEqual(expected);
  const { id } = await shopper.place();
  const stored = await database.db.checkout.findUniqueOrThrow({
    where: { id },
    include: { lines: { orderBy: { position: 'asc' } } },
  });
  expect(noted(stored)).toEqual(expected);
});

test('a note that is too long is refused by its field, and so is any where the kitchen takes none', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await expect(put(world, shopper, 'x'.repeat(121))).rejects.toMatchObject({
    fields: [{ path: ['note'], code: 'STRING_TOO_LONG', values: { maximum: 120 } }],
  });
  await put(world, shopper, 'x'.repeat(120));
  await world.change({ takesLineNotes: false });
  await expect(put(world, shopper, 'no onions')).rejects.toMatchObject({
    fields: [{ path: ['note'], code: 'NOTES_NOT_TAKEN' }],
  });
  const lines = [world.choice('Cola'), { ...world.choice('Margherita'), note: 'no onions' }];
  await expect(shopper.place({ lines })).rejects.toMatchObject({
    fields: [{ path: ['lines', '1', 'note'], code: 'NOTES_NOT_TAKEN' }],
  });
  // What was written before goes along: nobody may think that it was read, and it was dropped.
  expect(noted(await put(world, shopper, null))).toEqual([
    [1, 'x'.repeat(120)],
    [1, null],
  ]);
  expect(noted(await shopper.place())).toHaveLength(2);
});

test('the shopper who wrote a note and the kitchen read it; another reader with the link does not', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await put(world, shopper, 'no onions');
  const as = (actor: Actor) => testContext(database.db, world.channel, { actor });
  const CART = '{ checkout { lines { note } } }';
  expect(await run(as(shopper.actor), CART)).toEqual({ checkout: { lines: [{ note: 'no onions' }] } });
  const { id, token } = await shopper.place();
  const ORDER = 'query ($token: String!, $id: ID!) { order(token: $token) { lines { note } } node(id: $id) { id } }';
  const read = (actor: Actor) => run(as(actor), ORDER, { token, id: globalId('Checkout', id) });
  expect(await read(shopper.actor)).toMatchObject({ order: { lines: [{ note: 'no onions' }] } });
  expect(await read((await world.shopper()).actor)).toMatchObject({ order: { lines: [{ note: null }] } });
  const cook = await createTestStaff(database.db, world.channel.id, 'KITCHEN');
  expect(await read(cook)).toMatchObject({ order: { lines: [{ note: 'no onions' }] } });
});

test('ordering again brings one’s own notes, and nobody else’s', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await put(world, shopper, 'no onions', 2);
  await put(world, shopper, 'for a child');
  const { token } = await shopper.place();
  const again = async ({ actor }: Shopper) =>
    (await orderAgain(world.caller(actor), async () => actor.sessionId, token ?? '')).cart;
  const own = [
    [2, 'no onions'],
    [1, 'for a child'],
  ];
  for (const _twice of [1, 2]) expect(noted((await again(shopper)) ?? { lines: [] })).toEqual(own);
  const stranger = await world.shopper();
  expect(noted((await again(stranger)) ?? { lines: [] })).toEqual([[3, null]]);
  // Lines that became one are placed as one.
  expect(noted(await stranger.place())).toEqual([[3, null]]);
  await shopper.clear();
  await world.change({ takesLineNotes: false });
  expect(noted((await again(shopper)) ?? { lines: [] })).toEqual([[3, null]]);
});
