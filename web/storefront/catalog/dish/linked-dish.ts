import { productPath } from '../../shop/product-path';

const DISH = /^([^/]+)\/([^/]+)$/;

/**
 * The page of the dish that an address would open over a list: `/catalog?dish=pizza/margherita`. Such an address is meant
 * for the browser's own history; opened by itself it would show the list, and the dish a second later.
 *
 * @returns null where no dish is named, and for what the router asks for while the list is open.
 */
export function linkedDish({ pathname, searchParams }: URL): string | null {
  const [, category, product] = DISH.exec(searchParams.get('dish') ?? '') ?? [];
  if (!category || !product || pathname.endsWith('.data')) return null;
  const others = new URLSearchParams(searchParams);
  others.delete('dish');
  const search = others.toString();
  return productPath(category, product) + (search && `?${search}`);
}
