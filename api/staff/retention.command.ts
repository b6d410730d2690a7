import { setInterval as every } from 'node:timers/promises';
import type { Database } from '../db/client';
import { forgetEnded } from './retention.store';

const HOUR_MS = 60 * 60 * 1000;

interface RetentionParts {
  readonly db: Database;
  readonly now: () => Date;
  /** What other parts of the product forget in the same round. */
  readonly alsoForget?: readonly ((db: Database, now: Date) => Promise<void>)[];
  /** Hears of a failed round; the next one comes in an hour. */
  readonly onTrouble: (error: unknown) => void;
}

/** Deletes what no longer means anything once an hour, from an hour after the start on, and keeps no process alive. */
export function startRetention({ db, now, alsoForget = [], onTrouble }: RetentionParts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    for await (const _ of every(HOUR_MS, undefined, { signal: stopping.signal, ref: false })) {
      for (const forget of [forgetEnded, ...alsoForget]) await forget(db, now()).catch(onTrouble);
    }
  })().catch((error: unknown) => {
    if (!stopping.signal.aborted) onTrouble(error);
  });
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
