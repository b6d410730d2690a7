import type { Localized } from '../../../domain/localized';
import type { ProductTag } from '../../generated/prisma/client';

/** Words that shoppers type for a tag. They are not displayed, so synonyms are listed together. */
export const TAG_WORDS: Readonly<Record<ProductTag, Localized>> = {
  VEGETARIAN: { en: 'vegetarian veggie meatless', ru: 'вегетарианское вегетарианская постное' },
  VEGAN: { en: 'vegan plant-based', ru: 'веганское веганская растительное постное' },
  HALAL: { en: 'halal', ru: 'халяль халяльное' },
  KOSHER: { en: 'kosher', ru: 'кошерное кошерная' },
  SPICY: { en: 'spicy hot', ru: 'острое острая острый' },
  GLUTEN_FREE: { en: 'gluten-free', ru: 'без глютена безглютеновое' },
  LACTOSE_FREE: { en: 'lactose-free dairy-free', ru: 'без лактозы безлактозное' },
};
