import type { Database } from '../db/client';
import { startTicker, type TickerParts } from '../kernel/ticker';
import { writeSearches } from '../search/search-count.command';

const WRITE_EVERY_MS = 10_000;

interface Parts extends Pick<TickerParts, 'onTrouble'> {
  readonly db: Database;
  readonly now: () => Date;
}

/** Writes down what shoppers search for, some seconds of it at a time. */
export function startSearchCounting({ db, now, onTrouble }: Parts): { stop(): Promise<void> } {
  const work = () => writeSearches(db, now());
  const ticker = startTicker({ everyMs: WRITE_EVERY_MS, onTrouble, work });
  return {
    stop: async () => {
      await ticker.stop();
      await work().catch(onTrouble);
    },
  };
}
