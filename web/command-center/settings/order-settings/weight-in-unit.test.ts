import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEASUREMENT_UNITS } from '../../../../domain/weight';
import { inGrams, inUnit } from './weight-in-unit';

test('a weight is entered in the shop’s unit and kept in grams', () => {
  expect(inGrams(12.5, 'KG')).toBe(12_500);
  expect(inGrams(20, 'LB')).toBe(9072);
  expect(inUnit(12_500, 'KG')).toBe(12.5);
  expect(inUnit(null, 'KG')).toBeNull();
  expect(inGrams(null, 'KG')).toBeNull();
});

test('a weight that is read and saved again stays what it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...MEASUREMENT_UNITS), (grams, unit) => {
      expect(inGrams(inUnit(grams, unit), unit)).toBe(grams);
    }),
  );
});
