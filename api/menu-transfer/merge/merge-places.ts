import { CATEGORY_PRODUCTS_LIMIT, PRODUCT_CATEGORIES_LIMIT } from '../../../domain/catalog-limits';
import { grouped, type PlaceRow, placeId } from '../tables/menu-tables';
import { arranged, NO_PLACE } from './arrange';
import type { MergedCategory } from './merge-menus';
import type { MergeScope } from './merge-scope';

interface PlaceSources {
  readonly stored: readonly PlaceRow[];
  /** Every category that will be, and what the file says of some of them; null: it says nothing of places. */
  readonly categoryIds: readonly string[];
  readonly named: readonly MergedCategory[] | null;
  /** The product of each entry of the file; null for one with a fault. */
  readonly productIds: readonly (string | null)[];
  /** Products that will be. */
  readonly kept: ReadonlySet<string>;
}

/**
 * Where products stand. Of a product that the file has, the file says all of its places: in a table anywhere, in a tree
 * among the categories that it names.
 */
export function mergePlaces(
  scope: MergeScope,
  { stored, categoryIds, named, productIds, kept }: PlaceSources,
): PlaceRow[] {
  const { isOrdered } = scope.rules;
  const places = grouped(stored, ({ categoryId }) => categoryId);
  const spoken = new Map((named ?? []).map((each) => [each.category.id, each]));
  const inFile = new Set(productIds);
  const rows = categoryIds.flatMap((categoryId) => {
    const { draft, path } = spoken.get(categoryId) ?? {};
    const before = (places.get(categoryId) ?? []).filter(({ productId }) => kept.has(productId));
    if (!named || (!draft && isOrdered)) return before;
    const byProduct = new Map(before.map((place) => [place.productId, place]));
    const merged = [...new Set(draft?.products ?? [])].flatMap((index) => {
      const productId = productIds[index];
      if (!productId) return [];
      return (
        byProduct.get(productId) ?? { id: placeId(categoryId, productId), categoryId, productId, position: NO_PLACE }
      );
    });
    const listed = new Set(merged.map(({ productId }) => productId));
    const others = before.filter(({ productId }) => listed.has(productId) || !inFile.has(productId));
    const list = arranged(others, merged, { isOrdered, removesMissing: false });
    if (list.length > CATEGORY_PRODUCTS_LIMIT) {
      const column = isOrdered && path ? `${path}.products` : 'categories';
      scope.fault(draft?.row ?? null, column, 'TOO_MANY_ENTRIES', { maximum: CATEGORY_PRODUCTS_LIMIT });
    }
    return list;
  });
  for (const [productId, standing] of grouped(rows, (place) => place.productId)) {
    if (standing.length <= PRODUCT_CATEGORIES_LIMIT) continue;
    const row = scope.rows.get(productId) ?? null;
    scope.fault(row, 'categories', 'TOO_MANY_ENTRIES', { maximum: PRODUCT_CATEGORIES_LIMIT });
  }
  return rows;
}
