import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, TEST_NOW, type World } from '../../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { run, testContext } from '../../graphql/testing';
import { countOrders } from './count-orders.command';
import { FEWEST_ORDERS } from './count-orders.store';

const DAY_MS = 24 * 60 * 60 * 1000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A shop whose dishes stand in categories of their own. */
async function open(...dishes: string[]): Promise<World> {
  const builder = shop(database.db);
  for (const dish of dishes) builder.dish(dish, 900);
  const world = await builder.open();
  const { id: channelId } = world.channel;
  for (const [name, productId] of world.products) {
    const place = { channelId, menuId: world.catalog.menuId, slug: name.toLowerCase(), name: { en: name } };
    await world.db.categoryProduct.deleteMany({ where: { productId } });
    await world.db.category.create({ data: { ...place, products: { create: { productId } } } });
  }
  await world.showMenu();
  return world;
}

async function order(world: World, dishes: readonly string[], times = FEWEST_ORDERS): Promise<string[]> {
  const ids: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const shopper = await world.shopper();
    for (const dish of dishes) await shopper.add(dish);
    ids.push((await shopper.place()).id);
  }
  return ids;
}

async function count(world: World, now = world.now): Promise<void> {
  await countOrders(world.db, now);
  world.channel = await world.db.channel.findUniqueOrThrow({ where: { id: world.channel.id } });
}

const names = (dishes: readonly { name: string }[]) => dishes.map(({ name }) => name);

interface Answer {
  readonly product: { goesWellWith: { name: string }[]; isPopular: boolean; isNew: boolean };
  readonly menu: { popularProducts: { name: string }[] };
  readonly channel: { goesWellWith: { name: string }[] };
}

/** Recommendations that a stranger sees for a dish, and for a cart with it. */
async function told(world: World, dish: string) {
  const { slug } = await world.db.product.findUniqueOrThrow({ where: { id: world.products.get(dish) ?? '' } });
  const source = `query ($slug: String!, $ids: [ID!]!) {
    product(slug: $slug) { goesWellWith { name } isPopular isNew }
    menu { popularProducts { name } }
    channel { goesWellWith(variantIds: $ids) { name } } }`;
  const ids = [btoa(`Variant:${world.variant(dish)}`)];
  const context = testContext(world.db, world.channel, { now: () => world.now });
  const { product, menu, channel } = await run<Answer>(context, source, { slug, ids });
  expect(names(channel.goesWellWith)).toEqual(names(product.goesWellWith));
  return { ...product, goesWellWith: names(product.goesWellWith), popular: names(menu.popularProducts) };
}

test('dishes that are often ordered together go well together; what is rare, cancelled, a test or long ago does not count', async () => {
  const world = await open('Pizza', 'Cola', 'Soup', 'Bread', 'Beer', 'Tea');
  await order(world, ['Pizza', 'Cola']);
  await order(world, ['Pizza', 'Soup'], FEWEST_ORDERS - 1);
  const cancelled = await order(world, ['Pizza', 'Bread']);
  await world.db.checkout.updateMany({ where: { id: { in: cancelled } }, data: { status: 'CANCELLED' } });
  const tests = await order(world, ['Pizza', 'Beer']);
  await world.db.checkout.updateMany({ where: { id: { in: tests } }, data: { isTest: true } });
  const old = await order(world, ['Pizza', 'Tea']);
  const placedAt = new Date(TEST_NOW.getTime() - 100 * DAY_MS);
  await world.db.checkout.updateMany({ where: { id: { in: old } }, data: { placedAt } });
  await count(world);
  expect((await told(world, 'Pizza')).goesWellWith).toEqual(['Cola']);
  expect((await told(world, 'Cola')).goesWellWith).toEqual(['Pizza']);
});

test('dishes of one category stand in for each other, and an order for a party pairs nothing', async () => {
  const guests = Array.from({ length: 16 }, (_, place) => `Dish ${place}`);
  const world = await open(...guests, 'Pizza', 'Calzone');
  await order(world, guests);
  await order(world, ['Pizza', 'Calzone']);
  const { categoryId } = world.catalog;
  for (const dish of ['Pizza', 'Calzone']) {
    await world.db.categoryProduct.create({ data: { categoryId, productId: world.products.get(dish) ?? '' } });
  }
  await world.showMenu();
  await count(world);
  expect((await told(world, 'Dish 1')).goesWellWith).toEqual([]);
  expect((await told(world, 'Pizza')).goesWellWith).toEqual([]);
});

test('the most ordered dishes are popular, a few of the menu; new is what was added to an older menu', async () => {
  const world = await open('Pizza', 'Cola', 'Soup', 'Bread', 'Beer');
  await order(world, ['Soup'], FEWEST_ORDERS + 2);
  await order(world, ['Pizza'], FEWEST_ORDERS + 1);
  await order(world, ['Cola']);
  await count(world);
  expect(await told(world, 'Soup')).toMatchObject({ isPopular: true, isNew: false, popular: ['Soup', 'Pizza'] });
  expect(await told(world, 'Cola')).toMatchObject({ isPopular: false });
  const createdAt = new Date(TEST_NOW.getTime() - 300 * DAY_MS);
  const others = { channelId: world.channel.id, id: { not: world.products.get('Cola') ?? '' } };
  await world.db.product.updateMany({ where: others, data: { createdAt } });
  await world.stop('Soup');
  await count(world);
  expect(await told(world, 'Cola')).toMatchObject({ isNew: true, popular: ['Pizza'] });
  expect(await told(world, 'Pizza')).toMatchObject({ isNew: false });
});

test('a count that finds nothing new writes nothing, and staff’s forms stay valid', async () => {
  const world = await open('Pizza', 'Cola');
  await order(world, ['Pizza', 'Cola']);
  const rows = () => world.db.product.findMany({ where: { channelId: world.channel.id }, orderBy: { id: 'asc' } });
  const before = await rows();
  const revision = world.channel.catalogRevision;
  await count(world);
  expect(world.channel.catalogRevision).toBe(revision + 1);
  const versions = (products: typeof before) => products.map(({ version, updatedAt }) => ({ version, updatedAt }));
  expect(versions(await rows())).toEqual(versions(before));
  await Promise.all([count(world), count(world)]);
  expect(world.channel.catalogRevision).toBe(revision + 1);
});
