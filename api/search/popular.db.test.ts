import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { transaction } from '../db/transaction';
import type { Context } from '../graphql/context';
import { createTestStaff, execute, run, testContext } from '../graphql/testing';
import { schema } from '../schema';
import { touchCatalog } from '../staff-writes/staff-write.command';
import { forgetSearches, writeSearches } from './search-count.command';
import { SEARCHES_A_DAY, writeSearchCounts } from './search-count.store';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const contextOf = ({ channel }: World, change: Partial<Context> = {}) =>
  testContext(database.db, channel, { now: () => NOW, ...change });

async function searchAs(world: World, query: string, change: Partial<Context>) {
  const source = 'query ($query: String!) { channel { search(query: $query) { totalCount } } }';
  await run(contextOf(world, change), source, { query });
}

async function popular(world: World, now = NOW): Promise<string[]> {
  const context = contextOf(world, { now: () => now });
  const { channel } = await run<{ channel: { popularSearches: string[] } }>(context, '{ channel { popularSearches } }');
  return channel.popularSearches;
}

/** As the counted orders of a month would: see count-orders.db.test.ts. */
async function makePopular(world: World, ...names: string[]): Promise<void> {
  for (const [popularRank, name] of names.entries()) {
    await database.db.product.update({ where: { id: world.products.get(name) ?? '' }, data: { popularRank } });
  }
  await transaction(database.db, (tx) => touchCatalog(tx, world.channel.id));
}

const addresses = ['1', '2', '3', '4'].map((end) => `192.0.2.${end}`);

test('what several shoppers searched for and found is popular, in the menu’s words', async () => {
  const world = await shop(database.db).dish('Margherita', 900).dish('Tiramisu', 500).open();
  for (const address of addresses) await searchAs(world, 'margarita', { address });
  for (const address of addresses.slice(1)) await searchAs(world, 'Tiramisu', { address });
  for (const address of addresses) {
    await searchAs(world, 'margher', { address });
    await searchAs(world, 'call 5550100', { address });
  }
  await writeSearches(database.db, NOW);
  expect(await popular(world)).toEqual(['margherita', 'tiramisu']);
});

test('until enough was searched for, popular dishes stand in its place: the most ordered, then the menu’s first', async () => {
  const world = await shop(database.db).dish('Margherita', 900).dish('Tiramisu', 500).dish('BBQ wings', 700).open();
  expect(await popular(world)).toEqual(['Margherita', 'Tiramisu', 'BBQ wings']);
  await makePopular(world, 'BBQ wings');
  const text = 'tiramisu';
  await writeSearchCounts(database.db, [{ channelId: world.channel.id, text, count: 9, locale: 'en' }], NOW);
  expect(await popular(world)).toEqual(['tiramisu', 'BBQ wings', 'Margherita']);
});

test('one person’s many searches count once, and staff’s not at all', async () => {
  const world = await shop(database.db).dish('Margherita', 900).open();
  const actor = await createTestStaff(database.db, world.channel.id, 'OPERATOR');
  for (let time = 0; time < 5; time += 1) {
    await searchAs(world, 'margherita', { address: '192.0.2.1' });
    await searchAs(world, 'margherita', { actor });
  }
  await writeSearches(database.db, NOW);
  const rows = await database.db.searchCount.findMany({ where: { channelId: world.channel.id } });
  expect(rows).toMatchObject([{ locale: 'en', text: 'margherita', count: 1 }]);
});

test('a flood of different searches leaves no more rows than a day takes, and known ones still count', async () => {
  const { channel } = await shop(database.db).open();
  const flood = (from: number, size: number) =>
    Array.from({ length: size }, (_, place) => ({
      channelId: channel.id,
      locale: 'en' as const,
      count: 1,
      text: `word ${String(from + place).padStart(5, '0')}`,
    }));
  await writeSearchCounts(database.db, flood(0, 150), NOW);
  await writeSearchCounts(database.db, flood(0, 400), NOW);
  await writeSearchCounts(database.db, flood(1000, 300), NOW);
  const rows = await database.db.searchCount.findMany({ where: { channelId: channel.id }, orderBy: { text: 'asc' } });
  expect(rows).toHaveLength(SEARCHES_A_DAY);
  expect(rows[0]).toMatchObject({ text: 'word 00000', count: 2 });
});

test('counts are forgotten after a month, and what the menu has no longer is not advised', async () => {
  const world = await shop(database.db).dish('Margherita', 900).open();
  const counted = ['margherita', 'sushi'].map((text) => ({ text, count: 9, locale: 'en' as const }));
  await writeSearchCounts(
    database.db,
    counted.map((search) => ({ ...search, channelId: world.channel.id })),
    NOW,
  );
  expect(await popular(world)).toEqual(['margherita']);
  const later = new Date(NOW.getTime() + 31 * DAY_MS);
  await forgetSearches(database.db, later);
  expect(await database.db.searchCount.count({ where: { channelId: world.channel.id } })).toBe(0);
});

test('what is popular comes first, then what the menu begins with, unless it can’t be ordered now', async () => {
  const world = await shop(database.db).dish('Margherita', 900).dish('Tiramisu', 500).dish('Cola', 300).open();
  const dishes = async () => {
    const source = '{ channel { popularProducts { name } } }';
    const channel = await database.db.channel.findUniqueOrThrow({ where: { id: world.channel.id } });
    const answer = await run<{ channel: { popularProducts: { name: string }[] } }>(
      testContext(database.db, channel),
      source,
    );
    return answer.channel.popularProducts.map(({ name }) => name);
  };
  expect(await dishes()).toEqual(['Margherita', 'Tiramisu', 'Cola']);
  await makePopular(world, 'Tiramisu', 'Cola');
  expect(await dishes()).toEqual(['Tiramisu', 'Cola', 'Margherita']);
  await database.db.product.update({
    where: { id: world.products.get('Tiramisu') ?? '' },
    data: { isAvailable: false },
  });
  await transaction(database.db, (tx) => touchCatalog(tx, world.channel.id));
  expect(await dishes()).toEqual(['Cola', 'Margherita']);
});

test('a list that is asked for some of its items refuses a number that it does not give', async () => {
  const world = await shop(database.db).dish('Margherita', 900).open();
  const asking: Record<string, (first: number) => string> = {
    'Channel.goesWellWith': (first) => `channel { goesWellWith(variantIds: [], first: ${first}) { id } }`,
    'Channel.popularProducts': (first) => `channel { popularProducts(first: ${first}) { id } }`,
    'Channel.popularSearches': (first) => `channel { popularSearches(first: ${first}) }`,
    'Menu.popularProducts': (first) => `menu { popularProducts(first: ${first}) { id } }`,
    'Product.goesWellWith': (first) =>
      `menu { categories { products(first: 1) { nodes { goesWellWith(first: ${first}) { id } } } } }`,
    'Query.streetSuggestions': (first) => `streetSuggestions(query: "a", first: ${first}) { street }`,
  };
  const lists = Object.values(schema.getTypeMap())
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : []))
    .filter(({ field }) => field.args.some(({ name }) => name === 'first') && !/Connection/.test(`${field.type}`));
  expect(lists.map(({ type, field }) => `${type.name}.${field.name}`).sort()).toEqual(Object.keys(asking));
  for (const ask of Object.values(asking)) {
    const codeOf = async (first: number) =>
      (await execute(contextOf(world), `{ ${ask(first)} }`)).errors?.[0]?.extensions.code;
    expect([await codeOf(-1), await codeOf(1), await codeOf(13)]).toEqual([
      'INVALID_PAGE',
      undefined,
      'PAGE_TOO_LARGE',
    ]);
  }
});
