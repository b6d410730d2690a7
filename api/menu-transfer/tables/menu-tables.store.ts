import { type Localized, parseLocalized } from '../../../domain/localized';
import type { Reader } from '../../db/client';
import { IN_PLACE } from '../../kernel/in-place';
import { type MenuTables, placeId } from './menu-tables';

const named = <Row extends { readonly name: unknown }>(row: Row): Row & { readonly name: Localized } => ({
  ...row,
  name: parseLocalized(row.name),
});

const CHOSEN_MENU = { id: true, name: true, isActive: true, position: true } as const;
const CHOSEN_CATEGORY = { ...CHOSEN_MENU, menuId: true, slug: true, icon: true } as const;
const CHOSEN_PRODUCT = {
  id: true,
  slug: true,
  name: true,
  description: true,
  isAvailable: true,
  tags: true,
  allergens: true,
  taxClass: true,
  goesWellWithIds: true,
  calories: true,
  protein: true,
  fat: true,
  carbohydrate: true,
} as const;
const CHOSEN_VARIANT = {
  id: true,
  productId: true,
  name: true,
  price: true,
  weight: true,
  unit: true,
  sku: true,
  isAvailable: true,
  position: true,
} as const;
const CHOSEN_GROUP = {
  id: true,
  productId: true,
  name: true,
  sku: true,
  minimum: true,
  maximum: true,
  position: true,
} as const;
const CHOSEN_OPTION = {
  id: true,
  optionGroupId: true,
  name: true,
  kind: true,
  sku: true,
  priceDifference: true,
  isAvailable: true,
  position: true,
  calories: true,
  protein: true,
  fat: true,
  carbohydrate: true,
  allergens: true,
} as const;

/** The whole menu of a shop, in one statement a table. */
export async function readMenuTables(db: Reader, channelId: string): Promise<MenuTables> {
  const inChannel = { product: { channelId } };
  const byPlace = [{ position: 'asc' as const }, { productId: 'asc' as const }];
  const menus = await db.menu.findMany({ where: { channelId }, orderBy: IN_PLACE, select: CHOSEN_MENU });
  const categories = await db.category.findMany({ where: { channelId }, orderBy: IN_PLACE, select: CHOSEN_CATEGORY });
  const products = await db.product.findMany({ where: { channelId }, orderBy: { id: 'asc' }, select: CHOSEN_PRODUCT });
  const places = await db.categoryProduct.findMany({ where: { category: { channelId } }, orderBy: byPlace });
  const variants = await db.variant.findMany({ where: inChannel, orderBy: IN_PLACE, select: CHOSEN_VARIANT });
  const groups = await db.optionGroup.findMany({ where: inChannel, orderBy: IN_PLACE, select: CHOSEN_GROUP });
  const options = await db.option.findMany({
    where: { optionGroup: inChannel },
    orderBy: IN_PLACE,
    select: CHOSEN_OPTION,
  });
  return {
    menus: menus.map(named),
    categories: categories.map(named),
    products: products.map((row) => ({ ...named(row), description: parseLocalized(row.description) })),
    places: places.map((place) => ({ ...place, id: placeId(place.categoryId, place.productId) })),
    variants: variants.map(named),
    optionGroups: groups.map(named),
    options: options.map(named),
  };
}

/** Ids of products by slugs that they carried once. */
export async function readOldSlugs(db: Reader, channelId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.slugRedirect.findMany({
    where: { channelId, kind: 'PRODUCT' },
    select: { slug: true, targetId: true },
  });
  return new Map(rows.map(({ slug, targetId }) => [slug, targetId]));
}
