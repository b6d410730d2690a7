import type { ProductSort } from '../../../gql/graphql';
import { type PageVariables, pageVariables, type Sort, sortOf } from '../../kit/table/search-state';

export const PRODUCTS_PAGE = 50;

/** Columns that the list is sorted by, as the address and the API name them. */
const SORTS = { name: 'NAME', price: 'PRICE', updated: 'UPDATED' } as const satisfies Record<string, ProductSort>;

export type ProductSortKey = keyof typeof SORTS;

const SORT_KEYS = ['name', 'price', 'updated'] as const satisfies readonly ProductSortKey[];

/** Of a filter by category: those that stand in none. */
export const NO_CATEGORY = 'none';

export function productSort(search: URLSearchParams): Sort<ProductSortKey> {
  return sortOf(search, SORT_KEYS, { key: 'name', isDescending: false });
}

export interface ProductVariables extends PageVariables {
  readonly search: string;
  readonly categoryId: string | null;
  readonly hasCategory: boolean | null;
  readonly isSoldOut: boolean | null;
  readonly hasPhoto: boolean | null;
  readonly isTranslated: boolean | null;
  readonly sort: ProductSort;
  readonly isReversed: boolean;
}

/** What the address asks the API for: `?q=…&category=…&sale=on|off&lacks=photo|translation&sort=…`. */
export function productVariables(search: URLSearchParams): ProductVariables {
  const category = search.get('category');
  const sale = search.get('sale');
  const lacks = search.get('lacks');
  const { key, isDescending } = productSort(search);
  return {
    ...pageVariables(search, PRODUCTS_PAGE),
    search: search.get('q') ?? '',
    categoryId: category === NO_CATEGORY ? null : category,
    hasCategory: category === NO_CATEGORY ? false : null,
    isSoldOut: sale === 'off' ? true : sale === 'on' ? false : null,
    hasPhoto: lacks === 'photo' ? false : null,
    isTranslated: lacks === 'translation' ? false : null,
    sort: SORTS[key],
    // Ascending is the oldest change first, where the API begins with the newest.
    isReversed: key === 'updated' ? !isDescending : isDescending,
  };
}
