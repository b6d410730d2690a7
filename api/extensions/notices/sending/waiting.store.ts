import type { Transaction } from '../../../db/client';
import type { Prisma } from '../../../generated/prisma/client';

/** What waits and is not in the air is not sent; what is in the air is looked at again before it is repeated (`isOver`). */
export async function dropWaiting(tx: Transaction, where: Prisma.NoticeWhereInput, now: Date): Promise<void> {
  await tx.notice.updateMany({
    where: { ...where, status: 'PENDING', OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }] },
    data: { status: 'PARKED', isReplaced: true },
  });
}
