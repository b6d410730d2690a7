import { gramsIn, type MeasurementUnit } from '../../../../domain/weight';

/** Pieces weigh nothing, so a shop that counts in them is asked in grams. */
const gramsOf = (unit: MeasurementUnit) => gramsIn(unit) ?? 1;

/** As fine as scales are. */
const DIGITS = 3;

/** The unit that weights of a shop are entered in. */
export function enteredUnit(unit: MeasurementUnit): Exclude<MeasurementUnit, 'PCS'> {
  return unit === 'PCS' ? 'G' : unit;
}

/** @param grams - null for no weight. */
export function inUnit(grams: number | null, unit: MeasurementUnit): number | null {
  return grams === null ? null : Number((grams / gramsOf(unit)).toFixed(DIGITS));
}

/** @returns whole grams. */
export function inGrams(value: number | null, unit: MeasurementUnit): number | null {
  return value === null ? null : Math.round(value * gramsOf(unit));
}
