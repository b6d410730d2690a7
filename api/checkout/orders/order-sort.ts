import type { Prisma } from '../../generated/prisma/client';
import type { OrderCursor } from './order-cursor';

/** How a list of orders can be sorted. Each way has its index, and ends in the id to be unambiguous. */
export const ORDER_SORTS = ['NEWEST', 'OLDEST', 'HIGHEST_TOTAL', 'LOWEST_TOTAL', 'UPDATED'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

type Direction = 'asc' | 'desc';

const COLUMNS = {
  NEWEST: ['placedAt', 'desc'],
  OLDEST: ['placedAt', 'asc'],
  HIGHEST_TOTAL: ['total', 'desc'],
  LOWEST_TOTAL: ['total', 'asc'],
  UPDATED: ['changedIn', 'asc'],
} as const satisfies Record<OrderSort, readonly ['placedAt' | 'total' | 'changedIn', Direction]>;

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

/** @param isInverted - from the end of the list. */
export function orderBy(sort: OrderSort, isInverted: boolean): Prisma.CheckoutOrderByWithRelationInput[] {
  const [column, direction] = COLUMNS[sort];
  const way = isInverted ? OPPOSITE[direction] : direction;
  return [{ [column]: way }, { id: way }];
}

/** Condition for the orders after or before a position in the list. */
export function beyond(sort: OrderSort, cursor: OrderCursor, side: 'after' | 'before'): Prisma.CheckoutWhereInput {
  const [column, direction] = COLUMNS[sort];
  const comparison = (direction === 'asc') === (side === 'after') ? 'gt' : 'lt';
  const { id, [column]: value } = cursor;
  return { OR: [{ [column]: { [comparison]: value } }, { [column]: value, id: { [comparison]: id } }] };
}
