import DataLoader from 'dataloader';
import type { Reader } from '../../db/client';
import type { StatusMove } from '../../generated/prisma/client';

/** The history of an order, without the staff members' names. */
export type ProgressStep = Pick<
  StatusMove,
  'checkoutId' | 'from' | 'to' | 'reason' | 'reasonCode' | 'promisedAt' | 'createdAt'
>;

type ProgressLoader = DataLoader<string, readonly ProgressStep[]>;

const loaders = new WeakMap<object, ProgressLoader>();

/** The histories of all orders of one request, in one statement; a history begins with the first move. */
export function progressLoader(request: { readonly db: Reader }): ProgressLoader {
  const loader =
    loaders.get(request) ??
    // A subscription lives as long as its request: what was read for its last event is old.
    new DataLoader((ids: readonly string[]) => readProgress(request.db, ids), { cache: false });
  loaders.set(request, loader);
  return loader;
}

async function readProgress(db: Reader, checkoutIds: readonly string[]): Promise<ProgressStep[][]> {
  const steps = await db.statusMove.findMany({
    where: { checkoutId: { in: [...checkoutIds] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    omit: { staffMemberId: true },
  });
  return checkoutIds.map((id) => steps.filter(({ checkoutId }) => checkoutId === id));
}

/** First names of who accepted these orders last; null for a program, and before that. */
export async function readAcceptors(db: Reader, checkoutIds: readonly string[]): Promise<(string | null)[]> {
  const moves = await db.statusMove.findMany({
    where: { checkoutId: { in: [...checkoutIds] }, from: { in: ['OPEN', 'PLACED'] }, to: 'ACCEPTED' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { checkoutId: true, staffMember: { select: { name: true } } },
  });
  const names = new Map(moves.map(({ checkoutId, staffMember }) => [checkoutId, staffMember?.name]));
  return checkoutIds.map((id) => names.get(id)?.trim().split(/\s/, 1)[0] || null);
}
