import { setInterval as every } from 'node:timers/promises';
import type { Database } from '../db/client';
import { forgetEnded } from './retention.store';

const HOUR_MS = 60 * 60 * 1000;

interface RetentionParts {
  readonly db: Database;
  readonly now: () => Date;
  /** Hears of a failed round; the next one comes in an hour. */
  readonly onTrouble: (error: unknown) => void;
}

/** Deletes ended sessions once an hour, from an hour after the start on, and keeps no process alive. */
export function startRetention({ db, now, onTrouble }: RetentionParts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    for await (const _ of every(HOUR_MS, undefined, { signal: stopping.signal, ref: false })) {
      await forgetEnded(db, now()).catch(onTrouble);
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
