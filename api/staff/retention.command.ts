import type { Database } from '../db/client';
import { startTicker } from '../kernel/ticker';
import { forgetChallenges } from './passkeys/passkey.store';
import { forgetEnded } from './retention.store';
import { forgetTickets } from './second-factor/sign-in-ticket.store';

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
  return startTicker({
    everyMs: HOUR_MS,
    firstAfterMs: HOUR_MS,
    onTrouble,
    work: async () => {
      for (const forget of [forgetEnded, forgetTickets, forgetChallenges, ...alsoForget])
        await forget(db, now()).catch(onTrouble);
    },
  });
}
