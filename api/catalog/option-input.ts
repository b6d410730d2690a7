import { z } from 'zod';
import { shortNameRule } from './input-rules';
import { HIGHEST_PRICE } from './limits';
import { addedNutritionRule } from './nutrition-input';
import { allergensRule } from './product-input';

/** One choice of a group. Its difference may lower the price: "no cheese". */
export function optionFields(channel: { readonly defaultLocale: string }) {
  return z.strictObject({
    name: shortNameRule(channel),
    priceDifference: z.int().min(-HIGHEST_PRICE).max(HIGHEST_PRICE),
    isAvailable: z.boolean(),
    nutrition: addedNutritionRule.nullable(),
    allergens: allergensRule,
  });
}
