import type { ClientSort } from '../../../gql/graphql';
import { type Sort, sortOf } from '../../kit/table/search-state';

/** Columns of the list that sort it, as they stand in the address. */
const KEYS = ['name', 'orders', 'total', 'last', 'since'] as const;
type Key = (typeof KEYS)[number];

/** Who ordered last comes first: whom the telephone is most likely to be about. */
const USUAL: Sort<Key> = { key: 'last', isDescending: true };

const SORTS = {
  name: 'NAME',
  orders: 'ORDERS_COUNT',
  total: 'TOTAL_SPENT',
  last: 'LAST_ORDER',
  since: 'NEWEST',
} as const satisfies Record<Key, ClientSort>;

export function clientListSort(search: URLSearchParams): Sort<Key> {
  return sortOf(search, KEYS, USUAL);
}

/** The same for the API, whose orders begin with the most, and with A. */
export function sortVariables({ key, isDescending }: Sort<Key>): { sort: ClientSort; isReversed: boolean } {
  return { sort: SORTS[key], isReversed: key === 'name' ? isDescending : !isDescending };
}
