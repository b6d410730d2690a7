import { afterAll, beforeAll, expect, test } from 'vitest';
import { minor } from '../../../domain/money';
import type { Reader } from '../../db/client';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { transaction } from '../../db/transaction';
import { Prisma } from '../../generated/prisma/client';
import { IN_PLACE } from '../../kernel/in-place';
import { shop } from '../testing-world';
import { saveCart } from './cart.store';
import { readCartRows } from './cart-row.store';
import { findCheckout } from './checkout.store';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The same by Prisma's own reading of the relations. */
function readByPrisma(id: string) {
  return database.db.checkout.findUniqueOrThrow({
    where: { id },
    include: {
      lines: { orderBy: IN_PLACE },
      paymentMethod: { select: { id: true, type: true, name: true, isActive: true } },
      warehouse: { select: { id: true, name: true, isActive: true } },
    },
  });
}

test('an order is read as Prisma reads it: dates, lists, names and all that is empty', async () => {
  const world = await shop(database.db).dish('Cola', 300).dish('Pizza', 900).open();
  const shopper = await world.shopper();
  await shopper.add('Pizza', 2);
  const { id } = await shopper.add('Cola');
  const cart = await findCheckout(database.db, world.channel.id, id);
  expect(cart?.lines.map(({ quantity, position }) => [quantity, position])).toEqual([
    [2, 0],
    [1, 1],
  ]);
  await shopper.place();
  const order = await findCheckout(database.db, world.channel.id, id);
  expect(order).toEqual(await readByPrisma(id));
  expect(order?.orderDate).toBeInstanceOf(Date);
});

test('a cart’s write does not wait for the disk', async () => {
  const world = await shop(database.db).dish('Cola', 300).open();
  const { id } = await (await world.shopper()).add('Cola');
  const mode = async (db: Reader) =>
    (await db.$queryRaw<{ mode: string }[]>`select current_setting('synchronous_commit') as "mode"`)[0]?.mode;
  const modes = await transaction(database.db, async (tx) => {
    // As a server of its own has it: the tests' one never waits.
    await tx.$executeRaw`set local synchronous_commit = on`;
    const before = await mode(tx);
    const [cart] = await readCartRows(tx, world.channel.id, Prisma.sql`cart."id" = ${id}::uuid`);
    if (!cart) throw new Error('no cart');
    await saveCart(tx, { ...cart, version: cart.version + 1 }, { key: null, total: minor(300) });
    return [before, await mode(tx)];
  });
  expect(modes).toEqual(['on', 'off']);
});

test.each([0, 100])('the database refuses a cart with %i of a dish', async (quantity) => {
  const world = await shop(database.db).dish('Cola', 300).open();
  const { id } = await (await world.shopper()).add('Cola');
  const writing = database.db.cart.update({ where: { id }, data: { lines: [{ quantity }] } });
  await expect(writing).rejects.toThrow('Cart_lines_check');
});

test('a cart without a dish has no lines, and another shop’s is not read', async () => {
  const world = await shop(database.db).dish('Cola', 300).open();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  const { id } = await shopper.clear();
  expect((await findCheckout(database.db, world.channel.id, id))?.lines).toEqual([]);
  const other = await shop(database.db).open();
  expect(await findCheckout(database.db, other.channel.id, id)).toBeNull();
});
