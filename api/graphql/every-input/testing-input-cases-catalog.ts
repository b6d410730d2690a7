import { expect } from 'vitest';
import { globalId } from '../testing';
import { type InputCase, latest, text } from './testing-input-shop';

const nutrition = { calories: 12.5, protein: 1.5, fat: 2.5, carbohydrate: 3.5 };
const facts = { allergens: ['MILK', 'NUTS'], nutrition };
const withNutrition = <Row extends typeof nutrition>(row: Row) => {
  const { calories, protein, fat, carbohydrate } = row;
  return { ...row, nutrition: { calories, protein, fat, carbohydrate } };
};
const option = {
  name: text('Option'),
  kind: 'REMOVAL',
  sku: 'OP-1',
  priceDifference: 150,
  isAvailable: false,
  ...facts,
};
const sale = { price: 1234, weight: 1.5, unit: 'KG', sku: 'SKU-1' };

export const catalogCases: Readonly<Record<string, InputCase>> = {
  createMenu: async ({ db }) => ({
    input: { name: text('New menu'), isActive: false },
    stored: () => db.menu.findFirstOrThrow(latest),
  }),
  updateMenu: async ({ db }) => {
    const { id, version } = await db.menu.findFirstOrThrow(latest);
    return {
      input: { id: globalId('Menu', id), version, name: text('Menu'), isActive: true },
      stored: () => db.menu.findUniqueOrThrow({ where: { id } }),
    };
  },
  createCategory: async ({ db, ids }) => ({
    input: {
      menuId: globalId('Menu', ids.menu),
      name: text('New'),
      slug: 'new-category',
      icon: 'soup',
      isActive: false,
    },
    stored: () => db.category.findFirstOrThrow({ where: { slug: 'new-category' } }),
  }),
  updateCategory: async ({ db }) => {
    const { id, version } = await db.category.findFirstOrThrow({ where: { slug: 'new-category' } });
    return {
      input: {
        id: globalId('Category', id),
        version,
        name: text('Soups'),
        slug: 'soups',
        icon: 'fish',
        isActive: true,
      },
      stored: () => db.category.findUniqueOrThrow({ where: { id } }),
    };
  },
  createProduct: async ({ db, ids }) => ({
    input: {
      name: text('Product'),
      slug: 'new-product',
      description: text('Description'),
      isAvailable: false,
      photoId: globalId('Photo', ids.photo),
      tags: ['VEGAN', 'SPICY'],
      categoryIds: [globalId('Category', ids.category)],
      newCategory: text('Made with it'),
      taxClass: 'REDUCED',
      goesWellWithIds: [globalId('Product', ids.product)],
      ...facts,
      ...sale,
    },
    kept: { weight: 1500, goesWellWithIds: [ids.product] },
    stored: async () => {
      const product = await db.product.findFirstOrThrow({
        where: { slug: 'new-product' },
        include: { variants: true, categories: { include: { category: true } } },
      });
      const [old, made] = product.categories
        .map(({ category }) => category)
        .sort(({ id }) => (id === ids.category ? -1 : 1));
      return {
        ...product.variants[0],
        ...withNutrition(product as typeof product & typeof nutrition),
        categoryIds: [old?.id],
        newCategory: made?.name,
      };
    },
  }),
  updateProduct: async ({ db, ids }) => {
    const product = await db.product.findFirstOrThrow({ where: { slug: 'new-product' }, include: { variants: true } });
    const [variant] = product.variants;
    const { id } = product;
    const change = {
      name: text('Variant'),
      isAvailable: false,
      photoId: globalId('Photo', ids.photo),
      price: 4321,
      weight: 2.5,
      unit: 'L',
      sku: 'SKU-2',
    };
    return {
      input: {
        id: globalId('Product', id),
        version: product.version,
        name: text('Renamed'),
        slug: 'renamed-product',
        description: text('Other description'),
        isAvailable: true,
        photoId: null,
        tags: ['HALAL'],
        allergens: ['FISH'],
        taxClass: null,
        goesWellWithIds: [],
        nutrition: { calories: 9, protein: 8, fat: 7, carbohydrate: 6 },
        variant: { id: globalId('Variant', variant?.id ?? ''), version: variant?.version, ...change },
      },
      kept: {
        variant: expect.objectContaining({
          id: variant?.id,
          version: (variant?.version ?? 0) + 1,
          name: { en: 'Variant in English', ru: 'Variant по-русски' },
          isAvailable: false,
          photoId: ids.photo,
          price: 4321,
          weight: 2500,
          unit: 'L',
          sku: 'SKU-2',
        }),
      },
      stored: async () => {
        const row = await db.product.findUniqueOrThrow({ where: { id }, include: { variants: true } });
        return { ...withNutrition(row as typeof row & typeof nutrition), variant: row.variants[0] };
      },
    };
  },
  createVariant: async ({ db, ids }) => ({
    input: {
      productId: globalId('Product', ids.product),
      name: text('Large'),
      isAvailable: false,
      photoId: globalId('Photo', ids.photo),
      ...sale,
    },
    kept: { weight: 1500 },
    stored: () => db.variant.findFirstOrThrow({ where: { productId: ids.product }, ...latest }),
  }),
  updateVariant: async ({ db, ids }) => {
    const { id, version } = await db.variant.findFirstOrThrow({ where: { productId: ids.product }, ...latest });
    const changes = {
      name: text('Huge'),
      isAvailable: true,
      photoId: null,
      price: 99,
      weight: 3,
      unit: 'PCS',
      sku: 'S3',
    };
    return {
      input: { id: globalId('Variant', id), version, ...changes },
      stored: () => db.variant.findUniqueOrThrow({ where: { id } }),
    };
  },
  createOptionGroup: async ({ db, ids }) => ({
    input: {
      productId: globalId('Product', ids.product),
      name: text('Sauces'),
      sku: 'GR-1',
      minimum: 1,
      maximum: 2,
      options: [option, { ...option, name: text('Second') }],
    },
    stored: async () => {
      const group = await db.optionGroup.findFirstOrThrow({
        where: { productId: ids.product },
        include: { options: { orderBy: { position: 'asc' } } },
        ...latest,
      });
      const keys = Object.keys(option);
      const shown = (row: (typeof group.options)[number]) => {
        const whole: Record<string, unknown> = withNutrition(row as typeof row & typeof nutrition);
        return Object.fromEntries(keys.map((key) => [key, whole[key]]));
      };
      return { ...group, options: group.options.map(shown) };
    },
  }),
  updateOptionGroup: async ({ db, ids }) => {
    const { id, version } = await db.optionGroup.findFirstOrThrow({ where: { productId: ids.product }, ...latest });
    return {
      input: { id: globalId('OptionGroup', id), version, name: text('Dips'), sku: 'GR-2', minimum: 0, maximum: 1 },
      stored: () => db.optionGroup.findUniqueOrThrow({ where: { id } }),
    };
  },
  createOption: async ({ db, ids }) => ({
    input: { optionGroupId: globalId('OptionGroup', ids.group), ...option },
    stored: async () => {
      const row = await db.option.findFirstOrThrow({ where: { optionGroupId: ids.group }, ...latest });
      return withNutrition(row as typeof row & typeof nutrition);
    },
  }),
  updateOption: async ({ db, ids }) => {
    const { id, version } = await db.option.findFirstOrThrow({ where: { optionGroupId: ids.group }, ...latest });
    const changes = {
      name: text('None'),
      kind: 'CHOICE',
      sku: 'OP-2',
      priceDifference: -5,
      isAvailable: true,
      allergens: ['EGGS'],
    };
    return {
      input: { id: globalId('Option', id), version, ...changes, nutrition: { ...nutrition, fat: 9 } },
      stored: async () => {
        const row = await db.option.findUniqueOrThrow({ where: { id } });
        return withNutrition(row as typeof row & typeof nutrition);
      },
    };
  },
};
