import { category } from '../../../domain/entities/category';
import { menu } from '../../../domain/entities/menu';
import { option } from '../../../domain/entities/option';
import { optionGroup } from '../../../domain/entities/option-group';
import type { Locale } from '../../../domain/locale';
import { categoryRules } from '../../catalog/menus/category-rules';
import { optionRules } from '../../catalog/options/option-rules';
import { productFields } from '../../catalog/products/product-input';
import { variantFields } from '../../catalog/products/variant-input';
import { wholeRule } from '../../kernel/field-rules';

/** The rules that the commands hold input against. Made once a file: making them costs more than using them. */
export function mergeSchemas(defaultLocale: Locale) {
  const shop = { defaultLocale, countryCode: '' };
  return {
    menu: wholeRule(menu.fields, shop),
    category: wholeRule(category.fields, shop, categoryRules),
    product: productFields(shop).omit({ photoId: true }),
    variant: variantFields.omit({ photoId: true }),
    optionGroup: wholeRule(optionGroup.fields, shop),
    option: wholeRule(option.fields, shop, optionRules),
  };
}
