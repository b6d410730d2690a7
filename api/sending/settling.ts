import type { Database } from '../db/client';
import type { BreakerRule } from './breaker';
import type { QueueTables, TakenMessage, TargetRow } from './queue';
import {
  type BreakerChange,
  type EndedAttempt,
  pauseTarget,
  settleAttempts,
  stopTarget,
} from './settle-messages.store';

/** Attempts that have ended and are not written down yet. */
export interface Settling {
  add(attempt: EndedAttempt): void;
  /**
   * Writes all of them down, many in one statement.
   *
   * @throws what the database throws; they are written down next time.
   */
  flush(): Promise<void>;
}

interface SettlingParts {
  readonly db: Database;
  readonly tables: QueueTables<TakenMessage>;
  readonly breaker: BreakerRule;
  readonly now: () => Date;
  readonly onSettled: (attempt: EndedAttempt) => void;
  readonly onBreakerChange: (change: BreakerChange) => Promise<void>;
  readonly onPaused: (target: TargetRow) => Promise<void>;
  readonly onStopped: (target: TargetRow) => Promise<void>;
  /** Called for one that could not be written down: it is repeated when its lease ends. */
  readonly onLost: (attempt: EndedAttempt, error: unknown) => void;
}

export function createSettling({ db, tables, breaker, now, ...heard }: SettlingParts): Settling {
  const ended: EndedAttempt[] = [];
  // One that the database refuses must not keep the others from being written down: after a failure, one by one.
  let isCareful = false;

  async function settle(batch: readonly EndedAttempt[]): Promise<void> {
    // Before its message is parked: the process could end in between.
    const ending = batch.filter(({ outcome }) => outcome.failure === 'PROCESS_ENDED');
    for (const id of new Set(ending.map(({ message }) => message.targetId))) {
      const stopped = await stopTarget(db, tables, id, now());
      if (stopped) await heard.onStopped(stopped);
    }
    const changes = await settleAttempts(db, tables, batch, breaker);
    for (const attempt of batch) heard.onSettled(attempt);
    const gone = batch.filter(({ outcome }) => outcome.failure === 'GONE').map(({ message }) => message.targetId);
    for (const id of new Set(gone)) {
      const paused = await pauseTarget(db, tables, id, now());
      if (paused) await heard.onPaused(paused);
    }
    for (const change of changes) await heard.onBreakerChange(change);
  }

  return {
    add: (attempt) => void ended.push(attempt),
    async flush() {
      while (ended.length > 0) {
        const batch = ended.splice(0, isCareful ? 1 : ended.length);
        try {
          await settle(batch);
        } catch (error) {
          const [only] = batch;
          if (isCareful && only) heard.onLost(only, error);
          else ended.unshift(...batch);
          isCareful = true;
          throw error;
        }
      }
      isCareful = false;
    },
  };
}
