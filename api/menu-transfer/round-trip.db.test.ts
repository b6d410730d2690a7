import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { PROPERTY_RUNS } from '../kernel/property-runs';
import { applyFile, check, csv, emptyShop, json } from './testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const text = fc
  .string({
    unit: fc.constantFrom('a', 'Б', 'ё', '"', ',', ';', '=', '+', '@', "'", '|', '>', '\\', '1', '\n', ' ', '-', '₽'),
  })
  .map((value) => value.trim());
const name = fc.string({
  unit: fc.constantFrom('a', 'b', 'ж', '=', "'", '-', '>', '|', ',', '"'),
  minLength: 1,
  maxLength: 12,
});
const localized = fc.record({ en: name, ru: name }, { requiredKeys: ['en'] });
const amount = fc.integer({ min: 0, max: 100_000 }).map((minor) => (minor / 100).toFixed(2));

const variant = fc.record({
  name: fc.constant({}),
  sku: fc.option(fc.string({ unit: fc.constantFrom('A', '=', '7', '-'), minLength: 1, maxLength: 6 })),
  price: amount,
  weight: fc.option(fc.integer({ min: 1, max: 900 })),
  unit: fc.constantFrom('G', 'ML', 'PCS'),
  isAvailable: fc.boolean(),
});

const group = fc
  .record({
    name: localized,
    options: fc.uniqueArray(localized, { selector: ({ en }) => en.toLowerCase(), minLength: 1, maxLength: 3 }),
  })
  .map(({ name, options }) => ({
    name,
    sku: options.length > 1 ? 'GR' : null,
    minimum: 0,
    maximum: options.length,
    options: options.map((option, index) => ({
      name: option,
      kind: (['CHOICE', 'EXTRA', 'REMOVAL'] as const)[index % 3],
      sku: index === 0 ? null : `OP-${index}`,
      priceDifference: (index - 1).toFixed(2),
      isAvailable: index !== 1,
      nutrition: { calories: index * 40.5, protein: null, fat: index, carbohydrate: null },
      allergens: index === 0 ? [] : ['MILK', 'SESAME'],
    })),
  }));

const product = fc.record({
  name: localized,
  description: fc.record({ ru: text.filter(Boolean) }),
  isAvailable: fc.boolean(),
  nutrition: fc.constantFrom(
    { calories: null, protein: null, fat: null, carbohydrate: null },
    { calories: 250, protein: 10.5, fat: 0, carbohydrate: null },
  ),
  tags: fc.uniqueArray(fc.constantFrom('VEGAN', 'SPICY')),
  allergens: fc.uniqueArray(fc.constantFrom('MILK', 'NUTS', 'EGGS')),
  taxClass: fc.constantFrom(null, 'REDUCED', 'ZERO'),
  variants: fc
    .array(variant, { minLength: 1, maxLength: 3 })
    .map((variants) =>
      variants.map((each, index) => (index === 0 ? each : { ...each, name: { en: `Size ${index}` } })),
    ),
  optionGroups: fc.uniqueArray(group, { selector: ({ name }) => name.en.toLowerCase(), maxLength: 2 }),
});

const menu = fc
  .record({
    products: fc.array(product, { minLength: 1, maxLength: 5 }),
    categories: fc.array(fc.record({ name: localized, isActive: fc.boolean(), icon: fc.constantFrom(null, 'pizza') }), {
      minLength: 1,
      maxLength: 3,
    }),
    menus: fc.uniqueArray(localized, { selector: ({ en }) => en.toLowerCase(), minLength: 1, maxLength: 2 }),
    seed: fc.nat(),
  })
  .map(({ products, categories, menus, seed }) => ({
    format: 'carte-menu',
    version: 1,
    currency: 'EUR',
    menus: menus.map((name, menuIndex) => ({
      name,
      isActive: true,
      categories: categories.map((category, index) => ({
        slug: `category-${index}`,
        ...category,
        products: products.flatMap((_product, place) =>
          ((seed >> ((place + index + menuIndex) % 16)) & 1) === 1 ? [`dish-${place}`] : [],
        ),
      })),
    })),
    products: products.map((each, index) => ({
      slug: `dish-${index}`,
      ...each,
      // Of itself no dish is recommended; some stand later in the file.
      goesWellWith: products.flatMap((_product, place) =>
        place !== index && ((seed >> ((place * 5 + index) % 25)) & 1) === 1 ? [`dish-${place}`] : [],
      ),
    })),
  }));

/** The order of products themselves says nothing: categories say where they stand. */
const sorted = (file: string) => {
  const value: { products: { slug: string }[] } = JSON.parse(file);
  return { ...value, products: value.products.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)) };
};

test('a menu that is exported and imported into an empty shop is the same menu, and a second import changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(menu, async (file) => {
      const [first, second] = [await emptyShop(database.db), await emptyShop(database.db)];
      const made = await applyFile(first, JSON.stringify(file));
      expect(made.faults).toEqual([]);
      const exported = await json(first);
      await applyFile(second, exported);
      expect(sorted(await json(second))).toEqual(sorted(exported));
      expect((await check(first, exported, { removesMissing: true })).counts).toMatchObject({
        CREATED: 0,
        CHANGED: 0,
        REMOVED: 0,
      });
    }),
    { numRuns: Math.ceil(PROPERTY_RUNS / 25) },
  );
});

test('a table that was exported changes nothing when it comes back, and fills an empty shop with the same dishes', async () => {
  await fc.assert(
    fc.asyncProperty(menu, fc.constantFrom(',' as const, ';' as const), async (file, separator) => {
      const [first, second] = [await emptyShop(database.db), await emptyShop(database.db)];
      await applyFile(first, JSON.stringify(file));
      const table = await csv(first, separator);
      const again = await check(first, table, { removesMissing: true });
      expect(again.faults).toEqual([]);
      expect(again.entries.filter(({ outcome }) => outcome !== 'LEFT')).toEqual([]);
      await applyFile(second, table);
      const dishes = (value: ReturnType<typeof sorted>) =>
        value.products.map((dish) => ({ ...dish, optionGroups: undefined }));
      expect(dishes(sorted(await json(second)))).toEqual(dishes(sorted(await json(first))));
    }),
    { numRuns: Math.ceil(PROPERTY_RUNS / 25) },
  );
});
