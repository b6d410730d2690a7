import type { Localized } from '../../domain/localized';
import type { Minor } from '../../domain/money';
import type { Place } from '../places/place';
import { metersBetween } from '../places/place-problem';
import { isInPolygon } from './polygon';

/** Where a zone lies: an area by its corners, or everything so near to a kitchen. */
export type ZoneArea =
  | { readonly shape: 'POLYGON'; readonly corners: readonly Place[] }
  /** `center` is null while nobody has entered where the kitchen is. */
  | { readonly shape: 'RADIUS'; readonly center: Place | null; readonly meters: number };

/** What a zone asks of its own; null takes the shop's. */
export interface OwnTerms {
  readonly fee: Minor | null;
  readonly freeFrom: Minor | null;
  readonly minimum: Minor | null;
  /** From placing until the courier is at the door. */
  readonly minutes: number | null;
}

/** A part of town that a shop delivers to, on terms of its own. */
export interface Zone {
  readonly id: string;
  readonly name: Localized;
  readonly area: ZoneArea;
  readonly terms: OwnTerms;
}

/** Whether a place lies in an area; on its edge counts as inside. Distances are as the crow flies. */
export function isInArea(place: Place, area: ZoneArea): boolean {
  if (area.shape === 'POLYGON') return isInPolygon(place, area.corners);
  return area.center !== null && metersBetween(area.center, place) <= area.meters;
}

/** The zone that a place lies in; of zones that overlap, the first. @param zones - in the order that staff gave. */
export function zoneAt(place: Place, zones: readonly Zone[]): Zone | null {
  return zones.find(({ area }) => isInArea(place, area)) ?? null;
}
