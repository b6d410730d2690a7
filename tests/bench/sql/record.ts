import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../../proof/stage/cluster';
import { query } from '../../proof/stage/ledger';
import { makeScript, type Script, sharedWork } from './script';
import { type LoggedStatement, readStatementLog } from './statement-log';

/** Background work of the server may fall between: then it is recorded again. */
const MOST_ATTEMPTS = 10;
/** Statements of the background in one recording; with more, the two were not of the same work. */
const MOST_BESIDES = 3;
/** PostgreSQL reads its settings anew, and writes its log, a moment later. */
const SETTLE_MS = 400;

/**
 * The statements that the server sends for a request, out of PostgreSQL's own log.
 *
 * @param request - sends it; the number tells one time from another.
 */
export async function recordScript(cluster: Cluster, request: (time: number) => Promise<void>): Promise<Script> {
  // Connections have their statements prepared by then, as they have in the load.
  for (let time = 0; time < MOST_ATTEMPTS; time += 1) await request(time);
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const one = await record(cluster, () => request(MOST_ATTEMPTS + 2 * attempt));
    const another = await record(cluster, () => request(MOST_ATTEMPTS + 2 * attempt + 1));
    const [first, second] = sharedWork(one, another);
    if (first.length > 0 && one.length - first.length <= MOST_BESIDES) return makeScript(first, second);
  }
  throw new Error('the request sent other statements each time');
}

async function record({ url, logFile }: Cluster, work: () => Promise<void>): Promise<LoggedStatement[]> {
  await logStatements(url, 'all');
  const from = statSync(logFile).size;
  await work();
  await sleep(SETTLE_MS);
  const text = readFileSync(logFile).subarray(from).toString('utf8');
  await logStatements(url, 'none');
  return readStatementLog(text);
}

async function logStatements(url: string, which: 'all' | 'none'): Promise<void> {
  await query(url, `alter system set log_statement = '${which}'`);
  await query(url, 'select pg_reload_conf()');
  await sleep(SETTLE_MS);
}
