import { gramsIn, type MeasurementUnit } from '../../../../domain/weight';

/** Per 100 g or 100 ml: kilocalories, then grams. Null where staff gave none. */
export interface NutritionFacts {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly fat: number | null;
  readonly carbohydrate: number | null;
}

/** What a whole portion holds; null when its weight is not known, as with pieces. */
export function nutritionOfPortion(
  facts: NutritionFacts,
  weight: number | null,
  unit: MeasurementUnit,
): NutritionFacts | null {
  const grams = gramsIn(unit);
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
