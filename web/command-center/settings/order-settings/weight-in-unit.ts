import type { MeasurementUnit } from '../../../gql/graphql';

/** Grams in one; millilitres count alike. Pieces weigh nothing, so a shop that counts in them is asked in grams. */
const GRAMS: Readonly<Record<MeasurementUnit, number>> = {
  G: 1,
  ML: 1,
  KG: 1000,
  L: 1000,
  OZ: 28.349523125,
  LB: 453.59237,
  PCS: 1,
};
/** As fine as scales are. */
const DIGITS = 3;

/** The unit that weights of a shop are entered in. */
export function enteredUnit(unit: MeasurementUnit): Exclude<MeasurementUnit, 'PCS'> {
  return unit === 'PCS' ? 'G' : unit;
}

/** @param grams - null for no weight. */
export function inUnit(grams: number | null, unit: MeasurementUnit): number | null {
  return grams === null ? null : Number((grams / GRAMS[unit]).toFixed(DIGITS));
}

/** @returns whole grams. */
export function inGrams(value: number | null, unit: MeasurementUnit): number | null {
  return value === null ? null : Math.round(value * GRAMS[unit]);
}
