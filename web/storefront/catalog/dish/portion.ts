import type { MeasurementUnit as WeightUnit } from '../../../../domain/weight';

/** Per 100 g or 100 ml: kilocalories, then grams. Null where staff gave none. */
export interface NutritionFacts {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly fat: number | null;
  readonly carbohydrate: number | null;
}

/** Grams, or millilitres, in one. Ounces and pounds are international avoirdupois. */
const GRAMS: Readonly<Record<WeightUnit, number | null>> = {
  G: 1,
  ML: 1,
  KG: 1000,
  L: 1000,
  OZ: 28.349523125,
  LB: 453.59237,
  PCS: null,
};

/** What a whole portion holds; null when its weight is not known, as with pieces. */
export function nutritionOfPortion(
  facts: NutritionFacts,
  weight: number | null,
  unit: WeightUnit,
): NutritionFacts | null {
  const grams = GRAMS[unit];
  if (weight === null || grams === null) return null;
  const scaled = (value: number | null) => (value === null ? null : (value * weight * grams) / 100);
  return {
    calories: scaled(facts.calories),
    protein: scaled(facts.protein),
    fat: scaled(facts.fat),
    carbohydrate: scaled(facts.carbohydrate),
  };
}

/** A portion with what was chosen for it. What one of them does not say is not known of the whole either. */
export function withAdded(portion: NutritionFacts, added: readonly NutritionFacts[]): NutritionFacts {
  const sum = (nutrient: keyof NutritionFacts) =>
    added.reduce<number | null>((total, facts) => {
      const value = facts[nutrient];
      return total === null || value === null ? null : total + value;
    }, portion[nutrient]);
  return { calories: sum('calories'), protein: sum('protein'), fat: sum('fat'), carbohydrate: sum('carbohydrate') };
}
