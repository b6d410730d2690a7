import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../kernel/property-runs';
import type { Place } from '../places/place';
import { isInPolygon } from './polygon';

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude });
const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** A square in Tbilisi's old town with a bite out of its east side. */
const BITTEN = [at(41.68, 44.8), at(41.68, 44.82), at(41.69, 44.81), at(41.7, 44.82), at(41.7, 44.8)];

test('a place in the bite of an area is outside of it', () => {
  expect(isInPolygon(at(41.69, 44.805), BITTEN)).toBe(true);
  expect(isInPolygon(at(41.69, 44.815), BITTEN)).toBe(false);
  expect(isInPolygon(at(41.71, 44.805), BITTEN)).toBe(false);
});

test('corners and edges are inside', () => {
  for (const corner of BITTEN) expect(isInPolygon(corner, BITTEN)).toBe(true);
  expect(isInPolygon(at(41.68, 44.81), BITTEN)).toBe(true);
  expect(isInPolygon(at(41.69, 44.8), BITTEN)).toBe(true);
});

test('an area may lie across the 180th meridian', () => {
  const fiji = [at(-19, 177), at(-19, -178), at(-16, -178), at(-16, 177)];
  for (const longitude of [177, 179.9, 180, -180, -179, -178]) expect(isInPolygon(at(-17, longitude), fiji)).toBe(true);
  for (const longitude of [176.9, -177.9, 0, 90]) expect(isInPolygon(at(-17, longitude), fiji)).toBe(false);
});

test('a pole is inside only where it is a corner, whatever longitude it is called by', () => {
  const wedge = [at(80, 10), at(80, 20), at(90, 15)];
  expect(isInPolygon(at(90, -120), wedge)).toBe(true);
  expect(isInPolygon(at(90, 15), BITTEN)).toBe(false);
  expect(isInPolygon(at(-90, 15), wedge)).toBe(false);
});

/** Corners on a circle of random radii around a centre: never crossing, anywhere on Earth. */
const star = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  radii: fc.array(fc.double({ min: 0.01, max: 8, noNaN: true }), { minLength: 3, maxLength: 40 }),
});

function corners({ latitude, longitude, radii }: { latitude: number; longitude: number; radii: readonly number[] }) {
  return radii.map((radius, index) => {
    const angle = (2 * Math.PI * index) / radii.length;
    return at(latitude + radius * Math.sin(angle), wrapped(longitude + radius * Math.cos(angle)));
  });
}

test('the middle of a star is inside, its corners too, and what is beyond its longest arm is not', () => {
  fc.assert(
    fc.property(star, (drawn) => {
      const area = corners(drawn);
      const { latitude, longitude, radii } = drawn;
      expect(isInPolygon(at(latitude, longitude), area)).toBe(true);
      for (const corner of area) expect(isInPolygon(corner, area)).toBe(true);
      const beyond = Math.max(...radii) + 0.01;
      expect(isInPolygon(at(latitude, wrapped(longitude + beyond)), area)).toBe(false);
      expect(isInPolygon(at(latitude, wrapped(longitude + 180)), area)).toBe(false);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('neither the first corner nor the direction of drawing changes an area', () => {
  const asked = fc.record({ north: fc.double({ min: -9, max: 9, noNaN: true }), start: fc.nat(39) });
  fc.assert(
    fc.property(star, asked, (drawn, { north, start }) => {
      const area = corners(drawn);
      const turned = [...area.slice(start % area.length), ...area.slice(0, start % area.length)];
      const place = at(drawn.latitude + north, drawn.longitude);
      expect(isInPolygon(place, turned)).toBe(isInPolygon(place, area));
      expect(isInPolygon(place, [...area].reverse())).toBe(isInPolygon(place, area));
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
