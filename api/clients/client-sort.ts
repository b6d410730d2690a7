import type { Prisma } from '../generated/prisma/client';

/** How a list of clients can be sorted. Each way has its index, and ends in the id to be unambiguous. */
export const CLIENT_SORTS = ['NEWEST', 'NAME', 'LAST_ORDER', 'TOTAL_SPENT', 'ORDERS_COUNT'] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

const ORDERS: Readonly<Record<ClientSort, Prisma.ClientOrderByWithRelationInput[]>> = {
  NEWEST: [{ id: 'desc' }],
  NAME: [{ name: 'asc' }, { id: 'asc' }],
  LAST_ORDER: [{ lastOrderAt: 'desc' }, { id: 'desc' }],
  TOTAL_SPENT: [{ totalSpent: 'desc' }, { id: 'desc' }],
  ORDERS_COUNT: [{ ordersCount: 'desc' }, { id: 'desc' }],
};

const TURNED = { asc: 'desc', desc: 'asc' } as const;

/** @param isReversed - the other way round, along the same index. */
export function clientOrder(sort: ClientSort, isReversed = false): Prisma.ClientOrderByWithRelationInput[] {
  if (!isReversed) return ORDERS[sort];
  return ORDERS[sort].map((by) => {
    const turned = Object.entries(by).map(([column, direction]) => [
      column,
      TURNED[direction === 'asc' ? 'asc' : 'desc'],
    ]);
    return Object.fromEntries(turned) as Prisma.ClientOrderByWithRelationInput;
  });
}
