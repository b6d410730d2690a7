import type { Reader } from '../db/client';
import type { CheckoutStatus, DeliveryMethod, Prisma } from '../generated/prisma/client';
import { findCheckouts } from './checkout.store';
import type { CheckoutView } from './checkout-view';
import { leadMs, type Minutes, SCHEDULED_STATUSES } from './scheduled';
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
  /** Only those for a later time, or only the others; all when null. */
  readonly scheduled?: { readonly isWanted: boolean; readonly now: Date; readonly minutes: Minutes } | null;
  /** Oldest first. */
  readonly isInverted: boolean;
}

function beyond({ placedAt, id }: OrderCursor, comparison: 'lt' | 'gt'): Prisma.CheckoutWhereInput {
  return { OR: [{ placedAt: { [comparison]: placedAt } }, { placedAt, id: { [comparison]: id } }] };
}

/** As `scheduledUntil` has it, for the database. */
function isScheduled({ now, minutes }: { now: Date; minutes: Minutes }): Prisma.CheckoutWhereInput {
  const dueAfter = (method: DeliveryMethod) => new Date(now.getTime() + leadMs(method, minutes));
  return {
    timeKind: 'SLOT',
    status: { in: [...SCHEDULED_STATUSES] },
    OR: (['DELIVERY', 'PICKUP'] as const).map((method) => ({
      deliveryMethod: method,
      promisedAt: { gt: dueAfter(method) },
    })),
  };
}

/** Orders, the newest first, in a number of statements that does not grow with them. */
export async function readOrders(
  db: Reader,
  { channelId, clientId, statuses, after, before, limit, scheduled, isInverted }: OrdersQuestion,
): Promise<CheckoutView[]> {
  const direction = isInverted ? 'asc' : 'desc';
  const found = await db.checkout.findMany({
    where: {
      channelId,
      ...(clientId && { clientId }),
      status: statuses.length > 0 ? { in: [...statuses], not: 'OPEN' } : { not: 'OPEN' },
      AND: [
        ...(after ? [beyond(after, 'lt')] : []),
        ...(before ? [beyond(before, 'gt')] : []),
        ...(scheduled ? [{ [scheduled.isWanted ? 'AND' : 'NOT']: isScheduled(scheduled) }] : []),
      ],
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

export interface StatusCount {
  readonly status: CheckoutStatus;
  readonly count: number;
  /** Of those that are wanted as soon as possible; null when none is. */
  readonly oldestPlacedAt: Date | null;
}

/** How many orders stand at each status, of those placed since then, or of all. */
export async function countByStatus(db: Reader, channelId: string, placedSince: Date | null): Promise<StatusCount[]> {
  return db.$queryRaw<StatusCount[]>`
    select "status", count(*)::int as "count", min("placedAt") filter (where "timeKind" = 'ASAP') as "oldestPlacedAt"
    from "Checkout"
    where "channelId" = ${channelId}::uuid and "status" <> 'OPEN'
      and (${placedSince}::timestamptz is null or "placedAt" >= ${placedSince}::timestamptz)
    group by "status"`;
}
