import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTY_RUNS } from '../api/kernel/property-runs';
import {
  cartWeight,
  dimensionOf,
  fromStoredWeight,
  isMeasurementUnit,
  MEASUREMENT_UNITS,
  type MeasurementUnit,
  toStoredWeight,
} from './weight';

const DECIMALS: Record<MeasurementUnit, number> = { G: 0, KG: 3, ML: 0, L: 3, PCS: 0, OZ: 1, LB: 2 };

describe('weights and volumes', () => {
  it.each([
    [350, 'G', 350],
    [1.25, 'KG', 1250],
    [0.5, 'L', 500],
    [330, 'ML', 330],
    [6, 'PCS', 6],
    [12, 'OZ', 340],
    [1, 'LB', 454],
  ] as const)('%d %s is stored as %d', (amount, unit, stored) => {
    expect(toStoredWeight(amount, unit)).toBe(stored);
    expect(fromStoredWeight(stored, unit)).toBe(amount);
  });

  it.each([
    [0, 'G'],
    [0.4, 'G'],
    [-1, 'KG'],
    [1.5, 'PCS'],
    [1001, 'KG'],
    [Number.NaN, 'G'],
    [Number.POSITIVE_INFINITY, 'PCS'],
  ] as const)('%d %s is refused', (amount, unit) => expect(toStoredWeight(amount, unit)).toBeNull());

  it('gives back the number that was typed, in every unit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MEASUREMENT_UNITS), fc.integer({ min: 1, max: 99_999 }), (unit, digits) => {
        const amount = digits / 10 ** DECIMALS[unit];
        const stored = toStoredWeight(amount, unit);
        if (stored !== null) expect(fromStoredWeight(stored, unit)).toBe(amount);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('counts a millilitre as a gram in a cart, and pieces not at all', () => {
    expect(cartWeight(500, 'KG')).toBe(500);
    expect(cartWeight(500, 'L')).toBe(500);
    expect(cartWeight(8, 'PCS')).toBe(0);
    expect(cartWeight(null, 'G')).toBe(0);
  });

  it('knows its units and what they measure', () => {
    expect(isMeasurementUnit('KG')).toBe(true);
    expect(isMeasurementUnit('kg')).toBe(false);
    expect(MEASUREMENT_UNITS.map(dimensionOf)).toEqual(['MASS', 'MASS', 'VOLUME', 'VOLUME', 'COUNT', 'MASS', 'MASS']);
  });
});
