import { z } from 'zod';

/** Pure fat has about 900 kcal in 100 g. */
const HIGHEST_CALORIES = 900;
/** What one choice adds may be a whole side dish. */
const HIGHEST_ADDED = { calories: 5_000, grams: 1_000 } as const;

const amount = (maximum: number) => z.number().min(0).max(maximum).nullable().default(null);

const values = (calories: number, grams: number) =>
  z.strictObject({
    calories: amount(calories),
    protein: amount(grams),
    fat: amount(grams),
    carbohydrate: amount(grams),
  });

/** Of a dish, per 100 g. */
export const nutritionRule = values(HIGHEST_CALORIES, 100).refine(
  ({ protein, fat, carbohydrate }) => (protein ?? 0) + (fat ?? 0) + (carbohydrate ?? 0) <= 100,
  { params: { code: 'NUTRITION_ABOVE_100_GRAMS' } },
);

/** Of an option: what one choice of it adds to a portion. */
export const addedNutritionRule = values(HIGHEST_ADDED.calories, HIGHEST_ADDED.grams);

type Nutrition = z.output<typeof addedNutritionRule>;

const NO_NUTRITION: Nutrition = { calories: null, protein: null, fat: null, carbohydrate: null };

/** Columns of the nutrition: null clears all four, and what was left out is not touched. */
export function nutritionColumns(nutrition: Nutrition | null | undefined) {
  return nutrition === undefined ? {} : (nutrition ?? NO_NUTRITION);
}

/** The four columns as one value. @returns null when staff gave none. */
export function nutritionOf<Row extends Nutrition>(row: Row): Row | null {
  const { calories, protein, fat, carbohydrate } = row;
  return [calories, protein, fat, carbohydrate].every((value) => value === null) ? null : row;
}
