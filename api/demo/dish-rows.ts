import { randomUUID } from 'node:crypto';
import type { CurrencyCode } from '../../domain/money';
import type { Prisma } from '../generated/prisma/client';
import { demoPrice } from './demo-price';
import type { DemoCategory, DemoDish, DemoOptionGroup } from './menu/demo-shop';

/** Where the rows go, and which photo each dish has. */
export interface MenuScope {
  readonly channelId: string;
  readonly menuId: string;
  readonly currencyCode: CurrencyCode;
  /** Ids of stored photos by the dish's slug. */
  readonly photoIds: ReadonlyMap<string, string>;
}

/** All rows of a menu, table by table, in the order that foreign keys ask for. */
export interface MenuRows {
  readonly categories: Prisma.CategoryCreateManyInput[];
  readonly products: Prisma.ProductCreateManyInput[];
  readonly places: Prisma.CategoryProductCreateManyInput[];
  readonly variants: Prisma.VariantCreateManyInput[];
  readonly optionGroups: Prisma.OptionGroupCreateManyInput[];
  readonly options: Prisma.OptionCreateManyInput[];
}

/** Ids are made here, so that each table takes one insert however many dishes there are. */
export function menuRows(categories: readonly DemoCategory[], scope: MenuScope): MenuRows {
  const rows: MenuRows = { categories: [], products: [], places: [], variants: [], optionGroups: [], options: [] };
  categories.forEach(({ slug, name, icon, dishes }, position) => {
    const id = randomUUID();
    rows.categories.push({ id, channelId: scope.channelId, menuId: scope.menuId, slug, name, icon, position });
    dishes.forEach((dish, place) => {
      const productId = addDish(rows, dish, scope);
      rows.places.push({ categoryId: id, productId, position: place });
    });
  });
  recommend(rows, categories);
  return rows;
}

/** A dish may recommend one of a later category: all of them have to be there first. */
function recommend({ products }: MenuRows, categories: readonly DemoCategory[]): void {
  const idOf = new Map(products.map(({ slug, id }) => [slug, id]));
  const dishes = new Map(categories.flatMap((category) => category.dishes).map((dish) => [dish.slug, dish]));
  for (const product of products) {
    const slugs = dishes.get(product.slug)?.goesWellWith ?? [];
    product.goesWellWithIds = slugs.flatMap((slug) => idOf.get(slug) ?? []);
  }
}

function addDish(rows: MenuRows, dish: DemoDish, { channelId, currencyCode, photoIds }: MenuScope): string {
  const id = randomUUID();
  const { slug, name, description, tags = [], allergens = [], isSoldOut = false } = dish;
  const [calories, protein, fat, carbohydrate] = dish.nutrition;
  rows.products.push({
    id,
    channelId,
    slug,
    name,
    description,
    photoId: photoIds.get(slug) ?? null,
    isAvailable: !isSoldOut,
    tags: [...tags],
    allergens: [...allergens],
    calories,
    protein,
    fat,
    carbohydrate,
  });
  dish.variants.forEach(({ price, name: variantName = {}, weight, unit, sku }, position) => {
    rows.variants.push({
      productId: id,
      name: variantName,
      price: demoPrice(price, currencyCode),
      weight,
      unit,
      sku,
      position,
    });
  });
  dish.optionGroups?.forEach((group, position) => {
    addOptionGroup(rows, group, { productId: id, position, currencyCode });
  });
  return id;
}

function addOptionGroup(
  rows: MenuRows,
  { name, minimum, maximum, options }: DemoOptionGroup,
  { productId, position, currencyCode }: { productId: string; position: number; currencyCode: CurrencyCode },
): void {
  const id = randomUUID();
  rows.optionGroups.push({ id, productId, name, minimum, maximum, position });
  options.forEach((option, place) => {
    const [calories = null, protein = null, fat = null, carbohydrate = null] = option.nutrition ?? [];
    rows.options.push({
      calories,
      protein,
      fat,
      carbohydrate,
      allergens: [...(option.allergens ?? [])],
      optionGroupId: id,
      name: option.name,
      priceDifference: demoPrice(option.price ?? 0, currencyCode),
      position: place,
    });
  });
}
