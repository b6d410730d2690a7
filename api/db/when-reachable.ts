import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost, isLate } from './database-failure';

const PAUSE_MS = 2_000;

interface Waiting {
  /** Called once, when the first attempt has failed; what it gives is called when the waiting is over. */
  readonly onAway: (error: unknown) => Promise<() => Promise<void>>;
  /** Milliseconds between two attempts. */
  readonly pauseMs?: number;
}

/**
 * Does what needs the database as soon as that is there. A process that ended instead would be started again and again
 * by its supervisor.
 *
 * @throws whatever `work` throws for another reason than a database that is away.
 */
export async function whenReachable<Result>(
  work: () => Promise<Result>,
  { onAway, pauseMs = PAUSE_MS }: Waiting,
): Promise<Result> {
  let end: (() => Promise<void>) | null = null;
  for (;;) {
    try {
      const result = await work();
      await end?.();
      return result;
    } catch (error) {
      if (!isConnectionLost(error) && !isLate(error)) {
        await end?.();
        throw error;
      }
      end ??= await onAway(error);
      await sleep(pauseMs);
    }
  }
}
