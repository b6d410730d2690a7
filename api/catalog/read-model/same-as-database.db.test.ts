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
import type { Context } from '../../graphql/context';
import { execute, globalId, run } from '../../graphql/testing';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import { chooseOptions } from '../options/chosen-options';
import { readVariants } from '../products/catalog.store';
import { variantsInMemory } from '../products/variants-in-memory';
import { createTestCatalog, createTestProduct, mutate, mutateId, type TestCatalog } from '../testing';
import { catalogInMemory } from './catalog-in-memory.store';
import { readCatalog } from './catalog-rows.store';
import { CatalogTables } from './catalog-tables';
import { readInMemory } from './read-in-memory.store';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const english = (value: string) => [{ locale: 'en', value }];

interface Step {
  readonly command: number;
  readonly one: number;
  readonly other: number;
}

const CORNERS = [
  [41.7, 44.7],
  [41.8, 44.7],
  [41.8, 44.9],
].map(([latitude, longitude]) => ({ latitude, longitude }));

/** The same to the lists that every page of the shop shows. */
function listCommands({ manager, channel }: TestCatalog, { one, other }: Omit<Step, 'command'>) {
  const { db } = database;
  const pick = async (type: string, list: () => Promise<{ id: string; version: number }[]>) => {
    const all = await list();
    const row = all[one % Math.max(all.length, 1)];
    return { id: globalId(type, row?.id ?? crypto.randomUUID()), version: row?.version ?? 1 };
  };
  const own = { where: { channelId: channel.id }, orderBy: { id: 'asc' } } as const;
  const day = new Date(Date.UTC(2026, 11, 1 + other)).toISOString().slice(0, 10);
  const placement = ['FOOTER', 'MAIN', 'SOCIAL'][other % 3];
  return [
    async () => mutate(manager, 'createLink', { placement, name: english(`Link ${one}`), url: `/page-${other}` }),
    async () =>
      mutate(manager, 'updateLink', { ...(await pick('Link', () => db.link.findMany(own))), url: `/at-${other}` }),
    async () => mutateId(manager, 'deleteLink', (await pick('Link', () => db.link.findMany(own))).id),
    async () =>
      mutate(manager, 'createWarehouse', { name: english(`Kitchen ${one}`), latitude: 41.7, longitude: 44.8 }),
    async () => {
      const warehouse = await pick('Warehouse', () => db.warehouse.findMany(own));
      return mutate(manager, 'updateWarehouse', { ...warehouse, isActive: other % 2 === 0 });
    },
    async () => mutate(manager, 'createPaymentMethod', { type: 'CASH', name: english(`Cash ${one}`) }),
    async () => {
      const method = await pick('PaymentMethod', () => db.paymentMethod.findMany(own));
      return mutate(manager, 'updatePaymentMethod', { ...method, isActive: other % 2 === 0 });
    },
    async () => mutate(manager, 'createDeliveryZone', { name: english(`Zone ${one}`), polygon: CORNERS, fee: other }),
    async () => {
      const { id: warehouseId } = await pick('Warehouse', () => db.warehouse.findMany(own));
      const zone = { name: english(`Around ${one}`), warehouseId, radiusMeters: 1000 + other };
      return mutate(manager, 'createDeliveryZone', zone);
    },
    async () => {
      const zone = await pick('DeliveryZone', () => db.deliveryZone.findMany(own));
      return mutateId(manager, 'deleteDeliveryZone', zone.id);
    },
    async () => mutate(manager, 'createSpecialDay', { date: day, intervals: [], note: english(`Closed ${one}`) }),
    async () => {
      const special = await pick('SpecialDay', () => db.specialDay.findMany(own));
      return mutateId(manager, 'deleteSpecialDay', special.id);
    },
  ];
}

/** What staff do to a menu, to things that are picked by chance of those that there are. */
async function obey(shop: TestCatalog, { command, one, other }: Step): Promise<unknown> {
  const { manager, menuId, channel } = shop;
  const { db } = database;
  const pick = async (model: 'Product' | 'Variant' | 'OptionGroup' | 'Option' | 'Category', at = one) => {
    const product = { channelId: channel.id };
    const orderBy = { id: 'asc' } as const;
    const rows = {
      Product: () => db.product.findMany({ where: product, orderBy }),
      Category: () => db.category.findMany({ where: product, orderBy }),
      Variant: () => db.variant.findMany({ where: { product }, orderBy }),
      OptionGroup: () => db.optionGroup.findMany({ where: { product }, orderBy }),
      Option: () => db.option.findMany({ where: { optionGroup: { product } }, orderBy }),
    };
    const all = await rows[model]();
    const row = all[at % Math.max(all.length, 1)];
    return { id: globalId(model, row?.id ?? crypto.randomUUID()), version: row?.version ?? 1 };
  };
  const productId = async () => (await pick('Product')).id;
  const categoryId = async () => (await pick('Category', other)).id;
  const commands: (() => Promise<unknown>)[] = [
    async () => {
      const categoryIds = [...new Set([(await pick('Category', one)).id, await categoryId()])];
      return mutate(manager, 'createProduct', { name: english(`Dish ${one}`), price: 500 + other, categoryIds });
    },
    async () => mutate(manager, 'updateProduct', { ...(await pick('Product')), name: english(`Renamed ${other}`) }),
    async () =>
      mutate(manager, 'addProductToCategory', { productId: await productId(), categoryId: await categoryId() }),
    async () =>
      mutate(manager, 'removeProductFromCategory', { productId: await productId(), categoryId: await categoryId() }),
    async () => mutateId(manager, 'deleteProduct', await productId()),
    async () => mutateId(manager, 'duplicateProduct', await productId()),
    async () =>
      mutate(manager, 'createVariant', { productId: await productId(), name: english(`Size ${other}`), price: other }),
    async () => mutate(manager, 'updateVariant', { ...(await pick('Variant')), price: 100 + other }),
    async () => mutateId(manager, 'deleteVariant', (await pick('Variant')).id),
    async () =>
      mutate(manager, 'createOptionGroup', {
        productId: await productId(),
        name: english('Extras'),
        options: [{ name: english(`Extra ${other}`) }, { name: english('Cheese') }],
      }),
    async () => mutate(manager, 'updateOption', { ...(await pick('Option')), priceDifference: other }),
    async () => mutateId(manager, 'deleteOption', (await pick('Option')).id),
    async () => mutateId(manager, 'deleteOptionGroup', (await pick('OptionGroup')).id),
    async () => mutate(manager, 'stopProduct', { id: await productId(), duration: 'UNTIL_CHANGED' }),
    async () => mutate(manager, 'stopOption', { id: (await pick('Option')).id, duration: 'END_OF_DAY' }),
    async () => mutateId(manager, 'resumeProduct', await productId()),
    async () => mutate(manager, 'createCategory', { menuId, name: english(`Part ${one} ${other}`) }),
    async () => mutate(manager, 'updateCategory', { ...(await pick('Category')), isActive: other % 2 === 0 }),
    async () => mutateId(manager, 'deleteCategory', (await pick('Category')).id),
    ...listCommands(shop, { one, other }),
    // A change that is undone, and one that is written past all commands.
    async () =>
      transaction(db, async (tx) => {
        await tx.product.updateMany({ where: { channelId: channel.id }, data: { isAvailable: false } });
        throw new Error('undone');
      }).catch(() => null),
    async () => {
      await db.variant.updateMany({ where: { product: { channelId: channel.id } }, data: { price: other } });
      await transaction(db, (tx) => touchCatalog(tx, channel.id));
    },
  ];
  return commands[command % commands.length]?.();
}

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
      specialDays { id date isClosed note } later: specialDays(from: "2026-12-09") { date }
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

/** Asks in memory and of the database. */
async function askBoth(context: Context, tables: CatalogTables, source: string, variables: Record<string, unknown>) {
  const inMemory = { ...context, catalogDb: readInMemory(tables, database.db) };
  return [await execute(inMemory, source, variables), await execute(context, source, variables)] as const;
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
      await Promise.all(steps.map((one) => obey(shop, one)));
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
      await answersAreEqual(shop, tables);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(together, { minLength: 12, maxLength: 16 }), holds), { numRuns: 4 });
}, 120_000);

async function answersAreEqual({ visitor, manager, channel }: TestCatalog, tables: CatalogTables): Promise<void> {
  for (const context of [visitor, manager]) {
    for (const source of [MENU, SHOP]) {
      const [one, other] = await askBoth(context, tables, source, { staff: context === manager });
      expect(one).not.toHaveProperty('errors');
      expect(one).toEqual(other);
    }
    const product = await database.db.product.findFirst({
      where: { channelId: channel.id },
      orderBy: { updatedAt: 'desc' },
      include: { variants: true, categories: { include: { category: true } } },
    });
    const [dish, same] = await askBoth(context, tables, ONE, {
      slug: product?.slug ?? 'none',
      category: product?.categories[0]?.category.slug ?? 'none',
      id: globalId('Variant', product?.variants[0]?.id ?? crypto.randomUUID()),
      after: null,
    });
    expect(dish).toEqual(same);
  }
}

test('a page goes on after a cursor in memory as in the database, forwards and backwards', async () => {
  const shop = await createTestCatalog(database.db);
  for (let index = 0; index < 7; index += 1) {
    await mutate(shop.manager, 'createProduct', {
      name: english(`Dish ${index}`),
      price: index,
      categoryIds: [shop.categoryId],
    });
  }
  const channel = await database.db.channel.findUniqueOrThrow({ where: { id: shop.channel.id } });
  const tables = await catalogInMemory(database.db, channel);
  const page = (args: string) => `{ category(slug: "pizza") { products(${args}) { nodes { name } pageInfo {
    hasNextPage hasPreviousPage startCursor endCursor } } } }`;
  type Page = { category: { products: { pageInfo: { endCursor: string } } } };
  const { category } = await run<Page>(shop.visitor, page('first: 3'));
  const cursor = JSON.stringify(category.products.pageInfo.endCursor);
  for (const args of [
    'first: 2',
    'last: 2',
    `first: 2, after: ${cursor}`,
    `last: 1, before: ${cursor}`,
    `before: ${cursor}`,
  ]) {
    const [one, other] = await askBoth(shop.visitor, tables, page(args), {});
    expect([args, one]).toEqual([args, other]);
  }
});

test('a node of each kind is the same in memory as in the database, also when nothing but values are asked of it', async () => {
  const shop = await createTestCatalog(database.db);
  const { id, variants } = await createTestProduct(shop.manager, { categoryIds: [shop.categoryId] });
  const { db } = database;
  const { id: groupId } = await db.optionGroup.create({
    data: {
      productId: atob(id).split(':')[1] ?? '',
      name: { en: 'Extras' },
      options: { create: { name: { en: 'Oil' } } },
    },
    include: { options: true },
  });
  const option = await db.option.findFirstOrThrow({ where: { optionGroupId: groupId } });
  await transaction(db, (tx) => touchCatalog(tx, shop.channel.id));
  const channel = await db.channel.findUniqueOrThrow({ where: { id: shop.channel.id } });
  const tables = await catalogInMemory(db, channel);
  const parts = [globalId('OptionGroup', groupId), globalId('Option', option.id)];
  const ids = [shop.menuId, shop.categoryId, id, variants[0]?.id, ...parts];
  const source = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id
    ... on Menu { version } ... on Category { icon } ... on Product { version } ... on Variant { sku }
    ... on OptionGroup { minimum } ... on Option { version } } }`;
  const [one, other] = await askBoth(shop.visitor, tables, source, { ids });
  expect(one).not.toHaveProperty('errors');
  expect(one).toEqual(other);
});

test('the lists of a shop are read in memory: a change of one is seen by the next reader, who sends no statement', async () => {
  const shop = await createTestCatalog(database.db);
  const { db } = database;
  const read = async () => catalogInMemory(db, await db.channel.findUniqueOrThrow({ where: { id: shop.channel.id } }));
  await read();
  const dates = { one: 5, other: 9 };
  const [addLink, , , addWarehouse, , addMethod, , addZone, addRadius, , addDay] = listCommands(shop, dates);
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
  const inMemory = { ...shop.manager, channel, catalogDb: readInMemory(await read(), db) };
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run(inMemory, SHOP, { staff: true });
    expect(sent).not.toHaveBeenCalled();
  } finally {
    sent.mockRestore();
  }
});

test('rows in memory are everybody’s: nobody can change one', async () => {
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
