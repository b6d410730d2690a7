import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { viewCheckout } from '../../checkout/cart/read-checkout.store';
import { newLine } from '../../checkout/cart/with-dish';
import type { LineRow } from '../../checkout/checkout-row.store';
import { unplacedOrder } from '../../checkout/unplaced-order';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { transaction } from '../../db/transaction';
import type { Channel } from '../../generated/prisma/client';
import { execute, globalId, run } from '../../graphql/testing';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import { chooseOptions } from '../options/chosen-options';
import { readVariants } from '../products/catalog.store';
import { variantsInMemory } from '../products/variants-in-memory';
import { createTestCatalog, createTestProduct, mutate, type TestCatalog } from '../testing';
import { catalogInMemory } from './catalog-in-memory.store';
import { readCatalog } from './catalog-rows.store';
import { CatalogTables } from './catalog-tables';
import { linked, readLinked, readSeen, SEEN } from './testing-database-answers';
import { listCommands, obey, type Step } from './testing-staff-commands';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const english = (value: string) => [{ locale: 'en', value }];

/** All that a state consists of; empty lists say no more than none. */
function contentOf({ frame, entries, idOfSlug, placesOfCategory }: CatalogTables) {
  return {
    frame,
    entries: new Map([...entries].sort()),
    idOfSlug: new Map([...idOfSlug].sort()),
    places: new Map([...placesOfCategory].filter(([, places]) => places.length > 0).sort()),
  };
}

const DISH = /* GraphQL */ `
  fragment Dish on Product {
    id slug name description isSoldOut soldOutUntil price { minor } priceFrom { minor } sku weight unit hasChoices onlyVariantId tags
    photo { url } variants { id name price { minor } isSoldOut photo { url } product { slug } }
    optionGroups { id name minimum maximum options { id name priceDifference { minor } isSoldOut } product { id } }
    categories { slug isActive }
  }
`;
const MENU = `${DISH} query ($staff: Boolean!) {
  menu { id name categories { id slug name productCount
    first: products(first: 2) { edges { cursor node { ...Dish } } pageInfo { hasNextPage endCursor } }
    last: products(last: 1) { nodes { slug } pageInfo { hasPreviousPage } }
  } }
  channel { menus { name categories(includeInactive: $staff) { slug isActive } } isOnMaintenance }
}`;
const ONE = `${DISH} query ($slug: String!, $category: String!, $id: ID!, $after: String) {
  product(slug: $slug) { ...Dish }
  category(slug: $category) { menu { name } product(slug: $slug) { id } products(first: 1, after: $after) { nodes { ...Dish } } }
  node(id: $id) { id ... on Variant { name product { ...Dish } } }
}`;

const SHOP = /* GraphQL */ `
  query ($staff: Boolean!) {
    channel {
      id name nameTranslations { locale value } description phone currencyCode currencySign countryCode defaultLocale timeZone
      conditions copyright maintenanceMessage isPickupAvailable isDeliveryAvailable pickupDetails deliveryDetails pickupMinutes
      deliveryMinutes logo { url } deliveryFee { minor } freeDeliveryFrom { minor } minimumOrderValue { minor } discountPercent isActive
      links { id placement name url icon opensInNewTab version } footer: links(placement: FOOTER) { id name }
      warehouses(includeInactive: $staff) { id name address phone latitude longitude isActive version }
      paymentMethods(includeInactive: $staff) { id type name details isActive version }
      deliveryZones(includeInactive: $staff) { id name radiusMeters polygon { latitude longitude } warehouse { id name } isActive }
      specialDays { id date isClosed note isNotePublic } later: specialDays(from: "2026-12-09") { date }
    }
  }
`;

/** Each dish as it could be chosen now, with the first option of each of its groups. */
function linesOf(tables: CatalogTables, ids: readonly string[], now: Date): LineRow[] {
  const cart = { id: randomUUID(), createdAt: now, lines: [] };
  return [...variantsInMemory(tables, ids).values()].flatMap((variant) => {
    const optionIds = variant.optionGroups.flatMap(({ options }) => options[0]?.id ?? []);
    const { chosen } = chooseOptions(variant.price, variant.optionGroups, optionIds, now);
    return chosen ? [newLine(cart, { variant, chosen, quantity: 2, note: null })] : [];
  });
}

/** What a cart costs and what stands in its way, in memory and by the database. */
function priceBoth(channel: Channel, catalog: CatalogTables, lines: LineRow[], now: Date) {
  const { db } = database;
  const cart = { channelId: channel.id, locale: 'en', deliveryMethod: 'PICKUP', createdAt: now } as const;
  const row = unplacedOrder({ ...cart, id: randomUUID(), lines });
  const reader = { db, channel, now: () => now };
  return Promise.all([viewCheckout({ ...reader, catalog }, row), viewCheckout(reader, row)]);
}

test('what is in memory equals a fresh reading, whatever staff do and in whatever order', async () => {
  const step = fc.record({ command: fc.nat(32), one: fc.nat(20), other: fc.nat(20) });
  const together = fc.array(step, { minLength: 1, maxLength: 3 });
  const holds = async (rounds: readonly (readonly Step[])[]) => {
    const shop = await createTestCatalog(database.db);
    await catalogInMemory(database.db, shop.channel);
    // Dishes as they were once: some of them are gone by now, cost something else or are made otherwise.
    const once: LineRow[] = [];
    for (const steps of rounds) {
      // Some of them at once: who loses is refused, and nothing is lost of who wins.
      await Promise.all(steps.map((one) => obey(database.db, shop, one)));
      const channel = await database.db.channel.findUniqueOrThrow({ where: { id: shop.channel.id } });
      const tables = await catalogInMemory(database.db, channel);
      const fresh = CatalogTables.of(await readCatalog(database.db, channel.id, null));
      expect(contentOf(tables)).toEqual(contentOf(fresh));
      const ids = [...tables.entries.values()].flatMap(({ variants }) => variants.map(({ id }) => id));
      expect(variantsInMemory(tables, ids)).toEqual(await readVariants(database.db, channel.id, ids));
      const now = new Date();
      once.push(...linesOf(tables, ids.slice(-3), now));
      const [priced, same] = await priceBoth(channel, tables, once, now);
      expect(priced).toEqual(same);
      expect(linked(tables)).toEqual(await readLinked(database.db, channel.id));
      await answersAreEqual({ ...shop, channel }, tables, fresh);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(together, { minLength: 12, maxLength: 16 }), holds), { numRuns: 4 });
}, 120_000);

/** The answers are the same by a fresh reading, and show of the menu what the database says that they may. */
async function answersAreEqual(shop: TestCatalog, catalog: CatalogTables, fresh: CatalogTables): Promise<void> {
  const { db } = database;
  const { visitor, manager, channel } = shop;
  const product = await db.product.findFirst({
    where: { channelId: channel.id },
    orderBy: { updatedAt: 'desc' },
    include: { variants: true, categories: { include: { category: true } } },
  });
  const slug = product?.slug ?? 'none';
  for (const context of [visitor, manager]) {
    const staff = context === manager;
    const id = globalId('Variant', product?.variants[0]?.id ?? crypto.randomUUID());
    const category = product?.categories[0]?.category.slug ?? 'none';
    for (const source of [MENU, SHOP, ONE]) {
      const variables = { staff, slug, category, id, after: null };
      const answer = await execute({ ...context, channel, catalog }, source, variables);
      expect(answer).not.toHaveProperty('errors');
      expect(answer).toEqual(await execute({ ...context, channel, catalog: fresh }, source, variables));
    }
    const seen = await run({ ...context, channel, catalog }, SEEN, { staff, slug });
    expect(seen).toEqual(await readSeen(db, channel, { isStaff: staff, slug }));
  }
}

test('a page goes on after a cursor, forwards and backwards', async () => {
  const shop = await createTestCatalog(database.db);
  for (let index = 0; index < 7; index += 1) {
    await mutate(shop.manager, 'createProduct', {
      name: english(`Dish ${index}`),
      price: index,
      categoryIds: [shop.categoryId],
    });
  }
  type Page = { category: { products: { nodes: { name: string }[]; pageInfo: { endCursor: string } } } };
  const page = async (args: string) => {
    const source = `{ category(slug: "pizza") { products(${args}) { nodes { name } pageInfo {
      hasNextPage hasPreviousPage startCursor endCursor } } } }`;
    return (await run<Page>(shop.visitor, source)).category.products;
  };
  const cursor = JSON.stringify((await page('first: 3')).pageInfo.endCursor);
  const expected: [args: string, dishes: number[], hasPreviousPage: boolean, hasNextPage: boolean][] = [
    ['first: 2', [0, 1], false, true],
    ['last: 2', [5, 6], true, false],
    [`first: 2, after: ${cursor}`, [3, 4], true, true],
    [`first: 4, after: ${cursor}`, [3, 4, 5, 6], true, false],
    [`last: 1, before: ${cursor}`, [1], true, true],
    [`before: ${cursor}`, [0, 1], false, true],
    ['first: 2, after: "R1BDOko6WyJub25lIiwibm9uZSJd"', [], true, false],
  ];
  for (const [args, dishes, hasPreviousPage, hasNextPage] of expected) {
    const { nodes, pageInfo } = await page(args);
    expect([args, nodes.map(({ name }) => name)]).toEqual([args, dishes.map((index) => `Dish ${index}`)]);
    expect([args, pageInfo]).toEqual([args, expect.objectContaining({ hasPreviousPage, hasNextPage })]);
  }
});

test('a node of each kind is found in memory, also when nothing but values are asked of it', async () => {
  const shop = await createTestCatalog(database.db);
  const { id, variants } = await createTestProduct(shop.manager, { categoryIds: [shop.categoryId] });
  const extras = { productId: id, name: english('Extras'), options: [{ name: english('Oil') }] };
  await mutate(shop.manager, 'createOptionGroup', extras);
  const channel = await database.db.channel.findUniqueOrThrow({ where: { id: shop.channel.id } });
  const catalog = await catalogInMemory(database.db, channel);
  const [entry] = catalog.entries.values();
  const parts = [...(entry?.options ?? [])].flatMap(([groupId, options]) => [
    globalId('OptionGroup', groupId),
    ...options.map((option) => globalId('Option', option.id)),
  ]);
  const ids = [shop.menuId, shop.categoryId, id, variants[0]?.id ?? '', ...parts];
  const source = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id
    ... on Menu { version } ... on Category { icon } ... on Product { version } ... on Variant { sku }
    ... on OptionGroup { minimum } ... on Option { version } } }`;
  const { nodes } = await run<{ nodes: object[] }>({ ...shop.visitor, catalog }, source, { ids });
  expect(nodes).toEqual(ids.map((one) => expect.objectContaining({ id: one, __typename: atob(one).split(':')[0] })));
  expect(nodes).toHaveLength(6);
});

test('the lists of a shop are read in memory: a change of one is seen by the next reader, who sends no statement', async () => {
  const shop = await createTestCatalog(database.db);
  const { db } = database;
  const read = async () => catalogInMemory(db, await db.channel.findUniqueOrThrow({ where: { id: shop.channel.id } }));
  await read();
  const dates = { one: 5, other: 9 };
  const [addLink, , , addWarehouse, , addMethod, , addZone, addRadius, , addDay] = listCommands(db, shop, dates);
  const logo = {
    channelId: shop.channel.id,
    key: randomUUID(),
    width: 64,
    height: 64,
    widths: [64],
    placeholder: 'data:,',
  };
  const addLogo = async () => {
    const { id } = await db.media.create({ data: logo });
    const { version } = await db.channel.findUniqueOrThrow({ where: { id: shop.channel.id } });
    return mutate(shop.manager, 'updateChannel', { version, logoId: globalId('Photo', id) });
  };
  for (const add of [addLink, addWarehouse, addMethod, addZone, addRadius, addDay, addLogo]) {
    const before = contentOf(await read());
    expect(await add?.()).not.toHaveProperty('message');
    const tables = await read();
    expect(contentOf(tables)).not.toEqual(before);
    expect(contentOf(tables)).toEqual(contentOf(CatalogTables.of(await readCatalog(db, shop.channel.id, null))));
  }
  const channel = await db.channel.findUniqueOrThrow({ where: { id: shop.channel.id } });
  const inMemory = { ...shop.manager, channel, catalog: await read() };
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run(inMemory, SHOP, { staff: true });
    expect(sent).not.toHaveBeenCalled();
  } finally {
    sent.mockRestore();
  }
});

test('rows in memory are shared and can’t be changed', async () => {
  const shop = await createTestCatalog(database.db);
  const { frame } = await catalogInMemory(database.db, shop.channel);
  expect(() => Object.assign(frame.menus[0] ?? {}, { name: 'mine' })).toThrow(TypeError);
});

test('what changed of a dish is read with all its columns, its photos and its category', async () => {
  const shop = await createTestCatalog(database.db);
  const { id, variants } = await createTestProduct(shop.manager, { categoryIds: [shop.categoryId] });
  await createTestProduct(shop.manager, { categoryIds: [shop.categoryId] });
  const { db } = database;
  const channelId = shop.channel.id;
  const read = async () => catalogInMemory(db, await db.channel.findUniqueOrThrow({ where: { id: channelId } }));
  const before = await read();
  const rowId = (of: string) => atob(of).split(':')[1] ?? '';
  const photo = async () => {
    const media = { channelId, key: randomUUID(), width: 640, height: 480, widths: [320, 640], placeholder: 'data:,' };
    return (await db.media.create({ data: media })).id;
  };
  const stoppedUntil = new Date(Date.now() + 3_600_000);
  await db.product.update({
    where: { id: rowId(id) },
    data: {
      photoId: await photo(),
      calories: 0.1,
      protein: 1e-7,
      fat: 12.5,
      tags: ['SPICY'],
      allergens: ['MILK'],
      stoppedUntil,
    },
  });
  await db.variant.update({
    where: { id: rowId(variants[0]?.id ?? '') },
    data: { photoId: await photo(), stoppedUntil },
  });
  await db.category.updateMany({ where: { channelId }, data: { icon: 'soup' } });
  await transaction(db, (tx) => touchCatalog(tx, channelId));
  const after = await read();
  expect(contentOf(after)).not.toEqual(contentOf(before));
  expect(contentOf(after)).toEqual(contentOf(CatalogTables.of(await readCatalog(db, channelId, null))));
});
