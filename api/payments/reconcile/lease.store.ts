import type { Database } from '../../db/client';
import { transaction } from '../../db/transaction';
import { isWorkedOff, lockPayment } from '../payment.store';
import { askAgainAt } from './ask-again';

/** Longer than a few requests to a provider can last. */
const LEASE_MS = 60_000;

/** A payment that this process works on. */
export interface Lease {
  readonly id: string;
  /** When it was due, as it was before the work began. */
  readonly dueAt: Date | null;
}

/** Takes a payment for this process. @returns null when another one is at work on it. */
export async function leasePayment(db: Database, id: string, now: Date): Promise<Lease | null> {
  // Read first: what becomes due in between differs from it, and so stays due.
  const payment = await db.payment.findUnique({ where: { id }, select: { askAt: true } });
  const { count } = await db.payment.updateMany({
    where: { id, OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }] },
    data: { leasedUntil: new Date(now.getTime() + LEASE_MS) },
  });
  return payment && count > 0 ? { id, dueAt: payment.askAt } : null;
}

/**
 * Lets it go, and says when the provider is asked next. What became due meanwhile stays due, whatever the clocks say: a
 * notice may have come, or staff have cancelled, after the provider was asked.
 */
export async function endLease(
  db: Database,
  { id, dueAt }: Lease,
  { now, isInVain }: { readonly now: Date; readonly isInVain: boolean },
): Promise<void> {
  await transaction(db, async (tx) => {
    const payment = await lockPayment(tx, id);
    const isDueAgain = payment.askAt?.getTime() !== dueAt?.getTime();
    const askedInVain = isInVain ? payment.askedInVain + 1 : 0;
    const askAt = isWorkedOff(payment) ? null : askAgainAt(payment, askedInVain, now);
    await tx.payment.update({
      where: { id },
      data: { leasedUntil: null, ...(!isDueAgain && { askAt, askedInVain }) },
    });
  });
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
