import { startTicker } from '../../kernel/ticker';

/** Between two looks. After a failed start it is also the pause before the next one. */
const LOOK_EVERY_MS = 2_000;

export interface KeptServer {
  readonly isRunning: () => boolean;
  /** @throws {Error} with the end of PostgreSQL's own log. */
  readonly start: () => Promise<unknown>;
  /** One sentence for the operator: once when it has ended, once when it is back. */
  readonly tell: (sentence: string) => void;
}

/**
 * Starts PostgreSQL again when it has ended by itself: killed because memory ran out, or stopped by a full disk.
 * Otherwise a shop would stay closed until somebody restarts the whole.
 */
export function keepRunning({ isRunning, start, tell }: KeptServer): { stop(): Promise<void> } {
  let isDownLogged = false;
  return startTicker({
    everyMs: LOOK_EVERY_MS,
    work: async () => {
      if (isRunning()) return;
      await start();
      isDownLogged = false;
      tell('The database had ended by itself. It was started again, and has lost nothing.');
    },
    onTrouble: (error) => {
      const failure = error instanceof Error ? error.message : String(error);
      // Once, until it is over: a full disk stays full for a while.
      if (!isDownLogged) tell(`The database has ended, and does not start yet: ${failure}`);
      isDownLogged = true;
    },
  });
}
