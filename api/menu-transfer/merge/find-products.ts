import type { DraftProduct } from '../tables/menu-draft';
import type { MenuTables, ProductRow } from '../tables/menu-tables';
import { type MergeScope, nameKey } from './merge-scope';

/** A product of the file with the stored one that it speaks of; null for a new one. */
export interface FoundProduct {
  readonly draft: DraftProduct;
  readonly stored: ProductRow | null;
}

interface Shelf {
  readonly tables: MenuTables;
  /** Old slugs, and the ids of the products that carried them. */
  readonly oldSlugs: ReadonlyMap<string, string>;
}

/** The index of an entry that speaks of nothing. */
const NOWHERE = -1;

function soleBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): Map<string, Row | null> {
  const sole = new Map<string, Row | null>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key) sole.set(key, sole.has(key) ? null : row);
  }
  return sole;
}

function finder(scope: MergeScope, { tables, oldSlugs }: Shelf) {
  const { locale } = scope.rules;
  const byId = new Map(tables.products.map((product) => [product.id, product]));
  const bySlug = new Map(tables.products.map((product) => [product.slug, product]));
  const bySku = soleBy(tables.variants, ({ sku }) => sku);
  const byName = soleBy(tables.products, ({ name }) => nameKey(name, locale));
  return ({ row, slug, name, variants }: DraftProduct): ProductRow | null | undefined => {
    if (slug) return bySlug.get(slug) ?? byId.get(oldSlugs.get(slug) ?? '') ?? null;
    const sku = variants.find((variant) => variant.sku)?.sku;
    const owner = sku ? bySku.get(sku) : undefined;
    if (owner) return byId.get(owner.productId) ?? null;
    const key = nameKey(name, locale);
    if (key) return byName.get(key) ?? null;
    if (!sku) return null;
    scope.fault(row, 'sku', owner === null ? 'SKU_OF_SEVERAL' : 'UNKNOWN_SKU', { value: sku });
    return undefined;
  };
}

/**
 * Which stored product each entry speaks of: by its slug (an old one too), else by a variant's SKU, else by its name.
 * Rows of a price list that say no more than a SKU are put together when they speak of variants of one product.
 *
 * @returns the products, and for each entry of the file the index of its product.
 */
export function findProducts(
  scope: MergeScope,
  drafts: readonly DraftProduct[],
  shelf: Shelf,
): { found: FoundProduct[]; indexes: number[] } {
  const find = finder(scope, shelf);
  const found: FoundProduct[] = [];
  const places = new Map<string, number>();
  const indexes = drafts.map((draft) => {
    const stored = find(draft);
    if (stored === undefined) return NOWHERE;
    const key = stored?.id ?? draft.slug ?? `row ${draft.row}`;
    const place = places.get(key);
    const other = place === undefined ? undefined : found[place];
    if (place === undefined || !other) {
      places.set(key, found.length);
      return found.push({ draft, stored }) - 1;
    }
    if (draft.slug || draft.name) scope.fault(draft.row, 'slug', 'PRODUCT_TWICE', { row: other.draft.row });
    found[place] = { ...other, draft: { ...other.draft, variants: [...other.draft.variants, ...draft.variants] } };
    return place;
  });
  return { found, indexes };
}
