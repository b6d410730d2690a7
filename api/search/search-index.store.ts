import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../db/client';
import { SearchIndex } from './search-index';
import { readSearchDocuments } from './search-source.store';

/** A menu's index, and the revision of the catalog that it was made of. */
interface Kept {
  readonly revision: number;
  readonly index: Promise<SearchIndex>;
}

/** Dishes that are read into an index before others get their turn: about a millisecond. */
const SLICE = 50;

/** Each process has its own, and can make it anew at any time: by shop, the one of the newest revision asked for. */
const kept = new WeakMap<Database, Map<string, Kept>>();

/** The shop's menu, ready to be searched: made by the first search after a change of the catalog. */
export function searchIndexOf(
  db: Database,
  { id, catalogRevision }: { readonly id: string; readonly catalogRevision: number },
): Promise<SearchIndex> {
  const shops = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, shops);
  const present = shops.get(id);
  if (present && present.revision >= catalogRevision) return present.index;
  const index = buildIndex(db, id);
  const fresh = { revision: catalogRevision, index };
  shops.set(id, fresh);
  // What failed is tried again by the next search, and not kept.
  index.catch(() => {
    if (shops.get(id) === fresh) shops.delete(id);
  });
  return index;
}

async function buildIndex(db: Database, channelId: string): Promise<SearchIndex> {
  const documents = await readSearchDocuments(db, channelId);
  const index = new SearchIndex();
  for (const [place, document] of documents.entries()) {
    if (place % SLICE === SLICE - 1) await nextTurn();
    index.add(document);
  }
  return index;
}
