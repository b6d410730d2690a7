import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { polygon } from '@turf/helpers';
import type { Place } from '../places/place';

/** Corner of a plane on which no edge is cut by the 180th meridian: longitude beyond ±180 where need be, latitude. */
export type Corner = readonly [x: number, y: number];

/**
 * The corners on a plane, where an edge goes the shorter way round the Earth: one from 179° to −179° is two degrees
 * long and crosses the 180th meridian.
 */
export function unroll(corners: readonly Place[]): Corner[] {
  let shift = 0;
  return corners.map(({ latitude, longitude }, index): Corner => {
    const step = longitude - (corners[index - 1]?.longitude ?? longitude);
    if (Math.abs(step) > 180) shift -= Math.sign(step) * 360;
    return [longitude + shift, latitude];
  });
}

/**
 * Whether a place lies in an area; on its edge counts as inside. Edges are straight on a map of degrees.
 *
 * @param corners - in turn, the first not repeated.
 */
export function isInPolygon({ latitude, longitude }: Place, corners: readonly Place[]): boolean {
  // A pole has every longitude; no area goes around one, so it can only be a corner.
  if (Math.abs(latitude) === 90) return corners.some((corner) => corner.latitude === latitude);
  const ring = unroll(corners).map(([x, y]) => [x, y]);
  const [first] = ring;
  if (!first) return false;
  const area = polygon([[...ring, first]]);
  return [-360, 0, 360].some((shift) => booleanPointInPolygon([longitude + shift, latitude], area));
}
