import { z } from 'zod';
import { Allergen, ProductTag } from '../generated/prisma/client';
import { localizedRule } from '../kernel/input-rules';
import { slugRule, titleRule } from './input-rules';
import { DESCRIPTION_LENGTH } from './limits';

/** Pure fat has about 900 kcal in 100 g. */
const HIGHEST_CALORIES = 900;
const grams = z.number().min(0).max(100).nullable().default(null);

const nutritionRule = z
  .object({
    calories: z.number().min(0).max(HIGHEST_CALORIES).nullable().default(null),
    protein: grams,
    fat: grams,
    carbohydrate: grams,
  })
  .refine(({ protein, fat, carbohydrate }) => (protein ?? 0) + (fat ?? 0) + (carbohydrate ?? 0) <= 100, {
    params: { code: 'NUTRITION_ABOVE_100_GRAMS' },
  });

const NO_NUTRITION: z.output<typeof nutritionRule> = { calories: null, protein: null, fat: null, carbohydrate: null };

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

/** What staff say of a product itself; prices stand on its variants. */
export function productFields(channel: { readonly defaultLocale: string }) {
  return z.object({
    name: titleRule(channel),
    slug: slugRule,
    description: localizedRule({ maximum: DESCRIPTION_LENGTH }),
    isAvailable: z.boolean(),
    photoId: z.guid().nullable(),
    nutrition: nutritionRule.nullable(),
    tags: z.array(z.enum(ProductTag)).transform(unique),
    allergens: z.array(z.enum(Allergen)).transform(unique),
  });
}

/** Columns of the nutrition: null clears all four, and what was left out is not touched. */
export function nutritionColumns(nutrition: z.output<typeof nutritionRule> | null | undefined) {
  return nutrition === undefined ? {} : (nutrition ?? NO_NUTRITION);
}
