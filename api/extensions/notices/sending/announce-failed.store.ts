import { encodeGlobalID } from '@pothos/plugin-relay';
import type { Database } from '../../../db/client';
import { enqueueEvent } from '../../../db/outbox';
import { transaction } from '../../../db/transaction';
import { noticeFailed } from '../../../shop-news/shop-changes';
import { OVER } from './notices-queue';

/** Messages of one look. */
const BATCH = 100;

/** Enqueues `notice.failed` for what was given up since the last look. Who sends a test sees it; what is over did not fail. */
export async function announceFailed(db: Database, now: Date): Promise<void> {
  const isNew = { status: 'PARKED', isReplaced: false, isFailureSent: false } as const;
  await transaction(db, async (tx) => {
    const failed = await tx.notice.findMany({
      where: { ...isNew, topic: { not: 'TEST' }, attempts: { none: { failureDetail: OVER } } },
      include: { channel: true, noticeChannel: true, checkout: { select: { number: true } } },
      orderBy: { sequence: 'asc' },
      take: BATCH,
    });
    for (const { id, topic, channel, noticeChannel, recipientId, checkoutId, checkout } of failed) {
      // Another process may be faster.
      const marked = await tx.notice.updateMany({ where: { ...isNew, id }, data: { isFailureSent: true } });
      if (marked.count === 0) continue;
      const change = noticeFailed(channel, {
        noticeId: encodeGlobalID('Notice', id),
        kind: noticeChannel.kind,
        topic,
        isForStaff: recipientId !== null,
        orderId: checkoutId && encodeGlobalID('Checkout', checkoutId),
        orderNumber: checkout?.number ?? null,
      });
      const of = { channelId: channel.id, checkoutId: null, isTest: null, order: null };
      await enqueueEvent(tx, { ...of, event: 'NOTICE_FAILED', now, change });
    }
  });
}
