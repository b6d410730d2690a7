import { z } from 'zod';
import type { Database, Transaction } from '../db/client';
import { sql } from '../db/sql';
import { eraseDetails } from './erase-client.store';

/** Few enough to be quick, and to keep nobody else waiting. */
const BATCH = 100;

const ids = z.array(z.object({ id: z.string() }));

/** Shops that keep persons for a while only, and since when an order is too old. */
export async function shopsThatForget(db: Database, now: Date): Promise<{ channelId: string; before: Date }[]> {
  const rows = await sql(db).query`
    select "id" as "channelId", ${now}::timestamptz - make_interval(months => "personalDataMonths") as "before"
    from "Channel" where "personalDataMonths" is not null`;
  return z.array(z.object({ channelId: z.string(), before: z.date() })).parse(rows);
}

/**
 * Holds some orders that are over, that are older, and that still know who ordered. What is on its way to a receiver at this
 * moment, or held by somebody else, is left to the next round.
 */
export async function holdOldOrders(
  tx: Transaction,
  { channelId, before, now }: { readonly channelId: string; readonly before: Date; readonly now: Date },
): Promise<string[]> {
  const rows = await sql(tx).query`
    select "id" from "Checkout" checkout
    where "channelId" = ${channelId}::uuid and "status" in ('COMPLETED', 'CANCELLED') and "erasedAt" is null
      and "placedAt" < ${before}::timestamptz
      and not exists (select 1 from "OutboxMessage" message
        where message."checkoutId" = checkout."id" and message."leasedUntil" > ${now}::timestamptz)
    order by "placedAt" limit ${BATCH}::int
    for update skip locked`;
  return ids.parse(rows).map(({ id }) => id);
}

/** Clients without an order that still names them. @returns how many went, at most a batch. */
export async function deleteOldClients(
  tx: Transaction,
  { channelId, before }: { readonly channelId: string; readonly before: Date },
): Promise<number> {
  const rows = await sql(tx).query`
    select "id" from "Client" client
    where "channelId" = ${channelId}::uuid and "createdAt" < ${before}::timestamptz
      and not exists (select 1 from "Checkout" checkout where checkout."clientId" = client."id")
    limit ${BATCH}::int
    for update skip locked`;
  const gone = ids.parse(rows).map(({ id }) => id);
  // An order under the number at this moment waits, and makes a new client then.
  await eraseDetails(tx, channelId, gone);
  // Asked once more under the lock: an order may have come in between.
  const { count } = await tx.client.deleteMany({ where: { id: { in: gone }, checkouts: { none: {} } } });
  return count;
}
