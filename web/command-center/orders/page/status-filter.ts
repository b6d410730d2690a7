import { ACTIVE_STATUSES } from '../../../../domain/order-status';
import type { CheckoutStatus } from '../../../gql/graphql';
import { ORDERS_PATH } from './order-path';

const STATUSES = [...ACTIVE_STATUSES, 'COMPLETED', 'CANCELLED'] as const satisfies readonly CheckoutStatus[];

/** What the list can be narrowed down to, in the order that it is offered. */
export const STATUS_FILTERS = ['ALL', 'ACTIVE', ...STATUSES] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** @param status - from the address; an unknown one means all orders. */
export function toStatusFilter(status: string | null): StatusFilter {
  return STATUS_FILTERS.find((filter) => filter === status) ?? 'ALL';
}

/** What to ask the API for. */
export function statusesOf(filter: StatusFilter): CheckoutStatus[] {
  if (filter === 'ALL') return [...STATUSES];
  return filter === 'ACTIVE' ? [...ACTIVE_STATUSES] : [filter];
}

/** How many orders a tab holds. */
export function countOf(
  filter: StatusFilter,
  counts: readonly { readonly status: CheckoutStatus; readonly count: number }[],
): number {
  const statuses = statusesOf(filter);
  return counts.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0);
}

/** Address of the list under a status. */
export function ordersListPath(filter: StatusFilter): string {
  return filter === 'ALL' ? `${ORDERS_PATH}?view=list` : `${ORDERS_PATH}?view=list&status=${filter}`;
}

/** Where orders of a status are best seen: on the board while there is something to do with them. */
export function ordersPath(filter: StatusFilter): string {
  const isOnBoard = ACTIVE_STATUSES.some((status) => status === filter);
  return isOnBoard ? `${ORDERS_PATH}?status=${filter}` : ordersListPath(filter);
}
