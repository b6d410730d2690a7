import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel } from '../../generated/prisma/client';
import { createTestChannel } from '../../graphql/testing';
import { readVariants } from './catalog.store';

let database: TestDatabase;
let channel: Channel;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
});

afterAll(() => database.drop());

async function createPizza(categoryId: string | null) {
  return database.db.product.create({
    data: {
      channelId: channel.id,
      slug: crypto.randomUUID(),
      name: { en: 'Margherita', ru: 'Маргарита' },
      variants: { create: [{ name: { en: '30 cm' }, price: 950, weight: 450, sku: 'P-30' }] },
      optionGroups: {
        create: {
          name: { en: 'Extras' },
          maximum: 2,
          options: {
            create: [
              { name: { en: 'Basil' }, priceDifference: 50, position: 1 },
              { name: { en: 'No cheese' }, priceDifference: -100, position: 0 },
            ],
          },
        },
      },
      ...(categoryId && { categories: { create: { categoryId } } }),
    },
    include: { variants: true },
  });
}

async function createCategory(menuId: string, isActive = true) {
  const data = { channelId: channel.id, menuId, slug: crypto.randomUUID(), name: { en: 'Pizza' }, isActive };
  return database.db.category.create({ data });
}

const variantOf = ({ variants: [variant] }: { variants: { id: string }[] }) => variant?.id ?? '';

test('a variant comes with its product, its options in order and its place on the menu', async () => {
  const { db } = database;
  const menu = await db.menu.create({ data: { channelId: channel.id, name: { en: 'All day' } } });
  const category = await createCategory(menu.id);
  const pizza = await createPizza(category.id);
  const variant = (await readVariants(db, channel.id, [variantOf(pizza)])).get(variantOf(pizza));
  expect(variant).toMatchObject({
    price: 950,
    weight: 450,
    sku: 'P-30',
    unit: 'G',
    photo: null,
    stop: { isAvailable: true, stoppedUntil: null },
    product: { id: pizza.id, name: { en: 'Margherita', ru: 'Маргарита' } },
    categorySlug: category.slug,
  });
  expect(variant?.optionGroups[0]?.options.map(({ name }) => name.en)).toEqual(['No cheese', 'Basil']);
});

test('a dish only in an inactive category or menu is not on the menu', async () => {
  const { db } = database;
  const second = await db.menu.create({ data: { channelId: channel.id, name: { en: 'Later' }, position: 9 } });
  const first = await db.menu.findFirstOrThrow({ where: { channelId: channel.id, position: 0 } });
  const hidden = await createPizza((await createCategory(first.id, false)).id);
  const elsewhere = await createPizza((await createCategory(second.id)).id);
  const nowhere = await createPizza(null);
  const variants = await readVariants(db, channel.id, [hidden, elsewhere, nowhere].map(variantOf));
  expect([...variants.values()].map(({ categorySlug }) => categorySlug)).toEqual([null, null, null]);
});

test('another shop’s variants are absent', async () => {
  const stranger = await createTestChannel(database.db);
  const pizza = await createPizza(null);
  expect(await readVariants(database.db, stranger.id, [variantOf(pizza)])).toEqual(new Map());
});
