import type { Place } from '../../../../ui/map/place';

export const FEWEST_CORNERS = 3;
export const MOST_CORNERS = 200;

/** Two edges that meet where they should not; an edge is known by the index of the corner that it begins at. */
export interface Crossing {
  readonly edge: number;
  readonly other: number;
}

type Point = readonly [x: number, y: number];

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const isWithin = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): boolean =>
  Math.min(ax, bx) <= x && x <= Math.max(ax, bx) && Math.min(ay, by) <= y && y <= Math.max(ay, by);

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [ofC, ofD, ofA, ofB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (ofC * ofD < 0 && ofA * ofB < 0) return true;
  return (
    (ofC === 0 && isWithin(a, b, c)) ||
    (ofD === 0 && isWithin(a, b, d)) ||
    (ofA === 0 && isWithin(c, d, a)) ||
    (ofB === 0 && isWithin(c, d, b))
  );
}

/**
 * Where an outline crosses itself, so that the map and the table can show it while it is drawn. Whether an outline is
 * good says the API; this says where to look. Edges that share a corner are left out, and the 180th meridian too.
 */
export function crossingsOf(corners: readonly Place[]): Crossing[] {
  const ring = corners.map(({ latitude, longitude }): Point => [longitude, latitude]);
  const edges = ring.map((corner, index) => [corner, ring[(index + 1) % ring.length] ?? corner] as const);
  return edges.flatMap(([a, b], edge) =>
    edges.flatMap(([c, d], other) => {
      const isNeighbour = other <= edge + 1 || (edge === 0 && other === edges.length - 1);
      return !isNeighbour && meet(a, b, c, d) ? [{ edge, other }] : [];
    }),
  );
}
