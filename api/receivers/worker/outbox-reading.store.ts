import { z } from 'zod';
import type { Database } from '../../db/client';
import { sql } from '../../db/sql';
import type { OutboxReading } from '../../telemetry/readings';

const rows = z.tuple([
  z.object({ waiting: z.number(), parked: z.number(), oldestSeconds: z.number(), lagSeconds: z.number() }),
]);

/** How much waits in the outbox, and for how long, over all shops. What rests or is paused is not late. */
export async function readOutbox(db: Database, now: Date): Promise<OutboxReading> {
  // Receiver by receiver, for the index: the log of what was delivered is never read.
  const read = await sql(db).query`
    select
      coalesce(sum(waiting."count"), 0)::int as "waiting",
      coalesce(sum(parked."count"), 0)::int as "parked",
      greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(waiting."oldest")), 0))::float as "oldestSeconds",
      greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(waiting."due") filter (
        where receiver."isActive" and coalesce(receiver."restsUntil" <= ${now}::timestamptz, true))), 0))::float as "lagSeconds"
    from "Receiver" receiver
    cross join lateral (
      select count(*) as "count", min("createdAt") as "oldest", min("nextAttemptAt") as "due"
      from "OutboxMessage" where "receiverId" = receiver."id" and "status" = 'PENDING'
    ) waiting
    cross join lateral (
      select count(*) as "count" from "OutboxMessage" where "receiverId" = receiver."id" and "status" = 'PARKED'
    ) parked`;
  return rows.parse(read)[0];
}
