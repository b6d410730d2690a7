import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Context } from '../../graphql/context';
import { createTestStaff, globalId, run, testContext } from '../../graphql/testing';

/** A till that knows dishes and options by its own article numbers. */
let database: TestDatabase;
let world: World;
let till: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  world = await shop(db)
    .dish('Pizza', 900, { sku: 'PZ' })
    .withOption('Extras', { Cheese: 150 })
    .dish('Burger', 800, { sku: 'BG' })
    .dish('Cola', 300, { sku: 'CL' })
    .open();
  await db.option.updateMany({ data: { sku: 'CH' } });
  await shop(db, { hosts: ['other.example'] })
    .dish('Pizza', 700, { sku: 'PZ' })
    .open();
  till = testContext(db, world.channel, { actor: await createTestStaff(db, world.channel.id, 'MANAGER') });
});
afterAll(() => database.drop());

const UPDATE = `mutation ($input: UpdateBySkuInput!) { updateBySku(input: $input) {
  ... on SkusChanged { rows { sku changedIds problem { code path ... on InvalidInput { fields { path code } } } } }
  ... on InvalidInput { code fields { path code } }
} }`;
const update = async (items: object[], context = till) =>
  (await run<{ updateBySku: unknown }>(context, UPDATE, { input: { items } })).updateBySku;

const variant = (dish: string) => database.db.variant.findUniqueOrThrow({ where: { id: world.variant(dish) } });

test('prices and stops are changed in one call, options too, with an answer for each row, in this shop alone', async () => {
  const before = await variant('Burger');
  const later = '2030-01-01T00:00:00.000Z';
  const [optionId] = world.choice('Pizza', 1, ['Cheese']).optionIds;
  const changed = await update([
    { sku: 'PZ', price: 950 },
    { sku: 'CH', price: -50, isAvailable: false },
    { sku: 'BG', stoppedUntil: later },
    { sku: 'NONE', price: 1 },
    { sku: 'PZ', price: 1 },
    { sku: 'CL', price: 1, stoppedUntil: '2020-01-01T00:00:00Z' },
  ]);
  const done = (id: string) => ({ changedIds: [id], problem: null });
  const bad = (index: string, field: string, code: string) => ({
    changedIds: [],
    problem: { code: 'INVALID_INPUT', fields: [{ path: ['input', 'items', index, field], code }] },
  });
  expect(changed).toMatchObject({
    rows: [
      { sku: 'PZ', ...done(globalId('Variant', world.variant('Pizza'))) },
      { sku: 'CH', ...done(globalId('Option', optionId ?? '')) },
      { sku: 'BG', ...done(globalId('Variant', world.variant('Burger'))) },
      { sku: 'NONE', changedIds: [], problem: { code: 'NOT_FOUND', path: ['input', 'items', '3', 'sku'] } },
      { sku: 'PZ', ...bad('4', 'sku', 'REPEATED_SKU') },
      { sku: 'CL', ...bad('5', 'stoppedUntil', 'MUST_BE_LATER') },
    ],
  });
  expect(await variant('Pizza')).toMatchObject({ price: 950, isAvailable: true });
  expect(await variant('Burger')).toMatchObject({
    price: 800,
    stoppedUntil: new Date(later),
    version: before.version + 1,
  });
  expect(await variant('Cola')).toMatchObject({ price: 300, stoppedUntil: null });
  expect(await database.db.option.findFirst({ where: { id: optionId } })).toMatchObject({
    priceDifference: -50,
    isAvailable: false,
  });
  expect(await database.db.variant.count({ where: { sku: 'PZ', price: 700 } })).toBe(1);
});

test('a dish that would cost less than nothing is refused, and nothing of its row is changed', async () => {
  const before = await variant('Burger');
  const fields = [{ path: ['input', 'items', '0', 'price'], code: 'NUMBER_TOO_SMALL' }];
  expect(
    await update([
      { sku: 'BG', isAvailable: false, price: -5 },
      { sku: 'PZ', price: 955 },
    ]),
  ).toMatchObject({
    rows: [
      { sku: 'BG', changedIds: [], problem: { fields } },
      { sku: 'PZ', problem: null },
    ],
  });
  expect(await variant('Burger')).toEqual(before);
});

test('what is on sale again is no longer stopped for a time', async () => {
  await update([{ sku: 'BG', isAvailable: true }]);
  expect(await variant('Burger')).toMatchObject({ price: 800, isAvailable: true, stoppedUntil: null });
});

test('shoppers see it with their next look at the menu', async () => {
  await update([{ sku: 'CL', price: 333 }]);
  const visitor = testContext(
    database.db,
    await database.db.channel.findUniqueOrThrow({ where: { id: world.channel.id } }),
  );
  const seen = await run(visitor, 'query ($id: ID!) { node(id: $id) { ... on Variant { price { minor } } } }', {
    id: globalId('Variant', world.variant('Cola')),
  });
  expect(seen).toEqual({ node: { price: { minor: 333 } } });
});

test('a call of a wrong shape changes nothing', async () => {
  expect(await update([{ sku: ' ', price: 1 }])).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await update([])).toMatchObject({ code: 'INVALID_INPUT' });
});
