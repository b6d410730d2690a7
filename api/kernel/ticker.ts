import { setTimeout as sleep } from 'node:timers/promises';

export interface TickerParts {
  /** From the end of one round to the start of the next. */
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  /** Hears of a failed round; the next one comes all the same. */
  readonly onTrouble: (error: unknown) => void;
}

/** Runs a piece of work again and again, never twice at once, from now on; keeps no process alive. */
export function startTicker({ everyMs, work, onTrouble }: TickerParts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await work().catch(onTrouble);
      // The only way that this fails is the end.
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
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
