import type { Transaction } from '../db/client';
import { positionAtEnd } from '../db/ordered-list';
import { NotFound, TooManyEntries } from '../kernel/refusals';
import { CATEGORY_PRODUCTS_LIMIT, PRODUCT_CATEGORIES_LIMIT } from './limits';

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
  const category = await tx.category.findFirst({
    where: { id: categoryId, channelId },
    select: { products: { select: { position: true, productId: true } } },
  });
  if (!category) throw new NotFound({}, ['input', 'categoryId']);
  if (category.products.some((place) => place.productId === productId)) return;
  const position = positionAtEnd(category.products, CATEGORY_PRODUCTS_LIMIT);
  const places = await tx.categoryProduct.count({ where: { productId } });
  if (places >= PRODUCT_CATEGORIES_LIMIT) throw new TooManyEntries(PRODUCT_CATEGORIES_LIMIT);
  await tx.categoryProduct.create({ data: { categoryId, productId, position } });
}
