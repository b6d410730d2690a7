import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveCursorConnection } from '@pothos/plugin-relay';
import type { GraphQLResolveInfo } from 'graphql';
import type { Product as ProductRow } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { DEFAULT_PAGE_SIZE } from '../../graphql/field-cost';
import { InvalidCursor } from '../../kernel/refusals';
import { placeOf, toListCursor } from './product-cursor';

export const LARGEST_PAGE = 100;

interface PageArguments {
  readonly first?: number | null | undefined;
  readonly last?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

interface Request {
  readonly context: Context;
  readonly info: GraphQLResolveInfo;
}

/** @throws {InvalidCursor} for a cursor that is none of this list's. */
function placeAt(ids: readonly string[], cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  const place = placeOf(ids, cursor);
  if (place !== null) return place;
  throw new InvalidCursor();
}

/** Products by their ids, in that order, with what is asked of them under these fields. */
export async function productsInOrder(
  ids: readonly string[],
  { context, info }: Request,
  paths?: string[][],
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const query = queryFromInfo({ context, info, ...(paths && { paths }) });
  const rows = await context.catalogDb.product.findMany({ ...query, where: { id: { in: [...ids] } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A page of an ordered list of ids: only the products of that page are read. */
export async function pageOfProducts(ids: readonly string[], args: PageArguments, request: Request) {
  const options = {
    args,
    toCursor: ({ id }: ProductRow) => toListCursor(ids, id),
    defaultSize: DEFAULT_PAGE_SIZE,
    maxSize: LARGEST_PAGE,
  };
  return resolveCursorConnection<Promise<ProductRow[]>>(options, (wanted) => {
    const from = (placeAt(ids, wanted.after) ?? -1) + 1;
    const between = ids.slice(from, placeAt(ids, wanted.before) ?? ids.length);
    const page = (wanted.inverted ? between.toReversed() : between).slice(0, wanted.limit);
    return productsInOrder(page, request, [['nodes'], ['edges', 'node']]);
  });
}
