import { setTimeout as sleep } from 'node:timers/promises';

export interface TickerParts {
  /** From the end of one round to the start of the next. */
  readonly everyMs: number;
  /** Before the first round, which begins at once when left out. */
  readonly firstAfterMs?: number;
  readonly work: () => Promise<void>;
  /** Called for a failed round; the next one comes all the same. */
  readonly onTrouble: (error: unknown) => void;
}

/** Runs a piece of work again and again, never twice at once; keeps no process alive. */
export function startTicker({ everyMs, firstAfterMs = 0, work, onTrouble }: TickerParts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  // The only way that this fails is the end.
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const running = (async () => {
    if (firstAfterMs > 0) await pause(firstAfterMs);
    while (!signal.aborted) {
      await work().catch(onTrouble);
      await pause(everyMs);
    }
  })();
  return {
    /** Waits for the round that is under way. */
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
