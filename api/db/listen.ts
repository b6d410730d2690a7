import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { parseConnection } from './connection';
import { PostgresClient } from './postgres-client';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A connection that was cut without a word (a firewall, a lost node) is found out by asking. */
const HEARTBEAT: Beat = { everyMs: 15_000, run: async (client) => void (await client.query('select 1')) };
const ANSWER_TIMEOUT_MS = 5_000;
/** What `pg_stat_activity` calls such a connection. */
export const LISTENER_NAME = 'carte listening';

/** What is asked of PostgreSQL on the connection that listens, again and again; what it throws ends the connection. */
export interface Beat {
  readonly everyMs: number;
  run(client: pg.Client): Promise<void>;
}

export interface ListenHandlers {
  /** After each LISTEN; what was sent before it, or between two of them, was not heard. */
  onConnected(): void;
  onMessage(payload: string): void;
  /** Each lost or refused connection. */
  onTrouble(error: unknown): void;
}

/**
 * Listens to a channel of PostgreSQL until `signal` is aborted, connecting again whenever the connection is lost.
 * It has to be a direct connection: a pooler in transaction mode loses LISTEN.
 *
 * @returns a promise that resolves after the abort, with the connection closed. It never rejects.
 */
export async function listen(
  url: string,
  channel: string,
  signal: AbortSignal,
  { onConnected, onMessage, onTrouble }: ListenHandlers,
  beat: Beat = HEARTBEAT,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const client = new PostgresClient({
      ...parseConnection(url).config,
      application_name: LISTENER_NAME,
      query_timeout: ANSWER_TIMEOUT_MS,
    });
    const loss = new AbortController();
    client.on('error', (error) => loss.abort(error));
    client.on('end', () => loss.abort(new Error('the connection was closed')));
    const either = AbortSignal.any([signal, loss.signal]);
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      failures = 0;
      onConnected();
      while (!either.aborted) {
        await pause(beat.everyMs, either);
        if (!either.aborted) await beat.run(client);
      }
      loss.signal.throwIfAborted();
    } catch (error) {
      if (!signal.aborted) onTrouble(error);
      failures += 1;
    }
    await client.end().catch(() => {});
    if (!signal.aborted) await pause(pauseAfter(failures), signal);
  }
}

/** Doubles, with jitter, so that not every node comes back at the same moment. */
function pauseAfter(failures: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

/** Ends early, without a word, when it is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => {});
}
