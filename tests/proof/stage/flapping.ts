import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { withDatabase } from '../../../api/db/connection';

/** Between two endings, in milliseconds. */
const [SHORTEST_MS, LONGEST_MS] = [10, 500];

/**
 * Ends all connections to a database again and again, at intervals that nobody can foresee, as a server that fails over or an
 * operator does.
 *
 * @param url - of PostgreSQL itself.
 * @param longestMs - for so long, unless `signal` aborts before.
 * @returns how often.
 */
export async function flap(url: string, signal: AbortSignal, longestMs = Number.POSITIVE_INFINITY): Promise<number> {
  const killer = new pg.Client(withDatabase(url, 'postgres'));
  await killer.connect();
  const database = new URL(url).pathname.slice(1);
  let endings = 0;
  for (const endsAt = Date.now() + longestMs; !signal.aborted && Date.now() < endsAt; ) {
    await sleep(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
    await killer.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
    endings += 1;
  }
  await killer.end();
  return endings;
}
