import type { Database } from '../../db/client';
import { sql } from '../../db/sql';
import { LOG_RETENTION } from '../../sending/log-retention';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Rows of one statement: short enough that no order waits for it. */
const BATCH = 5000;

/**
 * Deletes messages with their attempts: those that were taken, 30 days after they were written, and those that were
 * given up, after 90. Of those that still wait, attempts older than 90 days go.
 */
export async function forgetMessages(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await forgetInBatches(db, 'DELIVERED', before(LOG_RETENTION.deliveredDays));
  await forgetInBatches(db, 'PARKED', before(LOG_RETENTION.failedDays));
  await db.deliveryAttempt.deleteMany({
    where: {
      startedAt: { lt: before(LOG_RETENTION.failedDays) },
      outboxMessage: { createdAt: { lt: before(LOG_RETENTION.failedDays) } },
    },
  });
}

async function forgetInBatches(db: Database, status: 'DELIVERED' | 'PARKED', before: Date): Promise<void> {
  for (;;) {
    // Receiver by receiver, for the index. What is sent again meanwhile is locked or has another status.
    const count = await sql(db).execute`
      delete from "OutboxMessage"
      where "id" = any(array(
        select old."id" from "Receiver" receiver
        cross join lateral (
          select "id" from "OutboxMessage"
          where "receiverId" = receiver."id" and "createdAt" < ${before}::timestamptz and "status"::text = ${status}
          limit ${BATCH}::int
          for update skip locked
        ) old
        limit ${BATCH}::int
      )) and "status"::text = ${status}`;
    if (count < BATCH) return;
  }
}
