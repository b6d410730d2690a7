import { pathId } from '../../kit/page/path-id';

/** The list of products. */
export const PRODUCTS_PATH = '/command-center/product';

/** Where a dish is added with all that a shopper needs to order it. */
export const NEW_PRODUCT_PATH = `${PRODUCTS_PATH}/new`;

/** The same, with the category chosen from the start. */
export function newProductIn(categoryId: string): string {
  return `${NEW_PRODUCT_PATH}?category=${encodeURIComponent(categoryId)}`;
}

/** The parts of a product's page; the first has the product's own address. */
export const PRODUCT_TABS = ['details', 'variants', 'options', 'usage'] as const;

export type ProductTab = (typeof PRODUCT_TABS)[number];

export function productPath(productId: string, tab: ProductTab = 'details'): string {
  const path = `${PRODUCTS_PATH}/${pathId(productId)}`;
  return tab === 'details' ? path : `${path}/${tab}`;
}
