import { LOCALES } from '../../../domain/locale';

/** Home, the menu, its categories and dishes: their HTML knows no visitor, and the cart comes to them later. */
const CATALOG_PAGE = new RegExp(`^(?:/(?:${LOCALES.join('|')}))?(?:/|/catalog(?:/[^/.]+){0,2})?$`);

/** All that these pages read of an address's query; what a visitor's browser alone reads is not in it. */
export const CATALOG_PARAMETERS: ReadonlySet<string> = new Set([
  ...['dish', 'variant', 'line', 'step'],
  ...['q', 'tag', 'without', 'filters', 'after'],
]);

/** @param path - with or without a language. */
export function isCatalogPage(path: string): boolean {
  return CATALOG_PAGE.test(path);
}

/** What makes another page of a path: of a catalog page the known parameters, in one order; else the query as it came. */
export function knownQuery(path: string, search: string): string {
  if (search === '' || !isCatalogPage(path)) return search;
  const known = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => CATALOG_PARAMETERS.has(name)));
  known.sort();
  return known.size > 0 ? `?${known}` : '';
}
