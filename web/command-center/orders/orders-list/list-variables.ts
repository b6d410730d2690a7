import type { DeliveryMethod, MoneyFilter, OrderListQueryVariables, OrderSort } from '../../../gql/graphql';
import { pageVariables, type Sort, sortOf } from '../../kit/table/search-state';
import { readDay } from '../../kit/time/read-day';
import { statusesOf, toStatusFilter } from '../page/status-filter';

const ROWS = 30;
const SORTS = ['placed', 'total'] as const;
const METHODS: readonly DeliveryMethod[] = ['DELIVERY', 'PICKUP'];
export const MONEY_FILTERS = ['UNPAID', 'TO_REFUND', 'REFUNDED'] as const satisfies readonly MoneyFilter[];

/** Among the statuses: what is late, whatever its status. */
export const LATE = 'LATE';
/** Likewise: test orders. */
export const TEST = 'TEST';

/** How the list is sorted. Defaults to the newest first. */
export function listSort(search: URLSearchParams): Sort<(typeof SORTS)[number]> {
  return sortOf(search, SORTS, { key: 'placed', isDescending: true });
}

function toOrderSort({ key, isDescending }: Sort): OrderSort {
  if (key === 'total') return isDescending ? 'HIGHEST_TOTAL' : 'LOWEST_TOTAL';
  return isDescending ? 'NEWEST' : 'OLDEST';
}

/** Of the filter: orders of this shop alone, which the API names by an empty text. */
export const OWN_SHOP = '-';

const sourceOf = (source: string | null) => (source === OWN_SHOP ? '' : source || null);

/** What the address asks for; what it can't mean narrows nothing. */
export function listVariables(search: URLSearchParams): OrderListQueryVariables {
  return {
    statuses: statusesOf(toStatusFilter(search.get('status'))),
    late: search.get('status') === LATE,
    method: METHODS.find((method) => method === search.get('method')) ?? null,
    source: sourceOf(search.get('source')),
    kitchenId: search.get('kitchen') || null,
    courierId: search.get('courier') || null,
    money: MONEY_FILTERS.find((money) => money === search.get('money')) ?? null,
    isTest: search.get('status') === TEST || null,
    placedFrom: readDay(search.get('from')),
    placedTo: readDay(search.get('to')),
    search: search.get('q'),
    sort: toOrderSort(listSort(search)),
    ...pageVariables(search, ROWS),
  };
}
