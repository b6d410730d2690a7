import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { IN_PLACE } from '../../kernel/in-place';
import { shop } from '../testing-world';
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
    omit: { cartLines: true },
    include: {
      lines: { orderBy: IN_PLACE },
      paymentMethod: { select: { id: true, type: true, name: true, isActive: true } },
      warehouse: { select: { id: true, name: true, isActive: true } },
    },
  });
}

test('a cart and an order are read as Prisma reads them: dates, lists, names and all that is empty', async () => {
  const world = await shop(database.db).dish('Cola', 300).dish('Pizza', 900).open();
  const shopper = await world.shopper();
  await shopper.add('Pizza', 2);
  const { id } = await shopper.add('Cola');
  const cart = await findCheckout(database.db, world.channel.id, id);
  expect(cart).toEqual({ ...(await readByPrisma(id)), lines: cart?.lines, hasLineRows: false });
  expect(cart?.lines.map(({ quantity, position }) => [quantity, position])).toEqual([
    [2, 0],
    [1, 1],
  ]);
  await shopper.place();
  const order = await findCheckout(database.db, world.channel.id, id);
  expect(order).toEqual({ ...(await readByPrisma(id)), hasLineRows: false });
  expect(order?.orderDate).toBeInstanceOf(Date);
});

/** A cart as releases had it that kept a cart's lines as rows; beside them it may hold lines of this release. */
async function cartOfFormerRelease() {
  const world = await shop(database.db).dish('Cola', 300).dish('Pizza', 900).open();
  const shopper = await world.shopper();
  const { id } = await shopper.add('Cola');
  const line = { checkoutId: id, optionIds: [], unitPrice: 300, variantName: {} };
  const former = [
    { ...line, variantId: world.variant('Pizza'), quantity: 3, unitPrice: 900, productName: { en: 'Pizza' } },
    { ...line, variantId: world.variant('Cola'), quantity: 2, position: 1, productName: { en: 'Cola' } },
  ];
  await database.db.checkoutLine.createMany({ data: former });
  return { world, shopper, id };
}

const quantities = (lines: readonly { readonly quantity: number; readonly productName: { readonly en?: string } }[]) =>
  lines.map(({ productName, quantity }) => [productName.en, quantity]);

test('lines that a former release wrote as rows are read, written with the cart’s next change, and kept by their ids', async () => {
  const { shopper, id } = await cartOfFormerRelease();
  const { lines } = await shopper.cart();
  expect(quantities(lines)).toEqual([
    ['Cola', 3],
    ['Pizza', 3],
  ]);
  const changed = await shopper.change(1, { method: 'decrement' });
  expect(quantities(changed.lines)).toEqual([
    ['Cola', 3],
    ['Pizza', 2],
  ]);
  expect(changed.lines.map((line) => line.id)).toEqual(lines.map((line) => line.id));
  expect(await database.db.checkoutLine.count({ where: { checkoutId: id } })).toBe(0);
  expect(quantities((await shopper.cart()).lines)).toEqual(quantities(changed.lines));
});

test('a cart with lines of two releases is placed with all of them, each once', async () => {
  const { shopper, id } = await cartOfFormerRelease();
  const cart = await shopper.cart();
  const order = await shopper.place({ expectedTotal: cart.totals.total - (cart.totals.deliveryFee ?? 0) });
  expect(quantities(order.lines)).toEqual([
    ['Cola', 3],
    ['Pizza', 3],
  ]);
  expect(await database.db.checkoutLine.count({ where: { checkoutId: id } })).toBe(2);
});

test('a line whose list of options was never written has none', async () => {
  const { shopper, id } = await cartOfFormerRelease();
  await database.db.$executeRaw`update "CheckoutLine" set "optionIds" = null where "checkoutId" = ${id}::uuid`;
  expect((await shopper.add('Cola')).lines).toMatchObject([{ quantity: 4, options: [] }, { options: [] }]);
});

test.each([0, 100])('the database refuses a cart with %i of a dish', async (quantity) => {
  const world = await shop(database.db).dish('Cola', 300).open();
  const { id } = await (await world.shopper()).add('Cola');
  const writing = database.db.checkout.update({ where: { id }, data: { cartLines: [{ quantity }] } });
  await expect(writing).rejects.toThrow('Checkout_cartLines_check');
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
