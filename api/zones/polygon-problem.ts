import { orient2d } from 'robust-predicates';
import { deliveryZone } from '../../domain/entities/delivery-zone';
import type { Place } from '../places/place';
import { type Corner, unroll } from './polygon';

export const FEWEST_CORNERS = 3;
export const MOST_CORNERS = 200;
/** Of an area on average, or of a radius: a strip or dot within the error of a map has no address in it. */
const NARROWEST_METERS = deliveryZone.fields.radiusMeters.minimum;
const METERS_PER_DEGREE = 111_195;

/** Why corners are no area; each is the key of a message. */
export type PolygonProblem =
  | 'CORNER_COUNT'
  | 'AREA_EMPTY'
  | 'AREA_TOO_NARROW'
  | 'AREA_CROSSES_ITSELF'
  | 'AREA_AROUND_EARTH';

type Edge = readonly [from: Corner, to: Corner];

const side = ([from, to]: Edge, at: Corner): number =>
  Math.sign(orient2d(from[0], from[1], to[0], to[1], at[0], at[1]));

const isBetween = (value: number, one: number, other: number): boolean =>
  Math.min(one, other) <= value && value <= Math.max(one, other);

/** Of a corner on the line of an edge: whether it is on the edge itself. */
const isWithin = ([from, to]: Edge, [x, y]: Corner): boolean =>
  isBetween(x, from[0], to[0]) && isBetween(y, from[1], to[1]);

function touch(one: Edge, other: Edge): boolean {
  const [a, b, c, d] = [side(one, other[0]), side(one, other[1]), side(other, one[0]), side(other, one[1])];
  if (a * b < 0 && c * d < 0) return true;
  return (
    (a === 0 && isWithin(one, other[0])) ||
    (b === 0 && isWithin(one, other[1])) ||
    (c === 0 && isWithin(other, one[0])) ||
    (d === 0 && isWithin(other, one[1]))
  );
}

/** Of two edges that meet in a corner: whether the second goes back over the first. */
function foldsBack(first: Edge, [, end]: Edge): boolean {
  const [start, corner] = first;
  if (side(first, end) !== 0) return false;
  return (start[0] - corner[0]) * (end[0] - corner[0]) + (start[1] - corner[1]) * (end[1] - corner[1]) > 0;
}

function crossesItself(edges: readonly Edge[]): boolean {
  return edges.some((edge, index) =>
    edges.slice(index + 1).some((later, offset) => {
      if (offset === 0) return foldsBack(edge, later);
      const isLastAndFirst = index === 0 && index + 1 + offset === edges.length - 1;
      return isLastAndFirst ? foldsBack(later, edge) : touch(edge, later);
    }),
  );
}

/** Twice the area by the outline's length, in metres: what a long strip measures across, and a circle from its centre. */
function meanWidth(edges: readonly Edge[]): number {
  const [[start] = [[0, 0]]] = edges;
  const meters = ([x, y]: Corner): Corner => [
    (x - start[0]) * METERS_PER_DEGREE * Math.cos((start[1] * Math.PI) / 180),
    (y - start[1]) * METERS_PER_DEGREE,
  ];
  const sides = edges.map(([from, to]) => [meters(from), meters(to)] as const);
  const doubleArea = Math.abs(sides.reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0));
  return doubleArea / sides.reduce((sum, [[ax, ay], [bx, by]]) => sum + Math.hypot(bx - ax, by - ay), 0);
}

/** Corners as people draw them: the first repeated at the end, or one corner clicked twice, says nothing more. */
export function tidyCorners(corners: readonly Place[]): Place[] {
  const isSame = (one: Place | undefined, other: Place) =>
    one?.latitude === other.latitude && one.longitude === other.longitude;
  const different = corners.filter((corner, index) => !isSame(corners[index - 1], corner));
  const [first] = different;
  return first && different.length > 1 && isSame(different.at(-1), first) ? different.slice(0, -1) : different;
}

/**
 * What is wrong with an area's corners, in turn and in range.
 *
 * @returns null when they enclose one area.
 */
export function polygonProblem(corners: readonly Place[]): PolygonProblem | null {
  if (corners.length < FEWEST_CORNERS || corners.length > MOST_CORNERS) return 'CORNER_COUNT';
  const ring = unroll(corners);
  const edges = ring.map((corner, index): Edge => [corner, ring[(index + 1) % ring.length] ?? corner]);
  const longitudes = ring.map(([x]) => x);
  const width = Math.max(...longitudes) - Math.min(...longitudes);
  // More than half a turn from the last corner back to the first: the shorter way closes around a pole.
  const isOpen = edges.some(([from, to]) => Math.abs(to[0] - from[0]) > 180);
  if (width >= 360 || isOpen) return 'AREA_AROUND_EARTH';
  const [longest] = edges;
  if (longest && ring.every((corner) => side(longest, corner) === 0)) return 'AREA_EMPTY';
  if (crossesItself(edges)) return 'AREA_CROSSES_ITSELF';
  return meanWidth(edges) < NARROWEST_METERS ? 'AREA_TOO_NARROW' : null;
}
