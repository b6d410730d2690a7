import type { IntlShape } from 'react-intl';
import { useIsReleased } from '../until-released';

interface Zones {
  /** The shop's, for Intl. */
  readonly timeZone: string;
  /** The reader's. */
  readonly ownZone: string;
}

/**
 * The reader's zone; the shop's while the page is what the server sent, which knows no other. The zone's name takes room: what
 * is pressed then must not move.
 */
export function useOwnZone(timeZone: string): string {
  return useIsReleased() ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
}

/** What the shop's zone is called, `GMT+4`, where the reader's clock shows another time then; null where it does not. */
export function foreignZone(intl: IntlShape, instant: string | number, { timeZone, ownZone }: Zones): string | null {
  const shown = (zone: string) => intl.formatDate(instant, { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  if (shown(timeZone) === shown(ownZone)) return null;
  const parts = intl.formatTimeToParts(instant, { timeZone, hour: 'numeric', timeZoneName: 'short' });
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
}
