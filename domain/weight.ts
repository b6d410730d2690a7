/** The units that staff choose from. */
export const MEASUREMENT_UNITS = ['G', 'KG', 'ML', 'L', 'PCS', 'OZ', 'LB'] as const;

export type MeasurementUnit = (typeof MEASUREMENT_UNITS)[number];

interface UnitRule {
  readonly dimension: 'MASS' | 'VOLUME' | 'COUNT';
  /** Grams, millilitres or pieces per unit; ounce and pound are avoirdupois, exact by definition (1959). */
  readonly stored: number;
  /** Decimal places that survive storing whole grams, so that a typed number reads back unchanged. */
  readonly decimals: number;
}

const RULES: Readonly<Record<MeasurementUnit, UnitRule>> = {
  G: { dimension: 'MASS', stored: 1, decimals: 0 },
  KG: { dimension: 'MASS', stored: 1000, decimals: 3 },
  ML: { dimension: 'VOLUME', stored: 1, decimals: 0 },
  L: { dimension: 'VOLUME', stored: 1000, decimals: 3 },
  PCS: { dimension: 'COUNT', stored: 1, decimals: 0 },
  OZ: { dimension: 'MASS', stored: 28.349523125, decimals: 1 },
  LB: { dimension: 'MASS', stored: 453.59237, decimals: 2 },
};

/** A tonne: far above any dish, far below the column's integer. */
const MAXIMUM_STORED = 1_000_000;

export function isMeasurementUnit(value: unknown): value is MeasurementUnit {
  return MEASUREMENT_UNITS.some((unit) => unit === value);
}

export function dimensionOf(unit: MeasurementUnit): UnitRule['dimension'] {
  return RULES[unit].dimension;
}

/** Grams or millilitres per unit; null for pieces, whose weight is unknown. */
export function gramsIn(unit: MeasurementUnit): number | null {
  const { dimension, stored } = RULES[unit];
  return dimension === 'COUNT' ? null : stored;
}

/**
 * The number that staff typed, as whole grams, millilitres or pieces.
 * @returns `null` when it can't be stored: not above zero, less than half a gram, above a tonne, or a part of a
 * piece.
 */
export function toStoredWeight(amount: number, unit: MeasurementUnit): number | null {
  const { dimension, stored } = RULES[unit];
  if (dimension === 'COUNT' && !Number.isInteger(amount)) return null;
  const weight = Math.round(amount * stored);
  return weight >= 1 && weight <= MAXIMUM_STORED ? weight : null;
}

/** A stored weight in the unit that staff chose, rounded to the decimals that this unit keeps. */
export function fromStoredWeight(weight: number, unit: MeasurementUnit): number {
  const { stored, decimals } = RULES[unit];
  const scale = 10 ** decimals;
  return Math.round((weight / stored) * scale) / scale;
}

/** What one item adds to a cart's weight: a millilitre counts as a gram; pieces and unknown weights add nothing. */
export function cartWeight(weight: number | null, unit: MeasurementUnit): number {
  return weight === null || RULES[unit].dimension === 'COUNT' ? 0 : weight;
}
