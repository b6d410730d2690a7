import type { Reader } from '../db/client';
import type { CheckoutStatus, Prisma } from '../generated/prisma/client';
import { findCheckouts } from './checkout.store';
import type { CheckoutView } from './checkout-view';
import { viewOrder } from './view-checkout';

/** Where a page of orders begins: behind the one that was placed then. */
export interface OrderCursor {
  readonly placedAt: Date;
  readonly id: string;
}

export interface OrdersQuestion {
  readonly channelId: string;
  /** Only one person's. */
  readonly clientId?: string;
  /** Empty: every status of an order. */
  readonly statuses: readonly CheckoutStatus[];
  readonly after?: OrderCursor | null;
  readonly before?: OrderCursor | null;
  readonly limit: number;
  /** Oldest first. */
  readonly isInverted: boolean;
}

function beyond({ placedAt, id }: OrderCursor, comparison: 'lt' | 'gt'): Prisma.CheckoutWhereInput {
  return { OR: [{ placedAt: { [comparison]: placedAt } }, { placedAt, id: { [comparison]: id } }] };
}

/** Orders, the newest first, in a number of statements that does not grow with them. */
export async function readOrders(
  db: Reader,
  { channelId, clientId, statuses, after, before, limit, isInverted }: OrdersQuestion,
): Promise<CheckoutView[]> {
  const direction = isInverted ? 'asc' : 'desc';
  const found = await db.checkout.findMany({
    where: {
      channelId,
      ...(clientId && { clientId }),
      status: statuses.length > 0 ? { in: [...statuses], not: 'OPEN' } : { not: 'OPEN' },
      AND: [...(after ? [beyond(after, 'lt')] : []), ...(before ? [beyond(before, 'gt')] : [])],
    },
    orderBy: [{ placedAt: direction }, { id: direction }],
    take: limit,
    select: { id: true },
  });
  const rows = await findCheckouts(
    db,
    channelId,
    found.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [viewOrder(row)] : [];
  });
}

/** How many orders stand at each status, of those placed since then, or of all. */
export async function countByStatus(
  db: Reader,
  channelId: string,
  placedSince: Date | null,
): Promise<ReadonlyMap<CheckoutStatus, number>> {
  const groups = await db.checkout.groupBy({
    by: ['status'],
    where: { channelId, status: { not: 'OPEN' }, ...(placedSince && { placedAt: { gte: placedSince } }) },
    _count: { _all: true },
  });
  return new Map(groups.map(({ status, _count }) => [status, _count._all]));
}
