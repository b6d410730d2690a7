import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Board } from '../live/board';

interface CommandCenter {
  readonly shopName: string;
  /** For Intl: an IANA name. */
  readonly timeZone: string;
  /** Milliseconds; moves on by itself. */
  readonly now: number;
  readonly board: Board;
}

export const CommandCenterContext = createContext<CommandCenter | null>(null);

/** @throws outside of the command center's layout. */
export function useCommandCenter(): CommandCenter {
  const commandCenter = useContext(CommandCenterContext);
  if (!commandCenter) throw new Error('only inside the command center’s layout');
  return commandCenter;
}

const NONE: ReadonlySet<string> = new Set();

/** Ids of the orders that came in while the page was open. */
export function useArrivals(): ReadonlySet<string> {
  const { board } = useCommandCenter();
  return useSyncExternalStore(board.subscribeToArrivals, board.arrivals, () => NONE);
}
