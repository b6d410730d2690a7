import type { Database } from '../db/client';
import { notify } from '../db/notifications';
import { OUTBOX_TOPIC } from '../db/outbox';
import { transaction } from '../db/transaction';
import { NotFound } from '../kernel/refusals';

/** Whose messages may be touched, and when it is. */
export interface ReplayScope {
  readonly db: Database;
  readonly channelId: string;
  readonly now: Date;
}

/** A fresh start: all attempts again, from now. Rendering anew lets a corrected template or address take effect. */
const anew = (now: Date) =>
  ({ status: 'PENDING', attemptCount: 0, nextAttemptAt: now, requestUrl: null, requestBody: null }) as const;

/**
 * Sends one message again, under the same `webhook-id`. One that was delivered goes out equal to the byte; one that was
 * not is rendered anew. A message in the air at this moment is left alone.
 *
 * @throws {NotFound} when the channel has no such message.
 */
export async function replayMessage({ db, channelId, now }: ReplayScope, messageId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const message = await tx.outboxMessage.findUnique({
      where: { id: messageId, channelId },
      select: { status: true },
    });
    if (!message) throw new NotFound();
    const { requestUrl, requestBody, ...again } = anew(now);
    await tx.outboxMessage.updateMany({
      where: { id: messageId, ...notInTheAir(now) },
      data: message.status === 'DELIVERED' ? { ...again, deliveredAt: null } : { ...again, requestUrl, requestBody },
    });
    await notify(tx, OUTBOX_TOPIC, null);
  });
}

/**
 * Sends again all that a receiver did not take: what is parked, and what waits after a failed attempt.
 *
 * @returns how many messages that is.
 * @throws {NotFound} when the channel has no such receiver.
 */
export async function replayFailed({ db, channelId, now }: ReplayScope, receiverId: string): Promise<number> {
  return transaction(db, async (tx) => {
    if (!(await tx.receiver.findUnique({ where: { id: receiverId, channelId } }))) throw new NotFound();
    const { count } = await tx.outboxMessage.updateMany({
      where: {
        receiverId,
        AND: [notInTheAir(now), { OR: [{ status: 'PARKED' }, { status: 'PENDING', attemptCount: { gt: 0 } }] }],
      },
      data: anew(now),
    });
    await notify(tx, OUTBOX_TOPIC, null);
    return count;
  });
}

function notInTheAir(now: Date) {
  return { OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }] };
}
