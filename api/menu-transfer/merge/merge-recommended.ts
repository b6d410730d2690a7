import { RECOMMENDED_LIMIT } from '../../../domain/limits';
import type { ProductRow } from '../tables/menu-tables';
import { type FieldName, isEqual, type MergeScope } from './merge-scope';

/** A product with the slugs of what the file recommends with it; undefined where it says nothing of that. */
export interface Recommending {
  readonly product: ProductRow;
  readonly row: number;
  readonly slugs: readonly string[] | undefined;
}

interface Shelf {
  /** All that will be there. */
  readonly products: readonly ProductRow[];
  /** Ids of products by slugs that they carried once. */
  readonly oldSlugs: ReadonlyMap<string, string>;
  /** Of products that the file speaks of and that have another fault: they are not unknown. */
  readonly faultySlugs: ReadonlySet<string>;
  readonly nameOf: FieldName;
}

/** Products with what the file recommends with them: it may stand later in the file than what it goes well with. */
export function mergeRecommended(
  scope: MergeScope,
  recommending: readonly Recommending[],
  { products, oldSlugs, faultySlugs, nameOf }: Shelf,
): ProductRow[] {
  const bySlug = new Map(products.map(({ id, slug }) => [slug, id]));
  const known = new Set(products.map(({ id }) => id));
  const idOf = (slug: string) => {
    const id = bySlug.get(slug) ?? oldSlugs.get(slug);
    return id !== undefined && known.has(id) ? id : null;
  };
  return recommending.map(({ product, row, slugs }) => {
    if (!slugs) return product;
    const fault = (code: string, values = {}) => scope.fault(row, nameOf(['goesWellWith']), code, values);
    const ids = slugs.flatMap((slug) => {
      const id = idOf(slug);
      if (id === null && !faultySlugs.has(slug)) fault('UNKNOWN_PRODUCT', { slug });
      if (id === product.id) fault('SAME_PRODUCT');
      return id ?? [];
    });
    const goesWellWithIds = [...new Set(ids)];
    if (goesWellWithIds.length > RECOMMENDED_LIMIT) fault('TOO_MANY_ENTRIES', { maximum: RECOMMENDED_LIMIT });
    return isEqual(product.goesWellWithIds, goesWellWithIds) ? product : { ...product, goesWellWithIds };
  });
}
