import type { Database } from '../../db/client';
import { LOG_RETENTION } from '../../sending/log-retention';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes notices as messages to receivers are; who follows an order is known for as long as failed ones. */
export async function forgetNotices(db: Database, now: Date): Promise<void> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY_MS) });
  const { deliveredDays, failedDays } = LOG_RETENTION;
  await db.notice.deleteMany({ where: { status: 'DELIVERED', createdAt: before(deliveredDays) } });
  await db.notice.deleteMany({ where: { status: 'PARKED', createdAt: before(failedDays) } });
  await db.trouble.deleteMany({ where: { endedAt: before(failedDays) } });
  await db.noticeSubscription.deleteMany({ where: { createdAt: before(failedDays) } });
}
