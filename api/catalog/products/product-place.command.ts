import type { Caller } from '../../access/caller';
import { reordered } from '../../db/ordered-list';
import type {
  AddProductToCategoryInput,
  RemoveProductFromCategoryInput,
  ReorderCategoryProductsInput,
} from '../../generated/inputs';
import type { Category, Product } from '../../generated/prisma/client';
import { NotFound } from '../../kernel/refusals';
import { catalogWrite } from '../catalog-write.command';
import { placeProduct, writeProductPositions } from './product-place.store';

/** Puts a product behind the others of a category. @throws {NotFound | TooManyEntries | Forbidden} */
export async function addProductToCategory(
  caller: Caller,
  { productId, categoryId }: AddProductToCategoryInput,
): Promise<Product> {
  const channelId = caller.channel.id;
  return catalogWrite(caller, 'addProductToCategory', async (tx) => {
    const product = await tx.product.findFirst({ where: { id: productId, channelId } });
    if (!product) throw new NotFound({}, ['input', 'productId']);
    await placeProduct(tx, channelId, { productId, categoryId });
    return product;
  });
}

/** Takes a product out of a category; it is no mistake when it does not stand there. @throws {NotFound | Forbidden} */
export async function removeProductFromCategory(
  caller: Caller,
  { productId, categoryId }: RemoveProductFromCategoryInput,
): Promise<Product> {
  return catalogWrite(caller, 'removeProductFromCategory', async (tx) => {
    const product = await tx.product.findFirst({ where: { id: productId, channelId: caller.channel.id } });
    if (!product) throw new NotFound({}, ['input', 'productId']);
    await tx.categoryProduct.deleteMany({ where: { productId, categoryId } });
    return product;
  });
}

/** Puts a category's products in order; those left out stay behind. @throws {NotFound | Forbidden} */
export async function reorderCategoryProducts(
  caller: Caller,
  { categoryId, ids }: ReorderCategoryProductsInput,
): Promise<Category> {
  return catalogWrite(caller, 'reorderCategoryProducts', async (tx) => {
    const category = await tx.category.findFirst({
      where: { id: categoryId, channelId: caller.channel.id },
      include: {
        products: { select: { productId: true }, orderBy: [{ position: 'asc' }, { productId: 'asc' }] },
      },
    });
    if (!category) throw new NotFound({}, ['input', 'categoryId']);
    const products = category.products.map(({ productId }) => ({ id: productId }));
    await writeProductPositions(tx, categoryId, reordered(products, ids));
    return category;
  });
}
