import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogTables } from '../catalog/read-model/catalog-tables';
import { SearchIndex } from './search-index';
import { searchDocument } from './search-source';

/** Dishes that are read into an index before others get their turn: about a millisecond. */
const SLICE = 50;

const indexes = new WeakMap<CatalogTables, Promise<SearchIndex>>();

/** The dishes that shoppers see, ready to be searched: made by the first search after a change of the catalog. */
export function searchIndexOf(tables: CatalogTables): Promise<SearchIndex> {
  const known = indexes.get(tables);
  if (known) return known;
  const index = buildIndex(tables);
  indexes.set(tables, index);
  return index;
}

async function buildIndex(tables: CatalogTables): Promise<SearchIndex> {
  const index = new SearchIndex();
  let count = 0;
  for (const entry of tables.shownEntries()) {
    count += 1;
    if (count % SLICE === 0) await nextTurn();
    index.add(searchDocument(tables, entry));
  }
  return index;
}
