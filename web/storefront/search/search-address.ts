import type { Allergen, ProductTag } from '../../gql/graphql';
import { FILTERS_PARAMETER } from '../shop/revalidate-on-path';
import { isAllergen, isProductTag } from './filter-values';

/** What is searched for, as the address says it: `/search?q=pizza&tag=VEGAN&without=MILK`. */
export interface SearchAddress {
  readonly query: string;
  readonly tags: readonly ProductTag[];
  readonly without: readonly Allergen[];
  /** The page of results; null is the first. */
  readonly after: string | null;
}

/** What an address can't mean is left out. */
export function readSearchAddress(parameters: URLSearchParams): SearchAddress {
  return {
    query: (parameters.get('q') ?? '').trim(),
    tags: parameters.getAll('tag').filter(isProductTag),
    without: parameters.getAll('without').filter(isAllergen),
    after: parameters.get('after'),
  };
}

export function searchPath({ query, tags, without, after }: SearchAddress): string {
  const parameters = new URLSearchParams([
    ...(query ? [['q', query]] : []),
    ...filterParameters({ tags, without }),
    ...(after ? [['after', after]] : []),
  ]);
  return parameters.size > 0 ? `/search?${parameters}` : '/search';
}

/** The menu with its filters: `/catalog?filters=&tag=VEGAN&without=MILK`. */
export function filteredMenuPath(filters: Pick<SearchAddress, 'tags' | 'without'>): string {
  return `/catalog?${new URLSearchParams([[FILTERS_PARAMETER, ''], ...filterParameters(filters)])}`;
}

function filterParameters({ tags, without }: Pick<SearchAddress, 'tags' | 'without'>): string[][] {
  return [...tags.map((tag) => ['tag', tag]), ...without.map((allergen) => ['without', allergen])];
}

export const isFiltered = ({ tags, without }: Pick<SearchAddress, 'tags' | 'without'>) =>
  tags.length + without.length > 0;

/** The same search with one filter more, or without it; from the first page. */
export function toggled<Filter extends 'tags' | 'without'>(
  address: SearchAddress,
  filter: Filter,
  value: SearchAddress[Filter][number],
): SearchAddress {
  const present: readonly string[] = address[filter];
  const next = present.includes(value) ? present.filter((other) => other !== value) : [...present, value];
  return { ...address, after: null, [filter]: next };
}

/** The same filters for another text; from the first page. */
export function withQuery(address: SearchAddress, query: string): SearchAddress {
  return { ...address, query: query.trim(), after: null };
}
