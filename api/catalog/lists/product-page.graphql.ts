import { resolveCursorConnection } from '@pothos/plugin-relay';
import type { Product as ProductRow } from '../../generated/prisma/client';
import { DEFAULT_PAGE_SIZE } from '../../graphql/field-cost';
import { InvalidCursor } from '../../kernel/refusals';
import type { CatalogTables } from '../read-model/catalog-tables';
import { placeOf, toListCursor } from './product-cursor';

export const LARGEST_PAGE = 100;

interface PageArguments {
  readonly first?: number | null | undefined;
  readonly last?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

/** @throws {InvalidCursor} for a cursor that does not belong to this list. */
function placeAt(ids: readonly string[], cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  const place = placeOf(ids, cursor);
  if (place !== null) return place;
  throw new InvalidCursor();
}

/** A page of products, by an ordered list of their ids. */
export async function pageOfProducts(catalog: CatalogTables, ids: readonly string[], args: PageArguments) {
  const options = {
    args,
    toCursor: ({ id }: ProductRow) => toListCursor(ids, id),
    defaultSize: DEFAULT_PAGE_SIZE,
    maxSize: LARGEST_PAGE,
  };
  return resolveCursorConnection<ProductRow[]>(options, (wanted) => {
    const from = (placeAt(ids, wanted.after) ?? -1) + 1;
    const between = ids.slice(from, placeAt(ids, wanted.before) ?? ids.length);
    const page = (wanted.inverted ? between.toReversed() : between).slice(0, wanted.limit);
    return catalog.products(page);
  });
}
