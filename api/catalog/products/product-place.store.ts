import { CATEGORY_PRODUCTS_LIMIT, PRODUCT_CATEGORIES_LIMIT } from '../../../domain/catalog-limits';
import type { Transaction } from '../../db/client';
import { positionAtEnd } from '../../db/ordered-list';
import { sql } from '../../db/sql';
import type { DomainError } from '../../kernel/domain-error';
import { NotFound, TooManyEntries } from '../../kernel/refusals';

interface Place {
  readonly categoryId: string;
  readonly productId: string;
}

/**
 * Puts a product behind the others of a category; where it stands already it keeps its place.
 *
 * @throws {NotFound} when the shop has no such category.
 * @throws {TooManyEntries} when the category is full, or the product stands in as many as it may.
 */
export async function placeProduct(
  tx: Transaction,
  channelId: string,
  { categoryId, productId }: Place,
): Promise<void> {
  const refused = await placeProducts(tx, channelId, { categoryId, productIds: [productId] });
  for (const problem of refused.values()) throw problem;
}

/**
 * The same for several of the shop's products, in this order.
 *
 * @returns what keeps those out that there was no room for.
 * @throws {NotFound} when the shop has no such category.
 */
export async function placeProducts(
  tx: Transaction,
  channelId: string,
  { categoryId, productIds }: { readonly categoryId: string; readonly productIds: readonly string[] },
): Promise<ReadonlyMap<string, DomainError>> {
  const category = await tx.category.findFirst({
    where: { id: categoryId, channelId },
    select: { products: { select: { position: true, productId: true } } },
  });
  if (!category) throw new NotFound({}, ['input', 'categoryId']);
  const standing = new Set(category.products.map(({ productId }) => productId));
  const wanted = productIds.filter((id) => !standing.has(id));
  const counts = await tx.categoryProduct.groupBy({
    by: 'productId',
    where: { productId: { in: wanted } },
    _count: true,
  });
  const full = new Set(counts.filter(({ _count }) => _count >= PRODUCT_CATEGORIES_LIMIT).map((row) => row.productId));
  const room = CATEGORY_PRODUCTS_LIMIT - category.products.length;
  const placed = wanted.filter((id) => !full.has(id)).slice(0, Math.max(room, 0));
  if (placed.length > 0) {
    const first = positionAtEnd(category.products, CATEGORY_PRODUCTS_LIMIT);
    const data = placed.map((productId, index) => ({ categoryId, productId, position: first + index }));
    await tx.categoryProduct.createMany({ data });
  }
  const kept = new Set(placed);
  const limitOf = (id: string) => (full.has(id) ? PRODUCT_CATEGORIES_LIMIT : CATEGORY_PRODUCTS_LIMIT);
  return new Map(wanted.filter((id) => !kept.has(id)).map((id) => [id, new TooManyEntries(limitOf(id))]));
}

/** Numbers the products of a category from 0 in the order given, in one statement. */
export async function writeProductPositions(
  tx: Transaction,
  categoryId: string,
  products: readonly { readonly id: string }[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  await sql(tx).execute`
    update "CategoryProduct" as "row" set "position" = "place"."number" - 1
    from unnest(${ids}::uuid[]) with ordinality as "place" ("id", "number")
    where "row"."categoryId" = ${categoryId}::uuid and "row"."productId" = "place"."id"`;
}
