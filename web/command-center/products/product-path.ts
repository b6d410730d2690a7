/** The list of products. */
export const PRODUCTS_PATH = '/command-center/product';

export function productPath(productId: string): string {
  return `${PRODUCTS_PATH}/${encodeURIComponent(productId)}`;
}
