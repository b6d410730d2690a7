import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metersBetween, movedBy, roundDistance, rounded } from './place';

const TBILISI = { latitude: 41.6938, longitude: 44.8015 };

test('distances are those of a globe', () => {
  expect(metersBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111_195, 0);
  expect(metersBetween(TBILISI, TBILISI)).toBe(0);
  expect(metersBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111_195, 0);
});

test('a place that is moved is as far away as it was moved', () => {
  const meters = fc.integer({ min: -20_000, max: 20_000 });
  const latitude = fc.double({ min: -65, max: 65, noNaN: true });
  fc.assert(
    fc.property(latitude, meters, meters, (north, up, right) => {
      const start = { latitude: north, longitude: 30 };
      const way = Math.hypot(up, right);
      expect(Math.abs(metersBetween(start, movedBy(start, up, right)) - way)).toBeLessThan(1 + way * 0.005);
    }),
  );
});

test.each([
  [1, 1],
  [1.9, 1],
  [4.99, 2],
  [780, 500],
  [1000, 1000],
  [0.3, 0.2],
])('%d m is at least a round distance of %d m', (meters, round) => {
  expect(roundDistance(meters)).toBeCloseTo(round);
});

test('a place is kept to a tenth of a metre', () => {
  expect(rounded({ latitude: 41.69380049, longitude: 44.8 })).toEqual({ latitude: 41.6938, longitude: 44.8 });
});
