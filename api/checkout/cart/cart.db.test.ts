import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { InvalidInput } from '../../kernel/refusals';
import {
  InvalidOptions,
  LineNotFound,
  Maintenance,
  PaymentMethodUnavailable,
  SoldOut,
  StaleCart,
  TooManyLines,
  TooManyOfOne,
  VariantNotFound,
  WarehouseRequired,
} from '../refusals';
import { shop } from '../testing-world';
import { addLine, changeLine } from './cart.command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const pizzeria = () =>
  shop(database.db)
    .dish('Margherita', 900, { weight: 450 })
    .withOption('Crust', { Thin: 0, Thick: 150 }, { minimum: 1, maximum: 1 })
    .withOption('Extras', { Olives: 100, Capers: 120, Basil: 50 }, { maximum: 2 })
    .dish('Cola', 300, { weight: 500, unit: 'ML' })
    .open();

test('the first dish makes the cart, priced with its options', async () => {
  const shopper = await (await pizzeria()).shopper();
  const { lines, totals, status, number } = await shopper.add('Margherita', 2, ['Thick', 'Olives']);
  expect(lines).toMatchObject([{ quantity: 2, unitPrice: 1150, total: 2300, productName: { en: 'Margherita' } }]);
  expect(lines[0]?.options.map(({ name }) => name.en)).toEqual(['Thick', 'Olives']);
  expect(totals).toMatchObject({ productsCost: 2300, weight: 900 });
  expect([status, number]).toEqual(['OPEN', null]);
});

test('the same dish with the same options is one line, in whatever order they were clicked', async () => {
  const shopper = await (await pizzeria()).shopper();
  await shopper.add('Margherita', 1, ['Thin', 'Olives']);
  await shopper.add('Margherita', 1, ['Olives', 'Thin']);
  const { lines } = await shopper.add('Margherita', 1, ['Thick']);
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('lines stay in the order in which they came, whatever is changed', async () => {
  const shopper = await (await pizzeria()).shopper();
  await shopper.add('Cola');
  await shopper.add('Margherita', 1, ['Thin']);
  await shopper.change(0, { method: 'increment' });
  const { lines } = await shopper.add('Cola');
  expect(lines.map(({ productName, quantity }) => [productName.en, quantity])).toEqual([
    ['Cola', 3],
    ['Margherita', 1],
  ]);
});

test('a line is counted up, down, set and removed; at 0 it goes', async () => {
  const shopper = await (await pizzeria()).shopper();
  await shopper.add('Cola', 2);
  const quantities = async (view: ReturnType<typeof shopper.cart>) => (await view).lines.map((line) => line.quantity);
  expect(await quantities(shopper.change(0, { method: 'increment' }))).toEqual([3]);
  expect(await quantities(shopper.change(0, { method: 'decrement' }))).toEqual([2]);
  expect(await quantities(shopper.change(0, { method: 'set', quantity: 99 }))).toEqual([99]);
  expect(await quantities(shopper.change(0, { method: 'set', quantity: 0 }))).toEqual([]);
  await shopper.add('Cola');
  expect(await quantities(shopper.change(0, { method: 'decrement' }))).toEqual([]);
  await shopper.add('Cola', 5);
  expect(await quantities(shopper.change(0, { method: 'remove' }))).toEqual([]);
});

test('a line holds at most 99, however they come together', async () => {
  const shopper = await (await pizzeria()).shopper();
  await expect(shopper.add('Cola', 100)).rejects.toThrow(TooManyOfOne);
  await shopper.add('Cola', 98);
  await expect(shopper.add('Cola', 2)).rejects.toThrow(TooManyOfOne);
  await shopper.add('Cola', 1);
  await expect(shopper.change(0, { method: 'increment' })).rejects.toThrow(TooManyOfOne);
  expect((await shopper.cart()).lines[0]?.quantity).toBe(99);
});

test('a cart holds at most 50 different lines, and still more of those that it has', async () => {
  const dishes = Array.from({ length: 51 }, (_, index) => `Dish ${index}`);
  const world = await dishes.reduce((builder, name) => builder.dish(name, 100), shop(database.db)).open();
  const shopper = await world.shopper();
  for (const dish of dishes.slice(0, 50)) await shopper.add(dish);
  await expect(shopper.add('Dish 50')).rejects.toThrow(TooManyLines);
  const { lines } = await shopper.add('Dish 0');
  expect([lines.length, lines[0]?.quantity]).toEqual([50, 2]);
});

test.each([
  ['none of a group that needs one', []],
  ['two where one is the most', ['Thin', 'Thick']],
  ['more extras than the group takes', ['Thin', 'Olives', 'Capers', 'Basil']],
  ['the same one twice', ['Thin', 'Olives', 'Olives']],
])('options that do not fit are refused: %s', async (_title, options) => {
  const shopper = await (await pizzeria()).shopper();
  await expect(shopper.add('Margherita', 1, options)).rejects.toThrow(InvalidOptions);
  await expect(shopper.cart()).rejects.toThrow('no cart');
});

test('an option of another dish is refused', async () => {
  const shopper = await (await pizzeria()).shopper();
  await expect(shopper.add('Cola', 1, ['Thin'])).rejects.toThrow(InvalidOptions);
});

test('a dish on the stop list can not be added, and can again once its time is over', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await world.stop('Cola');
  await expect(shopper.add('Cola')).rejects.toThrow(SoldOut);
  await database.db.variant.update({
    where: { id: world.variant('Cola') },
    data: { stoppedUntil: new Date(world.now.getTime() + 60_000), product: { update: { isAvailable: true } } },
  });
  await world.showMenu();
  await expect(shopper.add('Cola')).rejects.toThrow(SoldOut);
  world.now = new Date(world.now.getTime() + 61_000);
  expect((await shopper.add('Cola')).lines).toHaveLength(1);
});

test('a sold-out option can not be added', async () => {
  const world = await pizzeria();
  await database.db.option.updateMany({
    where: { id: world.options.get('Olives') ?? '' },
    data: { isAvailable: false },
  });
  await expect((await world.shopper()).add('Margherita', 1, ['Thin', 'Olives'])).rejects.toThrow(SoldOut);
});

test('what is on no active menu is not found: another shop’s dish, a hidden category, an unknown id', async () => {
  const [world, other] = await Promise.all([pizzeria(), pizzeria()]);
  const shopper = await world.shopper();
  const add = (variantId: string) =>
    addLine(world.caller(shopper.actor), async () => shopper.actor.sessionId, {
      variantId,
      optionIds: [],
      quantity: 1,
    });
  await expect(add(other.variant('Cola'))).rejects.toThrow(VariantNotFound);
  await expect(add(randomUUID())).rejects.toThrow(VariantNotFound);
  await database.db.category.update({ where: { id: world.catalog.categoryId }, data: { isActive: false } });
  await world.showMenu();
  await expect(add(world.variant('Cola'))).rejects.toThrow(VariantNotFound);
});

test('a dish that sells out or goes away while it is in the cart stays there as a problem', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  await shopper.add('Margherita', 1, ['Thin']);
  await world.stop('Cola');
  await database.db.product.delete({ where: { id: world.products.get('Margherita') ?? '' } });
  const { lines, problems } = await shopper.cart();
  expect(lines.map(({ isAvailable, productName }) => [productName.en, isAvailable])).toEqual([
    ['Cola', false],
    ['Margherita', false],
  ]);
  expect(problems).toMatchObject([{ code: 'SOLD_OUT', lines: [{ kind: 'SOLD_OUT' }, { kind: 'GONE' }] }]);
});

test('a quantity set on a cart that has changed elsewhere is refused, and counting up is not', async () => {
  const shopper = await (await pizzeria()).shopper();
  const { version } = await shopper.add('Cola', 2);
  await shopper.add('Cola');
  await expect(shopper.change(0, { method: 'set', quantity: 1 }, version)).rejects.toThrow(StaleCart);
  expect((await shopper.change(0, { method: 'increment' }, version)).lines[0]?.quantity).toBe(4);
});

test('a line of another session’s cart cannot be changed', async () => {
  const world = await pizzeria();
  const [owner, stranger] = [await world.shopper(), await world.shopper()];
  await owner.add('Cola');
  await stranger.add('Cola');
  const lineId = (await owner.cart()).lines[0]?.id ?? '';
  for (const actor of [stranger.actor, { kind: 'visitor', sessionId: null } as const]) {
    await expect(changeLine(world.caller(actor), { lineId, change: { method: 'remove' } })).rejects.toThrow(
      LineNotFound,
    );
  }
  expect((await owner.cart()).lines).toHaveLength(1);
});

test('emptying a cart keeps what was filled in', async () => {
  const shopper = await (await pizzeria()).shopper();
  await shopper.add('Cola');
  await shopper.fill({ name: 'Anna' });
  const { lines, details, problems } = await shopper.clear();
  expect([lines, details.name, problems[0]?.code]).toEqual([[], 'Anna', 'EMPTY_CART']);
});

test('during maintenance no cart changes, and each is kept', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  await world.change({ isActive: false });
  const writes = [
    () => shopper.add('Cola'),
    () => shopper.change(0, { method: 'increment' }),
    () => shopper.fill({ name: 'Anna' }),
    () => shopper.clear(),
  ];
  for (const write of writes) await expect(write()).rejects.toThrow(Maintenance);
  const { lines, problems } = await shopper.cart();
  expect([lines[0]?.quantity, problems[0]?.code]).toEqual([1, 'MAINTENANCE']);
});

test('details are kept bit by bit; null empties a field and a missing one stays', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  const slotFrom = new Date('2026-11-20T15:00:00Z');
  await shopper.fill({ name: ' Anna  Schmidt ', phone: '030 901820', slotFrom, changeFrom: 5000 });
  const { details } = await shopper.fill({ name: null, street: 'Unter den Linden 1' });
  expect(details).toMatchObject({
    name: null,
    phone: '+4930901820',
    street: 'Unter den Linden 1',
    timeKind: 'SLOT',
    slotFrom,
    changeFrom: 5000,
  });
  expect((await shopper.fill({ slotFrom: null })).details).toMatchObject({ timeKind: 'SLOT', slotFrom: null });
  expect((await shopper.fill({ timeKind: 'ASAP' })).details.timeKind).toBe('ASAP');
});

test('a payment method or a pickup point that is off, or another shop’s, can not be chosen', async () => {
  const [world, other] = await Promise.all([pizzeria(), pizzeria()]);
  const shopper = await world.shopper();
  await expect(shopper.fill({ paymentMethodId: other.payment() })).rejects.toThrow(PaymentMethodUnavailable);
  await expect(shopper.fill({ warehouseId: other.warehouse() })).rejects.toThrow(WarehouseRequired);
  await database.db.paymentMethod.updateMany({ data: { isActive: false }, where: { channelId: world.channel.id } });
  await expect(shopper.fill({ paymentMethodId: world.payment() })).rejects.toThrow(PaymentMethodUnavailable);
});

test('a write that is sent again with its key is done once', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  const key = randomUUID();
  await shopper.add('Cola', 2, [], key);
  const { lines } = await shopper.add('Cola', 2, [], key);
  expect(lines.map(({ quantity }) => quantity)).toEqual([2]);
  const stepDown = randomUUID();
  await shopper.change(0, { method: 'decrement' }, null, stepDown);
  expect((await shopper.change(0, { method: 'decrement' }, null, stepDown)).lines).toMatchObject([{ quantity: 1 }]);
  const removal = randomUUID();
  const [line] = (await shopper.change(0, { method: 'increment' })).lines;
  const lineId = line?.id ?? '';
  const remove = () => changeLine(world.caller(shopper.actor), { lineId, change: { method: 'remove' } }, removal);
  expect((await remove()).lines).toEqual([]);
  expect((await remove()).lines).toEqual([]);
});

test('a cart remembers so many writes and no more', async () => {
  const shopper = await (await pizzeria()).shopper();
  for (let press = 0; press < 60; press += 1) await shopper.add('Cola', 1, [], `press-${press}`);
  const [{ recentWrites } = { recentWrites: [] }] = await database.db.cart.findMany({
    where: { sessionId: shopper.actor.sessionId },
    select: { recentWrites: true },
  });
  expect(recentWrites).toHaveLength(50);
  expect(recentWrites.at(-1)).toBe('press-59');
});

test('an invalid key is refused before anything is written', async () => {
  const shopper = await (await pizzeria()).shopper();
  await expect(shopper.add('Cola', 1, [], 'x'.repeat(256))).rejects.toBeInstanceOf(InvalidInput);
  await expect(shopper.add('Cola', 1, [], 'a\nb')).rejects.toBeInstanceOf(InvalidInput);
});
