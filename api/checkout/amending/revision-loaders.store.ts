import DataLoader from 'dataloader';
import type { Reader } from '../../db/client';
import type { RevisionState } from '../../generated/prisma/client';
import { type AuthoredRevision, revisionsOf } from './revisions.store';

type RevisionLoader = DataLoader<string, readonly AuthoredRevision[]>;

interface RevisionLoaders {
  readonly all: RevisionLoader;
  /** The change that waits for the shopper; none or one. */
  readonly proposed: RevisionLoader;
}

const ofRequests = new WeakMap<object, RevisionLoaders>();

/** Revisions by order, of all orders of one request in a statement each. */
export function revisionLoaders(request: { readonly db: Reader }): RevisionLoaders {
  const loaders = ofRequests.get(request) ?? { all: loader(request, null), proposed: loader(request, 'PROPOSED') };
  ofRequests.set(request, loaders);
  return loaders;
}

function loader({ db }: { readonly db: Reader }, state: RevisionState | null): RevisionLoader {
  const load = async (ids: readonly string[]) => {
    const byOrder = Map.groupBy(await revisionsOf(db, ids, state), ({ checkoutId }) => checkoutId);
    return ids.map((id) => byOrder.get(id) ?? []);
  };
  // A subscription lives as long as its request: what was read for its last event is old.
  return new DataLoader(load, { cache: false });
}
