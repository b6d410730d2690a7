import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { createIntl, RawIntlProvider, useIntl } from 'react-intl';
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
  /** Where the reader begins to work. */
  readonly ownPath: string;
  /** Milliseconds; moves on by itself. */
  readonly now: number;
  readonly board: Board;
}

const CommandCenterContext = createContext<CommandCenter | null>(null);

/** Gives pages what they share, and writes their dates in the shop's zone unless another is named. */
export function InCommandCenter({ value, children }: { readonly value: CommandCenter; readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  const { timeZone } = value;
  const intl = useMemo(() => createIntl({ locale, messages, timeZone }), [locale, messages, timeZone]);
  return (
    <CommandCenterContext value={value}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </CommandCenterContext>
  );
}

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
