import type { Database, Reader, Transaction } from '../../db/client';
import type { Prisma } from '../../generated/prisma/client';

const WITH_AUTHOR = { staffMember: { select: { name: true } } } satisfies Prisma.OrderRevisionInclude;

export type AuthoredRevision = Prisma.OrderRevisionGetPayload<{ include: typeof WITH_AUTHOR }>;

export function revisionsOf(db: Database, checkoutId: string): Promise<AuthoredRevision[]> {
  return db.orderRevision.findMany({ where: { checkoutId }, orderBy: { number: 'asc' }, include: WITH_AUTHOR });
}

/** Changes of a shop's orders by their ids. */
export function revisionsByIds(db: Database, channelId: string, ids: readonly string[]): Promise<AuthoredRevision[]> {
  return db.orderRevision.findMany({ where: { id: { in: [...ids] }, checkout: { channelId } }, include: WITH_AUTHOR });
}

/** The change that waits for the shopper; null when none does. */
export function proposalOf(db: Database, checkoutId: string): Promise<AuthoredRevision | null> {
  return db.orderRevision.findFirst({ where: { checkoutId, state: 'PROPOSED' }, include: WITH_AUTHOR });
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
