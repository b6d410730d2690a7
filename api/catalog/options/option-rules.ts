import { moneyRule } from '../../kernel/input-rules';
import { skuRule } from '../input-rules';
import { addedNutritionRule } from '../nutrition-input';
import { allergensRule } from '../products/product-input';

/** An option may lower the price: “no cheese”. */
export const optionRules = {
  sku: skuRule,
  priceDifference: moneyRule,
  nutrition: addedNutritionRule,
  allergens: allergensRule,
};
