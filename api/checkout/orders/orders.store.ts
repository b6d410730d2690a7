import type { Reader } from '../../db/client';
import type { CheckoutStatus, DeliveryMethod, Prisma } from '../../generated/prisma/client';
import { findCheckouts } from '../cart/checkout.store';
import { viewOrder } from '../cart/view-checkout';
import type { OrderView } from '../checkout-view';
import { leadMs, type Minutes, SCHEDULED_STATUSES } from '../promise/scheduled';
import type { OrderCursor } from './order-cursor';
import { readHorizon, settledBefore } from './order-feed.store';
import { beyond, type OrderSort, orderBy } from './order-sort';

/** Which orders are meant. */
export interface Narrowing {
  readonly channelId: string;
  /** Only one person's. */
  readonly clientId?: string;
  /** Empty: every status of an order. */
  readonly statuses: readonly CheckoutStatus[];
  /** What else they have to meet, all of it: `orderConditions`. */
  readonly conditions?: readonly Prisma.CheckoutWhereInput[];
  /** Only those for a later time, or only the others; all when null. */
  readonly scheduled?: { readonly isWanted: boolean; readonly now: Date; readonly minutes: Minutes } | null;
}

/** Which page of them. */
export interface OrdersQuestion extends Narrowing {
  /** The newest first when left out. */
  readonly sort?: OrderSort;
  readonly after?: OrderCursor | null;
  readonly before?: OrderCursor | null;
  readonly limit: number;
  /** From the end of the list. */
  readonly isInverted: boolean;
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

function whereOf({ channelId, clientId, statuses, conditions = [], scheduled }: Narrowing): Prisma.CheckoutWhereInput {
  return {
    channelId,
    ...(clientId && { clientId }),
    status: statuses.length > 0 ? { in: [...statuses], not: 'OPEN' } : { not: 'OPEN' },
    AND: [...conditions, ...(scheduled ? [{ [scheduled.isWanted ? 'AND' : 'NOT']: isScheduled(scheduled) }] : [])],
  };
}

/** How many orders there are on all pages. */
export function countOrders(db: Reader, question: Narrowing): Promise<number> {
  return db.checkout.count({ where: whereOf(question) });
}

/** One page of orders, in a number of statements that does not grow with them. */
export async function readOrders(db: Reader, question: OrdersQuestion): Promise<OrderView[]> {
  const { channelId, after, before, limit, sort = 'NEWEST', isInverted } = question;
  const settled = sort === 'UPDATED' ? [settledBefore(await readHorizon(db), [after, before])] : [];
  const found = await db.checkout.findMany({
    where: {
      AND: [
        whereOf(question),
        ...settled,
        ...(after ? [beyond(sort, after, 'after')] : []),
        ...(before ? [beyond(sort, before, 'before')] : []),
      ],
    },
    orderBy: orderBy(sort, isInverted),
    take: limit,
    select: { id: true, changedIn: true },
  });
  const rows = await findCheckouts(
    db,
    channelId,
    found.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, changedIn }) => {
    const row = byId.get(id);
    // What has changed again meanwhile comes later in the feed, and once.
    const isCurrent = row !== undefined && (sort !== 'UPDATED' || row.changedIn === changedIn);
    return isCurrent ? [viewOrder(row)] : [];
  });
}

/** Which orders are counted. */
interface CountedOrders {
  readonly channelId: string;
  /** Null: of all times. */
  readonly placedSince: Date | null;
  readonly isOnlyTests: boolean;
}

export interface StatusCount extends CountedOrders {
  readonly status: CheckoutStatus;
  readonly count: number;
}

const whereCounted = ({ channelId, placedSince, isOnlyTests }: CountedOrders) => ({
  channelId,
  ...(isOnlyTests && { isTest: true }),
  ...(placedSince && { placedAt: { gte: placedSince } }),
});

/** The number of orders in each of the statuses, out of an index alone. @param statuses - none: all that an order can have. */
export async function countByStatus(
  db: Reader,
  orders: CountedOrders,
  statuses: readonly CheckoutStatus[],
): Promise<StatusCount[]> {
  const counts = await db.checkout.groupBy({
    by: ['status'],
    where: { ...whereCounted(orders), status: { not: 'OPEN', ...(statuses.length > 0 && { in: [...statuses] }) } },
    _count: true,
  });
  return counts.map(({ status, _count }) => ({ ...orders, status, count: _count }));
}

/** When the first of those was placed that are wanted as soon as possible; null when none is. */
export async function readOldestAsap(db: Reader, { status, ...orders }: StatusCount): Promise<Date | null> {
  const oldest = await db.checkout.findFirst({
    where: { ...whereCounted(orders), status, timeKind: 'ASAP' },
    orderBy: { placedAt: 'asc' },
    select: { placedAt: true },
  });
  return oldest?.placedAt ?? null;
}
