import { z } from 'zod';
import { moneyRule } from '../../kernel/input-rules';
import { shortNameRule, skuRule } from '../input-rules';
import { OPTIONS_LIMIT } from '../limits';
import { addedNutritionRule } from '../nutrition-input';
import { allergensRule } from '../products/product-input';

/** One choice of a group. Its difference may lower the price: "no cheese". */
export function optionFields(channel: { readonly defaultLocale: string }) {
  return z.strictObject({
    name: shortNameRule(channel),
    sku: skuRule,
    priceDifference: moneyRule,
    isAvailable: z.boolean(),
    nutrition: addedNutritionRule.nullable(),
    allergens: allergensRule,
  });
}

/** Something to choose about a product. */
export function optionGroupFields(channel: { readonly defaultLocale: string }) {
  return z.strictObject({
    name: shortNameRule(channel),
    sku: skuRule,
    minimum: z.int().min(0).max(OPTIONS_LIMIT),
    maximum: z.int().min(1).max(OPTIONS_LIMIT),
  });
}
