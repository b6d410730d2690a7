import { z } from 'zod';
import type { Database } from '../db/client';
import { sql } from '../db/sql';

/** What waits in one shop: orders for staff, and messages for receivers. */
export interface ShopWaits {
  readonly channelId: string;
  /** Its first host; its id where it has none. */
  readonly shop: string;
  /** Orders that nobody has taken, without test orders. */
  readonly untaken: number;
  /** Of them, those that rang for staff: they waited too long while the shop was open. */
  readonly alarmed: number;
  /** Since the oldest of the untaken was placed; 0 when there is none. */
  readonly untakenOldestSeconds: number;
  /** Messages that wait to be sent to receivers. */
  readonly deliveries: number;
  /** Since the oldest of them was written; 0 when there is none. */
  readonly deliveriesOldestSeconds: number;
  /** Messages that were given up. */
  readonly parked: number;
}

const rows = z.array(
  z.object({
    channelId: z.string(),
    shop: z.string(),
    untaken: z.number(),
    alarmed: z.number(),
    untakenOldestSeconds: z.number(),
    deliveries: z.number(),
    deliveriesOldestSeconds: z.number(),
    parked: z.number(),
  }),
);

/** Of every shop, or of one. */
export async function readShopWaits(db: Database, now: Date, channelId: string | null = null): Promise<ShopWaits[]> {
  // Shop by shop and receiver by receiver, for the indexes: what is over is never read.
  const read = await sql(db).query`
    select
      channel."id"::text as "channelId", coalesce(nullif(channel."hosts"[1], ''), channel."id"::text) as "shop",
      orders."count" as "untaken", orders."alarmed",
      greatest(0, coalesce(extract(epoch from ${now}::timestamptz - orders."oldest"), 0))::float as "untakenOldestSeconds",
      coalesce(messages."waiting", 0) as "deliveries", coalesce(messages."parked", 0) as "parked",
      greatest(0, coalesce(extract(epoch from ${now}::timestamptz - messages."oldest"), 0))::float as "deliveriesOldestSeconds"
    from "Channel" channel
    cross join lateral (
      select count(*)::int as "count", count("alarmedAt")::int as "alarmed", min("placedAt") as "oldest"
      from "Checkout" where "channelId" = channel."id" and "status" = 'PLACED' and not "isTest"
    ) orders
    left join lateral (
      select sum(waiting."count")::int as "waiting", min(waiting."oldest") as "oldest", sum(parked."count")::int as "parked"
      from "Receiver" receiver
      cross join lateral (
        select count(*) as "count", min("createdAt") as "oldest"
        from "OutboxMessage" where "receiverId" = receiver."id" and "status" = 'PENDING'
      ) waiting
      cross join lateral (
        select count(*) as "count" from "OutboxMessage" where "receiverId" = receiver."id" and "status" = 'PARKED'
      ) parked
      where receiver."channelId" = channel."id"
    ) messages on true
    where ${channelId}::uuid is null or channel."id" = ${channelId}::uuid
    order by channel."createdAt", channel."id"`;
  return rows.parse(read);
}
