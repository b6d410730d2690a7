import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { globalId, run, testContext } from '../../graphql/testing';
import { VariantNotFound } from '../refusals';
import { placeLines } from '../testing-shopper';
import { shop, type World } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const pizzeria = () =>
  shop(database.db)
    .dish('Margherita', 900)
    .withVariant('Large', 1200)
    .withOption('Crust', { Thin: 0, Thick: 150 }, { minimum: 1 })
    .withOption('Extra', { Olives: 50 }, { minimum: 0 })
    .open();

const optionId = (world: World, name: string) => world.options.get(name) ?? '';
const hour = (world: World) => new Date(world.now.getTime() + 3_600_000);

test('a line says which of its parts are sold out, and until when; the rest of the cart stays as it is', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Margherita', 1, ['Thin', 'Olives']);
  await shopper.add('Margherita/Large', 1, ['Thick']);
  const { db } = database;
  await db.option.update({ where: { id: optionId(world, 'Olives') }, data: { stoppedUntil: hour(world) } });
  await db.variant.update({ where: { id: world.variant('Margherita/Large') }, data: { isAvailable: false } });
  const stopped = await shopper.cart();
  expect(stopped.lines).toMatchObject([
    { isAvailable: false, soldOut: [{ kind: 'OPTION', name: { en: 'Olives' }, until: hour(world) }], unitPrice: 950 },
    { isAvailable: false, soldOut: [{ kind: 'VARIANT', name: { en: 'Large' }, until: null }], unitPrice: 1350 },
  ]);
  expect(stopped.problems).toMatchObject([{ code: 'SOLD_OUT', values: { count: 2 } }]);
  world.now = hour(world);
  await db.variant.update({ where: { id: world.variant('Margherita/Large') }, data: { isAvailable: true } });
  expect(await shopper.cart()).toMatchObject({
    problems: [],
    lines: [
      { isAvailable: true, soldOut: [] },
      { isAvailable: true, soldOut: [] },
    ],
  });
});

test('a dish whose option was deleted is still on the menu, and says that it is made with others', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Margherita', 1, ['Thin']);
  await database.db.option.delete({ where: { id: optionId(world, 'Thin') } });
  await world.showMenu();
  const { lines, problems } = await shopper.cart();
  expect(lines).toMatchObject([{ isAvailable: false, soldOut: [], problems: [{ code: 'UNKNOWN_OPTION' }, {}] }]);
  expect(problems).toMatchObject([{ code: 'SOLD_OUT', messageCode: 'SOLD_OUT_OPTIONS', lines: [{ kind: 'OPTIONS' }] }]);
});

test('options that do not fit come with every reason, each about its group or option', async () => {
  const world = await pizzeria();
  const source = `mutation ($input: LineInput!) { addLine(input: $input) {
    __typename ... on InvalidOptions { problems { code message subjectId } } } }`;
  const olives = globalId('Option', optionId(world, 'Olives'));
  const input = { variantId: globalId('Variant', world.variant('Margherita')), optionIds: [olives, olives] };
  const { addLine } = await run<{ addLine: unknown }>(testContext(database.db, world.channel), source, { input });
  expect(addLine).toEqual({
    __typename: 'InvalidOptions',
    problems: [
      { code: 'REPEATED_OPTION', message: '“Margherita”: “Olives” can be chosen only once.', subjectId: olives },
      {
        code: 'TOO_FEW_OPTIONS',
        message: '“Margherita”: choose at least 1 under “Crust”.',
        subjectId: expect.any(String),
      },
    ],
  });
});

/** Until somebody waits for a row that another transaction holds. */
async function untilOneWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const waiting = await database.db.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return waiting[0]?.count;
    })
    .toBeGreaterThan(0);
}

/** Deletes the dish in a transaction that commits only once `work` waits for it. */
async function whileBeingDeleted<Result>(world: World, dish: string, work: () => Promise<Result>): Promise<Result> {
  const working: Promise<Result>[] = [];
  await database.db.$transaction(async (tx) => {
    await tx.product.delete({ where: { id: world.products.get(dish) ?? '' } });
    const result = work();
    // Awaited below; until then a rejection must not count as unhandled.
    result.catch(() => {});
    working.push(result);
    await untilOneWaits();
  });
  const [result] = working;
  if (!result) throw new Error('the work began before the deletion ended');
  return result;
}

test('a dish that is deleted in the very moment it is added is a problem of the cart, and never placed', async () => {
  const world = await shop(database.db).dish('Cola', 300).dish('Soup', 500).open();
  const shopper = await world.shopper();
  await shopper.add('Soup');
  await database.db.$transaction(async (tx) => {
    await tx.product.delete({ where: { id: world.products.get('Cola') ?? '' } });
    await shopper.add('Cola');
  });
  const { lines, problems } = await shopper.cart();
  expect(lines.map(({ isAvailable }) => isAvailable)).toEqual([true, false]);
  expect(problems).toMatchObject([{ code: 'SOLD_OUT', lines: [{ kind: 'GONE', productName: { en: 'Cola' } }] }]);
  await world.showMenu();
  await expect(shopper.place()).rejects.toMatchObject({ code: 'SOLD_OUT' });
});

test('an order of a cart waits for the deletion of its dish, and is refused then', async () => {
  const world = await shop(database.db).dish('Cola', 300).open();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  await expect(whileBeingDeleted(world, 'Cola', () => shopper.place())).rejects.toThrow(VariantNotFound);
  expect(await database.db.checkoutLine.count({ where: { checkout: { channelId: world.channel.id } } })).toBe(0);
});

test('an order of lines whose dish is being deleted is refused: nothing is placed', async () => {
  const world = await shop(database.db).dish('Cola', 300).open();
  const place = () => placeLines(world, [world.choice('Cola')]);
  await expect(whileBeingDeleted(world, 'Cola', place)).rejects.toThrow(VariantNotFound);
  expect(await database.db.checkout.count({ where: { channelId: world.channel.id } })).toBe(0);
});
