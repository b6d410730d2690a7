import { minor, toDecimal } from '../../../domain/money';
import { fromStoredWeight } from '../../../domain/weight';
import {
  grouped,
  type MenuTables,
  type OptionGroupRow,
  type OptionRow,
  type ProductRow,
  type VariantRow,
} from '../tables/menu-tables';
import { MENU_FORMAT, MENU_FORMAT_VERSION, type MenuJsonInput } from './menu-json';

const decimal = (amount: number) => toDecimal(minor(amount));

function writeVariant({ name, sku, price, weight, unit, isAvailable }: VariantRow) {
  const amount = weight === null ? null : fromStoredWeight(weight, unit);
  return { name, sku, price: decimal(price), weight: amount, unit, isAvailable };
}

function writeGroup({ name, sku, minimum, maximum }: OptionGroupRow, options: readonly OptionRow[]) {
  return {
    name,
    sku,
    minimum,
    maximum,
    options: options.map(({ name, kind, sku, priceDifference, isAvailable, allergens, ...option }) => {
      const { calories, protein, fat, carbohydrate } = option;
      const nutrition = { calories, protein, fat, carbohydrate };
      const price = decimal(priceDifference);
      return { name, kind, sku, priceDifference: price, isAvailable, nutrition, allergens: [...allergens] };
    }),
  };
}

function writeProduct({ tags, allergens, ...product }: ProductRow, slugs: ReadonlyMap<string, string>) {
  const { slug, name, description, isAvailable, calories, protein, fat, carbohydrate, taxClass } = product;
  const nutrition = { calories, protein, fat, carbohydrate };
  const goesWellWith = product.goesWellWithIds.flatMap((id) => slugs.get(id) ?? []);
  return {
    slug,
    name,
    description,
    isAvailable,
    nutrition,
    tags: [...tags],
    allergens: [...allergens],
    taxClass,
    goesWellWith,
  };
}

/** The whole menu: what {@link readJson} reads back to the same menu. Ids stay behind, so that any shop can take it. */
export function writeJson(tables: MenuTables, currency: string): string {
  const categories = grouped(tables.categories, ({ menuId }) => menuId);
  const places = grouped(tables.places, ({ categoryId }) => categoryId);
  const variants = grouped(tables.variants, ({ productId }) => productId);
  const groups = grouped(tables.optionGroups, ({ productId }) => productId);
  const options = grouped(tables.options, ({ optionGroupId }) => optionGroupId);
  const slugs = new Map(tables.products.map(({ id, slug }) => [id, slug]));
  const file: MenuJsonInput = {
    format: MENU_FORMAT,
    version: MENU_FORMAT_VERSION,
    currency,
    menus: tables.menus.map(({ id, name, isActive }) => ({
      name,
      isActive,
      categories: (categories.get(id) ?? []).map((category) => ({
        slug: category.slug,
        name: category.name,
        icon: category.icon,
        isActive: category.isActive,
        products: (places.get(category.id) ?? []).flatMap(({ productId }) => slugs.get(productId) ?? []),
      })),
    })),
    products: tables.products.map((product) => ({
      ...writeProduct(product, slugs),
      variants: (variants.get(product.id) ?? []).map(writeVariant),
      optionGroups: (groups.get(product.id) ?? []).map((group) => writeGroup(group, options.get(group.id) ?? [])),
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
