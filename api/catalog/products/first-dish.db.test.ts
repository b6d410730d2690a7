import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shop as orderingShop } from '../../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { createTestChannel, createTestStaff, globalId, run, testContext } from '../../graphql/testing';
import { createTestCatalog, createTestProduct, mutate, only } from '../testing';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const english = (value: string) => [{ locale: 'en', value }];
const PLACES = '... on Product { slug categories { id name menu { id name isActive } } }';

describe('a dish with a category that is new', () => {
  test('makes the first menu of an empty shop, and is on sale at once', async () => {
    const channel = await createTestChannel(database.db);
    const manager = testContext(database.db, channel, {
      actor: await createTestStaff(database.db, channel.id, 'MANAGER'),
    });
    const input = { name: english('Soup'), price: 500, newCategory: english('Soups') };
    const made = await mutate(manager, 'createProduct', input, PLACES);
    expect(made).toMatchObject({ categories: [{ name: 'Soups', menu: { name: 'Menu', isActive: true } }] });
    const shown = '{ menu { categories { slug products { nodes { slug isSoldOut } } } } }';
    expect(await run(testContext(database.db, channel), shown)).toEqual({
      menu: { categories: [{ slug: 'soups', products: { nodes: [{ slug: 'soup', isSoldOut: false }] } }] },
    });
    const again = await mutate(manager, 'createProduct', { ...input, newCategory: english('Drinks') }, PLACES);
    expect(again).toMatchObject({ categories: [{ name: 'Drinks', menu: { id: menuOf(made) } }] });
    expect(await database.db.menu.count({ where: { channelId: channel.id } })).toBe(1);
  });

  test('is not made when its category has no name', async () => {
    const shop = await createTestCatalog(database.db);
    const input = { name: english('Soup'), price: 500, newCategory: english('') };
    expect(await mutate(shop.manager, 'createProduct', input)).toMatchObject({
      fields: [{ path: ['input', 'newCategory'], code: 'REQUIRED' }],
    });
    expect(await database.db.product.count({ where: { channelId: shop.channel.id } })).toBe(0);
  });
});

function menuOf(made: Record<string, unknown>): unknown {
  const [category] = made.categories as { menu: { id: string } }[];
  return category?.menu.id;
}

describe('a product that is saved together with a variant', () => {
  const BOTH = '... on Product { version name price { minor } variants { version sku } }';

  test('changes both', async () => {
    const { manager } = await createTestCatalog(database.db);
    const { id, variants } = await createTestProduct(manager);
    const variant = { id: only(variants).id, version: 1, price: 1200, sku: 'M-1' };
    expect(
      await mutate(manager, 'updateProduct', { id, version: 1, name: english('Marinara'), variant }, BOTH),
    ).toMatchObject({
      name: 'Marinara',
      version: 2,
      price: { minor: 1200 },
      variants: [{ version: 2, sku: 'M-1' }],
    });
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a stale variant', { version: 9, price: 1 }, { __typename: 'Refusal', code: 'CONFLICT' }],
    ['a price below zero', { version: 1, price: -1 }, { fields: [{ path: ['input', 'variant', 'price'] }] }],
    ['half a piece', { version: 1, unit: 'PCS', weight: 0.5 }, { fields: [{ path: ['input', 'variant', 'weight'] }] }],
  ])('changes nothing with %s', async (_why, change, answer) => {
    const { manager } = await createTestCatalog(database.db);
    const { id, variants } = await createTestProduct(manager);
    const variant = { id: only(variants).id, ...change };
    expect(
      await mutate(manager, 'updateProduct', { id, version: 1, name: english('Marinara'), variant }),
    ).toMatchObject(answer);
    expect(
      await run(manager, 'query ($id: ID!) { node(id: $id) { ... on Product { name version } } }', { id }),
    ).toEqual({ node: { name: 'Margherita', version: 1 } });
  });

  test('changes no variant of another product', async () => {
    const { manager } = await createTestCatalog(database.db);
    const [{ id }, other] = await Promise.all([createTestProduct(manager), createTestProduct(manager)]);
    const variant = { id: only(other.variants).id, version: 1, price: 1 };
    expect(await mutate(manager, 'updateProduct', { id, version: 1, variant })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

test('a product tells how often it was sold lately, without what was cancelled', async () => {
  const world = await orderingShop(database.db).dish('Soup', 500).open();
  const { db } = database;
  for (const quantity of [1, 3, 5]) {
    const shopper = await world.shopper();
    await shopper.add('Soup', quantity);
    await shopper.place();
  }
  const [largest] = await db.checkout.findMany({
    where: { channelId: world.channel.id, number: { not: null } },
    orderBy: { total: 'desc' },
  });
  await db.checkout.update({ where: { id: largest?.id ?? '' }, data: { status: 'CANCELLED' } });
  const { productId } = await db.variant.findUniqueOrThrow({ where: { id: world.variant('Soup') } });
  const actor = await createTestStaff(db, world.channel.id, 'MANAGER');
  const source = 'query ($id: ID!) { node(id: $id) { ... on Product { recentSales { orders quantity } } } }';
  const sales = async (days: number) => {
    const now = () => new Date(world.now.getTime() + days * 24 * 3_600_000);
    const context = testContext(db, world.channel, { actor, now });
    return run(context, source, { id: globalId('Product', productId) });
  };
  expect(await sales(29)).toEqual({ node: { recentSales: { orders: 2, quantity: 4 } } });
  expect(await sales(31)).toEqual({ node: { recentSales: { orders: 0, quantity: 0 } } });
});
