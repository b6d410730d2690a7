import { z } from 'zod';
import type { Locale } from '../../domain/locale';
import { shortNameRule, slugRule, titleRule } from '../catalog/input-rules';
import { ICON_LENGTH, OPTIONS_LIMIT } from '../catalog/limits';
import { optionFields } from '../catalog/option-input';
import { productFields } from '../catalog/product-input';
import { variantFields } from '../catalog/variant-input';
import { textRule } from '../kernel/input-rules';

/** The rules that the commands hold input against. Made once a file: making them costs more than using them. */
export function mergeSchemas(defaultLocale: Locale) {
  const shop = { defaultLocale };
  const title = titleRule(shop);
  return {
    menu: z.strictObject({ name: title, isActive: z.boolean() }),
    category: z.strictObject({
      name: title,
      slug: slugRule,
      icon: textRule({ minimum: 1, maximum: ICON_LENGTH }).nullable(),
      isActive: z.boolean(),
    }),
    product: productFields(shop).omit({ photoId: true }),
    variant: variantFields.omit({ photoId: true }),
    optionGroup: z.strictObject({
      name: shortNameRule(shop),
      minimum: z.int().min(0).max(OPTIONS_LIMIT),
      maximum: z.int().min(1).max(OPTIONS_LIMIT),
    }),
    option: optionFields(shop),
  };
}
