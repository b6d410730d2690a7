import DataLoader from 'dataloader';
import type { Database } from '../db/client';

/** What a client's orders come to beyond what is kept with the client. */
export interface ClientTotals {
  /** Of those that were not cancelled; null when there is none. */
  readonly firstOrderAt: Date | null;
  readonly cancelledCount: number;
}

interface Reader {
  readonly db: Database;
}

const NONE: ClientTotals = { firstOrderAt: null, cancelledCount: 0 };

async function readTotals(db: Database, clientIds: readonly string[]): Promise<ClientTotals[]> {
  const groups = await db.checkout.groupBy({
    by: ['clientId', 'status'],
    where: { clientId: { in: [...clientIds] }, status: { not: 'OPEN' } },
    _count: true,
    _min: { placedAt: true },
  });
  return clientIds.map((id) => {
    const own = groups.filter(({ clientId }) => clientId === id);
    const kept = own.filter(({ status }) => status !== 'CANCELLED').flatMap(({ _min }) => _min.placedAt ?? []);
    return {
      firstOrderAt: kept.length === 0 ? NONE.firstOrderAt : new Date(Math.min(...kept.map(Number))),
      cancelledCount: own.find(({ status }) => status === 'CANCELLED')?._count ?? NONE.cancelledCount,
    };
  });
}

const loaders = new WeakMap<object, DataLoader<string, ClientTotals>>();

/** The totals of a client, read together with those of all others that the same request asks for. */
export function totalsOf(request: Reader, clientId: string): Promise<ClientTotals> {
  const loader = loaders.get(request) ?? new DataLoader<string, ClientTotals>((ids) => readTotals(request.db, ids));
  loaders.set(request, loader);
  return loader.load(clientId);
}
