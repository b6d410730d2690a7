import DataLoader from 'dataloader';
import type { Database } from '../db/client';

/** What a client's orders come to; cancelled ones count nothing. */
export interface ClientTotals {
  /** Minor units. */
  readonly spent: number;
  readonly ordersCount: number;
  readonly lastOrderAt: Date | null;
}

const NONE: ClientTotals = { spent: 0, ordersCount: 0, lastOrderAt: null };

async function readTotals(db: Database, clientIds: readonly string[]): Promise<ClientTotals[]> {
  const groups = await db.checkout.groupBy({
    by: ['clientId'],
    where: { clientId: { in: [...clientIds] }, status: { notIn: ['OPEN', 'CANCELLED'] } },
    _sum: { total: true },
    _count: true,
    _max: { placedAt: true },
  });
  const byClient = new Map(
    groups.map(({ clientId, _sum, _count, _max }) => [
      clientId,
      { spent: _sum.total ?? 0, ordersCount: _count, lastOrderAt: _max.placedAt },
    ]),
  );
  return clientIds.map((id) => byClient.get(id) ?? NONE);
}

const loaders = new WeakMap<object, DataLoader<string, ClientTotals>>();

/** The totals of a client, read together with those of all others that the same request asks for. */
export function totalsOf(request: { readonly db: Database }, clientId: string): Promise<ClientTotals> {
  const loader = loaders.get(request) ?? new DataLoader<string, ClientTotals>((ids) => readTotals(request.db, ids));
  loaders.set(request, loader);
  return loader.load(clientId);
}
