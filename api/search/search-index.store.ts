import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../db/client';
import { RevisionCache } from '../kernel/revision-cache';
import { SearchIndex } from './search-index';
import { readSearchDocuments } from './search-source.store';

/** Dishes that are read into an index before others get their turn: about a millisecond. */
const SLICE = 50;

/** Each process has its own, and can make it anew at any time: of every shop, the one of the newest revision. */
const kept = new WeakMap<Database, RevisionCache<SearchIndex>>();

/** The shop's menu, ready to be searched: made by the first search after a change of the catalog. */
export function searchIndexOf(
  db: Database,
  { id, catalogRevision }: { readonly id: string; readonly catalogRevision: number },
): Promise<SearchIndex> {
  const indexes = kept.get(db) ?? new RevisionCache<SearchIndex>(Number.POSITIVE_INFINITY);
  kept.set(db, indexes);
  return indexes.get(id, catalogRevision, () => buildIndex(db, id));
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
