import { z } from 'zod';
import { DESCRIPTION_LENGTH } from '../../../domain/catalog-limits';
import { RECOMMENDED_LIMIT } from '../../../domain/limits';
import { TAX_CLASSES } from '../../../domain/tax';
import { Allergen, ProductTag } from '../../generated/prisma/client';
import { localizedRule } from '../../kernel/input-rules';
import { slugRule, titleRule } from '../input-rules';
import { nutritionRule } from '../nutrition-input';

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

/** What a dish, or an option of it, contains. */
export const allergensRule = z.array(z.enum(Allergen)).transform(unique);

/** What staff say of a product itself; prices stand on its variants. */
export function productFields(channel: { readonly defaultLocale: string }) {
  return z.strictObject({
    name: titleRule(channel),
    slug: slugRule,
    description: localizedRule({ maximum: DESCRIPTION_LENGTH }),
    isAvailable: z.boolean(),
    photoId: z.guid().nullable(),
    nutrition: nutritionRule.nullable(),
    tags: z.array(z.enum(ProductTag)).transform(unique),
    allergens: allergensRule,
    taxClass: z.enum(TAX_CLASSES).nullable(),
    goesWellWithIds: z.array(z.guid()).max(RECOMMENDED_LIMIT).transform(unique),
  });
}
