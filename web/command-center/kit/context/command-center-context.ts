import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Locale } from '../../../../domain/locale';
import type { Permission } from '../../../gql/graphql';
import type { Board } from './board';

interface CommandCenter {
  readonly shopName: string;
  /** For Intl: an IANA name. */
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** ISO 4217. */
  readonly currencyCode: string;
  /** The language that the shop's texts fall back to. */
  readonly defaultLocale: Locale;
  /** What the reader's role allows. A page is shown, and offers what it does, by these. */
  readonly permissions: ReadonlySet<Permission>;
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

/** Whether the reader's role allows it: `useMay('CATALOG')`. */
export function useMay(permission: Permission): boolean {
  return useCommandCenter().permissions.has(permission);
}

const NONE: ReadonlySet<string> = new Set();

/** Ids of the orders that came in while the page was open. */
export function useArrivals(): ReadonlySet<string> {
  const { board } = useCommandCenter();
  return useSyncExternalStore(board.subscribeToArrivals, board.arrivals, () => NONE);
}
