import type { CheckoutStatus } from '../../gql/graphql';
import { ORDERS_PATH } from './order-path';

/** Those that somebody still has to do something about, in the order that an order passes through. */
export const ACTIVE_STATUSES = [
  'PLACED',
  'ACCEPTED',
  'PREPARING',
  'READY',
  'OUT_FOR_DELIVERY',
] as const satisfies readonly CheckoutStatus[];

const STATUSES = [...ACTIVE_STATUSES, 'COMPLETED', 'CANCELLED'] as const satisfies readonly CheckoutStatus[];

/** The tabs over the list, in the order that they stand. */
export const STATUS_FILTERS = ['ALL', 'ACTIVE', ...STATUSES] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** @param status - as it stands in the address; all orders for whatever is none. */
export function toStatusFilter(status: string | null): StatusFilter {
  return STATUS_FILTERS.find((filter) => filter === status) ?? 'ALL';
}

/** What to ask the API for. */
export function statusesOf(filter: StatusFilter): CheckoutStatus[] {
  if (filter === 'ALL') return [...STATUSES];
  return filter === 'ACTIVE' ? [...ACTIVE_STATUSES] : [filter];
}

/** Those of a tab that may stand apart, for a later time: nobody has begun with them. */
export function laterStatusesOf(filter: StatusFilter): CheckoutStatus[] {
  return statusesOf(filter).filter((status) => status === 'PLACED' || status === 'ACCEPTED');
}

/** How many orders a tab holds. */
export function countOf(
  filter: StatusFilter,
  counts: readonly { readonly status: CheckoutStatus; readonly count: number }[],
): number {
  const statuses = statusesOf(filter);
  return counts.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0);
}

/** Address of the list under a tab. @param after - cursor of the page before. */
export function ordersPath(filter: StatusFilter, after: string | null = null): string {
  const search = new URLSearchParams();
  if (filter !== 'ALL') search.set('status', filter);
  if (after) search.set('after', after);
  return search.size > 0 ? `${ORDERS_PATH}?${search}` : ORDERS_PATH;
}
