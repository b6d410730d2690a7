import { type Place, placeOf } from '../places/place';
import { type Zone, zoneAt } from './zone';

/** Where an order goes, as far as its shopper has said. */
export interface Destination {
  readonly deliveryMethod: 'DELIVERY' | 'PICKUP' | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly zoneId: string | null;
}

/**
 * What a shop's zones say to a destination.
 *
 * - `UNNEEDED`: it is collected, or the shop has no zones.
 * - `MISSING`: nobody has said where it goes.
 * - `OUTSIDE`: the place lies in no zone.
 * - `GONE`: the chosen zone is no longer delivered to.
 */
export type ZoneChoice =
  | { readonly kind: 'FOUND'; readonly zone: Zone }
  | { readonly kind: 'UNNEEDED' | 'MISSING' | 'OUTSIDE' | 'GONE'; readonly zone: null };

/**
 * The zone that an order is brought to. A place says it better than a choice from a list, so it goes first.
 *
 * @param zones - the active ones, in the order that staff gave.
 */
export function chooseZone(destination: Destination, zones: readonly Zone[]): ZoneChoice {
  if (destination.deliveryMethod !== 'DELIVERY' || zones.length === 0) return { kind: 'UNNEEDED', zone: null };
  const place: Place | null = placeOf(destination);
  const { zoneId } = destination;
  if (!place && zoneId === null) return { kind: 'MISSING', zone: null };
  const zone = place ? zoneAt(place, zones) : (zones.find(({ id }) => id === zoneId) ?? null);
  if (zone) return { kind: 'FOUND', zone };
  return { kind: place ? 'OUTSIDE' : 'GONE', zone: null };
}
