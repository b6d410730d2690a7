import { z } from 'zod';
import { category } from '../../../domain/entities/category';
import type { Locale } from '../../../domain/locale';
import { slugRule, titleRule } from '../../catalog/input-rules';
import { optionFields, optionGroupFields } from '../../catalog/options/option-input';
import { productFields } from '../../catalog/products/product-input';
import { variantFields } from '../../catalog/products/variant-input';
import { textRule } from '../../kernel/input-rules';

/** The rules that the commands hold input against. Made once a file: making them costs more than using them. */
export function mergeSchemas(defaultLocale: Locale) {
  const shop = { defaultLocale };
  const title = titleRule(shop);
  return {
    menu: z.strictObject({ name: title, isActive: z.boolean() }),
    category: z.strictObject({
      name: title,
      slug: slugRule,
      icon: textRule(category.fields.icon).nullable(),
      isActive: z.boolean(),
    }),
    product: productFields(shop).omit({ photoId: true }),
    variant: variantFields.omit({ photoId: true }),
    optionGroup: optionGroupFields(shop),
    option: optionFields(shop),
  };
}
