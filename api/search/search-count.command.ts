import type { Locale } from '../../domain/locale';
import type { Actor } from '../access/caller';
import type { Database } from '../db/client';
import { forgetSearchCounts, writeSearchCounts } from './search-count.store';
import { SearchCounter } from './search-counter';

/** Who searches, as far as it matters for counting. */
interface Searcher {
  readonly db: Database;
  readonly channelId: string;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly address: string;
}

const counters = new WeakMap<Database, SearchCounter>();

function counterOf(db: Database): SearchCounter {
  const counter = counters.get(db) ?? new SearchCounter();
  counters.set(db, counter);
  return counter;
}

/** Counts what a shopper has searched for, in the menu's own words. Nobody waits for it: it is written down later. */
export function countSearch({ db, channelId, actor, locale, address }: Searcher, text: string): void {
  if (actor.kind === 'visitor') counterOf(db).note({ channelId, locale, text }, actor.sessionId ?? address);
}

/** Writes down what this process has counted since the last time. */
export async function writeSearches(db: Database, now: Date): Promise<void> {
  await writeSearchCounts(db, counterOf(db).take(), now);
}

/** Once in a while: old counts go, and earlier searchers count again. */
export async function forgetSearches(db: Database, now: Date): Promise<void> {
  counterOf(db).forget();
  await forgetSearchCounts(db, now);
}
