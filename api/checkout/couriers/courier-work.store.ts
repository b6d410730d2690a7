import { ACTIVE_STATUSES, type OrderStatus } from '../../../domain/order-status';
import type { Reader } from '../../db/client';
import { sql } from '../../db/sql';
import type { Prisma } from '../../generated/prisma/client';
import { localDate, startOfDay, toDate, toInstant } from '../../kernel/zoned-time';
import { findCheckouts } from '../cart/checkout.store';
import { viewOrder } from '../cart/view-checkout';
import type { OrderView } from '../checkout-view';

/** Where an order that nobody brings yet can be taken: before that the kitchen has not begun it. */
export const FREE_STATUSES: readonly OrderStatus[] = ['PREPARING', 'READY'];

/** More than anybody carries in a day. */
const MOST_ORDERS = 200;

/** A courier's day begins at five: what is brought after midnight is still the evening's. */
const DAY_BEGINS = { hours: 5 };

/** Where the day began that couriers are in, by the shop's clocks. */
export function startOfCourierDay(now: Date, timeZone: string): Date {
  const day = localDate(toInstant(now).subtract(DAY_BEGINS), timeZone);
  return toDate(startOfDay(day, timeZone).add(DAY_BEGINS));
}

/** An order as the courier who asks may see it. */
export interface CourierOrderView {
  readonly view: OrderView;
  /** False: it is free, and whom it is for stays hidden until a courier takes it. */
  readonly isMine: boolean;
}

/**
 * What a courier brings, what they have brought today, and what is free to take; what is promised first comes first.
 *
 * @param since - where today began.
 */
export async function readCourierWork(
  db: Reader,
  { channelId, courierId, since }: { channelId: string; courierId: string; since: Date },
): Promise<CourierOrderView[]> {
  const which: Prisma.CheckoutWhereInput[] = [
    { courierId, status: { in: [...ACTIVE_STATUSES] } },
    { courierId: null, status: { in: [...FREE_STATUSES] } },
    { courierId, ...completedSince(since) },
  ];
  const found = await db.checkout.findMany({
    where: { channelId, deliveryMethod: 'DELIVERY', OR: which },
    orderBy: [{ promisedAt: 'asc' }, { id: 'asc' }],
    take: MOST_ORDERS,
    select: { id: true },
  });
  const ids = found.map(({ id }) => id);
  const rows = new Map((await findCheckouts(db, channelId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ view: viewOrder(row), isMine: row.courierId === courierId }] : [];
  });
}

function completedSince(since: Date): Prisma.CheckoutWhereInput {
  return { status: 'COMPLETED', moves: { some: { to: 'COMPLETED', createdAt: { gte: since } } } };
}

/** The most orders that are compared with the cash taken for them. */
export const MOST_PAID_IN_CASH = 300;

/** Orders that were brought since then and have cash written down: what was promised last comes first. */
export async function readCourierCash(db: Reader, channelId: string, since: Date): Promise<OrderView[]> {
  const found = await db.checkout.findMany({
    where: {
      channelId,
      deliveryMethod: 'DELIVERY',
      isTest: false,
      cashCollected: { not: null },
      courierId: { not: null },
      ...completedSince(since),
    },
    orderBy: [{ promisedAt: 'desc' }, { id: 'desc' }],
    take: MOST_PAID_IN_CASH,
    select: { id: true },
  });
  const rows = await findCheckouts(
    db,
    channelId,
    found.map(({ id }) => id),
  );
  const views = new Map(rows.map((row) => [row.id, viewOrder(row)]));
  return found.flatMap(({ id }) => views.get(id) ?? []);
}

/** A courier as those see them who give orders out. */
export interface Courier {
  readonly id: string;
  readonly name: string;
  /** What they have not brought yet. */
  readonly openOrders: number;
  readonly broughtToday: number;
  /** What they took in cash today, minor units. */
  readonly cashToday: bigint;
}

/** The shop's couriers by name, and other staff who have orders to bring now. */
export function readCouriers(db: Reader, channelId: string, since: Date): Promise<Courier[]> {
  return sql(db).query<Courier[]>`
    select member."id", member."name",
      count(*) filter (where work."isOpen")::int as "openOrders",
      count(*) filter (where not work."isOpen")::int as "broughtToday",
      coalesce(sum(work."cashCollected"), 0)::bigint as "cashToday"
    from "StaffMember" member
    left join lateral (
      select "status" <> 'COMPLETED' as "isOpen", "cashCollected" from "Checkout" checkout
      where "courierId" = member."id" and "deliveryMethod" = 'DELIVERY' and not "isTest" and (
        "status" = any(${[...ACTIVE_STATUSES]}::"CheckoutStatus"[])
        or "status" = 'COMPLETED' and exists (
          select 1 from "StatusMove"
          where "checkoutId" = checkout."id" and "to" = 'COMPLETED' and "createdAt" >= ${since}::timestamptz
        )
      )
    ) work on true
    where member."channelId" = ${channelId}::uuid and member."isActive"
      and (member."role" = 'COURIER' or work."isOpen" is not null)
    group by member."id", member."name"
    order by lower(member."name"), member."id"`;
}
