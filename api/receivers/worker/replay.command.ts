import type { Database, Transaction } from '../../db/client';
import { notify } from '../../db/notifications';
import { OUTBOX_TOPIC } from '../../db/outbox';
import { transaction } from '../../db/transaction';
import type { Prisma } from '../../generated/prisma/client';
import { NotFound } from '../../kernel/refusals';

/** Whose messages may be touched, and when it is. */
export interface ReplayScope {
  readonly db: Database;
  readonly channelId: string;
  readonly now: Date;
}

/** From then on, before then. */
export interface ReplayPeriod {
  readonly from: Date;
  readonly to: Date;
  /** Leaves out what the receiver took. */
  readonly onlyFailed: boolean;
}

const UNSUSPECTED = { renderingSince: null, strikes: 0 };
/** A fresh start: all attempts again, from now. */
const anew = (now: Date) =>
  ({ status: 'PENDING', attemptCount: 0, nextAttemptAt: now, deliveredAt: null, ...UNSUSPECTED }) as const;
/** Rendered again, so that a corrected template or address takes effect. */
const UNRENDERED = { requestUrl: null, requestBody: null };

const FAILED: Prisma.OutboxMessageWhereInput = {
  OR: [{ status: 'PARKED' }, { status: 'PENDING', attemptCount: { gt: 0 } }],
};

/**
 * Sends one message again, under the same `webhook-id`. One that was delivered goes out equal to the byte; one that was
 * not is rendered again. A message in the air at this moment is left alone.
 *
 * @throws {NotFound} when the channel has no such message.
 */
export async function replayMessage({ db, channelId, now }: ReplayScope, messageId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const message = await tx.outboxMessage.findUnique({
      where: { id: messageId, channelId },
      select: { status: true, receiverId: true },
    });
    if (!message) throw new NotFound();
    await tx.outboxMessage.updateMany({
      where: { id: messageId, ...notInTheAir(now) },
      data: message.status === 'DELIVERED' ? anew(now) : { ...anew(now), ...UNRENDERED },
    });
    await wake(tx, message.receiverId, now);
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
    await requireReceiver(tx, channelId, receiverId);
    const { count } = await tx.outboxMessage.updateMany({
      where: { receiverId, AND: [notInTheAir(now), FAILED] },
      data: { ...anew(now), ...UNRENDERED },
    });
    await wake(tx, receiverId, now);
    return count;
  });
}

/**
 * Sends again what a receiver got in a period, one after the other and no faster than anything else.
 *
 * @returns how many messages that is.
 * @throws {NotFound} when the channel has no such receiver.
 */
export async function replayPeriod(
  { db, channelId, now }: ReplayScope,
  receiverId: string,
  { from, to, onlyFailed }: ReplayPeriod,
): Promise<number> {
  return transaction(db, async (tx) => {
    await requireReceiver(tx, channelId, receiverId);
    const inPeriod = { receiverId, createdAt: { gte: from, lt: to } };
    const failed = await tx.outboxMessage.updateMany({
      where: { ...inPeriod, AND: [notInTheAir(now), FAILED] },
      data: { ...anew(now), ...UNRENDERED },
    });
    const taken = onlyFailed
      ? { count: 0 }
      : await tx.outboxMessage.updateMany({ where: { ...inPeriod, status: 'DELIVERED' }, data: anew(now) });
    await wake(tx, receiverId, now);
    return failed.count + taken.count;
  });
}

/** After the receiver was changed: what waits for it is rendered again and due now. */
export async function sendAgain(tx: Transaction, receiverId: string, now: Date): Promise<void> {
  await tx.outboxMessage.updateMany({
    where: { receiverId, status: 'PENDING', AND: [notInTheAir(now)] },
    data: { ...UNRENDERED, ...UNSUSPECTED, nextAttemptAt: now },
  });
  await wake(tx, receiverId, now);
}

async function requireReceiver(tx: Transaction, channelId: string, id: string): Promise<void> {
  if (!(await tx.receiver.findUnique({ where: { id, channelId }, select: { id: true } }))) throw new NotFound();
}

/**
 * A replay follows a repair: a receiver that rests is tried now, with one message first, and one that
 * was stopped goes on.
 */
async function wake(tx: Transaction, receiverId: string, now: Date): Promise<void> {
  await tx.receiver.updateMany({ where: { id: receiverId, restsUntil: { gt: now } }, data: { restsUntil: now } });
  await tx.receiver.updateMany({
    where: { id: receiverId, stoppedSince: { not: null } },
    data: { stoppedSince: null },
  });
  await notify(tx, OUTBOX_TOPIC, null);
}

function notInTheAir(now: Date) {
  return { OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }] };
}
