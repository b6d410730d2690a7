import type { Database } from '../../db/client';
import { isWorkedOff, type PaymentRow } from '../payment.store';
import { askAgainAt } from './ask-again';

/** Longer than a few requests to a provider can last. */
const LEASE_MS = 60_000;

/** Takes a payment for this process. @returns false when another one is at work on it. */
export async function leasePayment(db: Database, id: string, now: Date): Promise<boolean> {
  const { count } = await db.payment.updateMany({
    where: { id, OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }] },
    data: { leasedUntil: new Date(now.getTime() + LEASE_MS) },
  });
  return count > 0;
}

/**
 * Lets it go, and says when the provider is asked next. What became due meanwhile stays due: a notice may have come
 * after the provider was asked.
 *
 * @param startedAt - when the work on it began.
 */
export async function endLease(
  db: Database,
  payment: PaymentRow,
  { startedAt, now, isInVain }: { readonly startedAt: Date; readonly now: Date; readonly isInVain: boolean },
): Promise<void> {
  const askedInVain = isInVain ? payment.askedInVain + 1 : 0;
  const askAt = isWorkedOff(payment) ? null : askAgainAt(payment, askedInVain, now);
  await db.payment.updateMany({
    where: { id: payment.id, OR: [{ askAt: null }, { askAt: { lte: startedAt } }, { askAt: payment.askAt }] },
    data: { askAt, askedInVain },
  });
  await db.payment.updateMany({ where: { id: payment.id }, data: { leasedUntil: null } });
}

/** Payments that are due, the longest waiting first. */
export async function duePayments(db: Database, now: Date, limit: number): Promise<string[]> {
  const due = await db.payment.findMany({
    where: { askAt: { lte: now }, OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }] },
    orderBy: { askAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return due.map(({ id }) => id);
}
