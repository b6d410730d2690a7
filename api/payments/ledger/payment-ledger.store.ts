import type { Database, Transaction } from '../../db/client';
import { notify } from '../../db/notifications';
import { Prisma } from '../../generated/prisma/client';
import { isId } from '../../kernel/id-rule';
import type { Notice } from '../payment-provider';

/** Sent when payments wait for work; the payload says nothing, the worker looks. */
export const PAYMENTS_TOPIC = 'payments';

interface Ledgered {
  readonly id: string;
  readonly channelId: string;
  readonly providerId: string;
}

interface LedgerLine {
  readonly kind: 'ATTEMPT' | 'ANSWER' | 'SILENCE';
  readonly action: string;
  readonly status?: number | null;
  readonly body?: unknown;
  readonly now: Date;
}

/** Writes down what is asked of a provider and what it says, before anything comes of it. */
export async function writeLedger(
  db: Database | Transaction,
  { id: paymentId, channelId, providerId }: Ledgered,
  { kind, action, status = null, body, now }: LedgerLine,
): Promise<void> {
  const data = { paymentId, channelId, providerId, kind, action, status, createdAt: now };
  await db.paymentEvent.create({ data: { ...data, body: toJson(body) } });
}

function toJson(body: unknown) {
  if (body === undefined || body === null) return Prisma.JsonNull;
  const plain: Prisma.InputJsonValue = JSON.parse(JSON.stringify(body));
  return plain;
}

/** How often the provider said that it failed itself at this. */
export function countFailures(db: Database, paymentId: string, action: string): Promise<number> {
  return db.paymentEvent.count({ where: { paymentId, action, kind: 'SILENCE', status: { gte: 500 } } });
}

interface NoticeOf {
  readonly channelId: string;
  readonly providerId: string;
  readonly notice: Notice;
  readonly now: Date;
}

/**
 * Keeps a notice and makes its payment due, in one transaction: what is kept is worked on, though the process ends now.
 *
 * @returns false when it has come before, or is about nothing that the shop knows.
 */
export async function keepNotice(tx: Transaction, { channelId, providerId, notice, now }: NoticeOf): Promise<boolean> {
  const { noticeId, action, paymentId, reference, body } = notice;
  const names = [
    ...(paymentId !== null && isId(paymentId) ? [{ id: paymentId }] : []),
    ...(reference === null ? [] : [{ reference }]),
  ];
  const known = await tx.payment.findFirst({ where: { providerId, OR: names }, select: { id: true } });
  if (!known) return false;
  const kept = await tx.paymentEvent.createMany({
    data: {
      channelId,
      providerId,
      paymentId: known.id,
      kind: 'NOTICE',
      action,
      noticeId,
      body: toJson(body),
      createdAt: now,
    },
    skipDuplicates: true,
  });
  if (kept.count === 0) return false;
  await makeDue(tx, [known.id], now);
  return true;
}

/** Puts payments first in the queue of those that a provider is asked about, and wakes who asks. */
export async function makeDue(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await tx.payment.updateMany({ where: { id: { in: [...ids] } }, data: { askAt: now, askedInVain: 0 } });
  await notify(tx, PAYMENTS_TOPIC, null);
}
