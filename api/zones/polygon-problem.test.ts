import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../kernel/property-runs';
import type { Place } from '../places/place';
import { polygonProblem, tidyCorners } from './polygon-problem';

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude });
const drawn = (...pairs: [number, number][]) => pairs.map(([latitude, longitude]) => at(latitude, longitude));

const SQUARE = drawn([0, 0], [0, 1], [1, 1], [1, 0]);

test.each<[string, Place[], ReturnType<typeof polygonProblem>]>([
  ['a square', SQUARE, null],
  ['a triangle', drawn([0, 0], [0, 1], [1, 0]), null],
  ['a bay', drawn([0, 0], [0, 2], [2, 2], [1, 1], [2, 0]), null],
  ['a square over the 180th meridian', drawn([0, 179], [0, -179], [1, -179], [1, 179]), null],
  ['a corner in the middle of an edge', drawn([0, 0], [0, 1], [0, 2], [1, 1]), null],
  ['two corners', drawn([0, 0], [1, 1]), 'CORNER_COUNT'],
  ['201 corners', Array.from({ length: 201 }, (_, index) => at(Math.sin(index), Math.cos(index))), 'CORNER_COUNT'],
  ['a line', drawn([0, 0], [1, 1], [2, 2], [3, 3]), 'AREA_EMPTY'],
  ['a line along a parallel', drawn([5, 0], [5, 1], [5, 7]), 'AREA_EMPTY'],
  ['a bow tie', drawn([0, 0], [1, 1], [0, 1], [1, 0]), 'AREA_CROSSES_ITSELF'],
  ['a thorn that goes back over its own edge', drawn([0, 0], [0, 2], [0, 1], [1, 1]), 'AREA_CROSSES_ITSELF'],
  ['two fields that meet in a corner', drawn([0, 0], [2, 2], [2, 0], [0, 2], [1, 1]), 'AREA_CROSSES_ITSELF'],
  ['a corner on another edge', drawn([0, 0], [0, 4], [2, 4], [0, 2], [2, 0]), 'AREA_CROSSES_ITSELF'],
  ['a thorn at the first corner', drawn([0, 1], [0, 2], [1, 1], [0, 0], [0, 1.5]), 'AREA_CROSSES_ITSELF'],
  [
    'a strip of ten centimetres',
    drawn([41.7, 44.8], [41.7, 44.81], [41.700_000_9, 44.81], [41.700_000_9, 44.8]),
    'AREA_TOO_NARROW',
  ],
  [
    'a strip across the meridians',
    drawn([60, 30], [60.01, 30.01], [60.01, 30.010_01], [60, 30.000_01]),
    'AREA_TOO_NARROW',
  ],
  ['a dot', drawn([60, 179.999_999], [60, -179.999_999], [60.000_001, 180]), 'AREA_TOO_NARROW'],
  ['a courtyard', drawn([60, 30], [60, 30.001], [60.0005, 30.001], [60.0005, 30]), null],
  ['a ring around the pole', drawn([80, 0], [80, 120], [80, -120]), 'AREA_AROUND_EARTH'],
])('%s: what is wrong with it', (_title, corners, problem) => {
  expect(polygonProblem(corners)).toBe(problem);
});

test('the first corner repeated at the end, or one clicked twice, is the same area', () => {
  expect(tidyCorners([...SQUARE, at(0, 0)])).toEqual(SQUARE);
  expect(tidyCorners(SQUARE.flatMap((corner) => [corner, corner]))).toEqual(SQUARE);
  expect(tidyCorners([at(1, 1), at(1, 1), at(1, 1)])).toEqual([at(1, 1)]);
});

test('what is wrong does not hang on the first corner, the direction or the part of the Earth', () => {
  const coordinate = fc.integer({ min: 0, max: 5 });
  const corner = fc.tuple(coordinate, coordinate);
  const corners = fc.uniqueArray(corner, { minLength: 3, maxLength: 8, selector: String });
  fc.assert(
    fc.property(corners, fc.nat(7), fc.constantFrom(0, 100, 178, -182), (pairs, start, east) => {
      const wrapped = (longitude: number) =>
        longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
      const place = ([latitude, longitude]: [number, number]) => at(latitude, wrapped(longitude + east));
      const turned = [...pairs.slice(start % pairs.length), ...pairs.slice(0, start % pairs.length)];
      const problem = polygonProblem(drawn(...pairs));
      expect(polygonProblem(turned.map(place))).toBe(problem);
      expect(polygonProblem([...turned].reverse().map(place))).toBe(problem);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
