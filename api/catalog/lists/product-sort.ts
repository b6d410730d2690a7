import type { Locale } from '../../../domain/locale';

/** How staff's list of products can be sorted. */
export const PRODUCT_SORTS = ['NEWEST', 'NAME', 'PRICE', 'UPDATED'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** As much of a product as its place in the list depends on. */
export interface SortableProduct {
  /** Ascends with time. */
  readonly id: string;
  readonly name: string;
  /** The lowest of its variants, minor units. */
  readonly price: number;
  readonly updatedAt: Date;
}

type Compare = (one: SortableProduct, other: SortableProduct) => number;

const newest: Compare = (one, other) => (one.id < other.id ? 1 : -1);

function comparing(sort: ProductSort, locale: Locale): Compare {
  switch (sort) {
    case 'NEWEST':
      return newest;
    case 'NAME': {
      const { compare } = new Intl.Collator(locale, { numeric: true });
      return (one, other) => compare(one.name, other.name) || newest(one, other);
    }
    case 'PRICE':
      return (one, other) => one.price - other.price || newest(one, other);
    case 'UPDATED':
      return (one, other) => other.updatedAt.getTime() - one.updatedAt.getTime() || newest(one, other);
  }
}

/** The products in order, names by the alphabet of the reader: a column of several languages can't be sorted by SQL. */
export function sortProducts<Product extends SortableProduct>(
  products: readonly Product[],
  { sort, isReversed, locale }: { sort: ProductSort; isReversed: boolean; locale: Locale },
): Product[] {
  const sorted = products.toSorted(comparing(sort, locale));
  return isReversed ? sorted.toReversed() : sorted;
}
