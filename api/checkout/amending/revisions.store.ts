import type { Reader, Transaction } from '../../db/client';
import type { Prisma, RevisionState } from '../../generated/prisma/client';

const WITH_AUTHOR = { staffMember: { select: { name: true } } } satisfies Prisma.OrderRevisionInclude;

export type AuthoredRevision = Prisma.OrderRevisionGetPayload<{ include: typeof WITH_AUTHOR }>;

/** Revisions of orders, the first of each first. @param state - only those in it; null: all. */
export function revisionsOf(
  db: Reader,
  checkoutIds: readonly string[],
  state: RevisionState | null,
): Promise<AuthoredRevision[]> {
  return db.orderRevision.findMany({
    where: { checkoutId: { in: [...checkoutIds] }, ...(state && { state }) },
    orderBy: { number: 'asc' },
    include: WITH_AUTHOR,
  });
}

/** Changes of a shop's orders by their ids. */
export function revisionsByIds(db: Reader, channelId: string, ids: readonly string[]): Promise<AuthoredRevision[]> {
  return db.orderRevision.findMany({ where: { id: { in: [...ids] }, checkout: { channelId } }, include: WITH_AUTHOR });
}

/** Until when the shoppers of these orders can answer a proposed change. */
export async function answersAwaited(db: Reader, checkoutIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const proposals = await db.orderRevision.findMany({
    where: { checkoutId: { in: [...checkoutIds] }, state: 'PROPOSED' },
    select: { checkoutId: true, answerBy: true },
  });
  return new Map(proposals.flatMap(({ checkoutId, answerBy }) => (answerBy ? [[checkoutId, answerBy] as const] : [])));
}

/** What an order proposes falls away when the order goes where it can't be changed any more. */
export async function withdrawProposals(tx: Transaction, checkoutId: string, now: Date): Promise<number> {
  const where = { checkoutId, state: 'PROPOSED' as const };
  const { count } = await tx.orderRevision.updateMany({ where, data: { state: 'WITHDRAWN', answeredAt: now } });
  return count;
}
