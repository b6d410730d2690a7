import type { Allergen, ProductTag } from '../../gql/graphql';

const TAGS: Readonly<Record<ProductTag, true>> = {
  VEGETARIAN: true,
  VEGAN: true,
  HALAL: true,
  KOSHER: true,
  SPICY: true,
  GLUTEN_FREE: true,
  LACTOSE_FREE: true,
};

const ALLERGEN_NAMES: Readonly<Record<Allergen, true>> = {
  CELERY: true,
  CRUSTACEANS: true,
  EGGS: true,
  FISH: true,
  GLUTEN: true,
  LUPIN: true,
  MILK: true,
  MOLLUSCS: true,
  MUSTARD: true,
  NUTS: true,
  PEANUTS: true,
  SESAME: true,
  SOYBEANS: true,
  SULPHITES: true,
};

export const isProductTag = (value: string): value is ProductTag => Object.hasOwn(TAGS, value);

export const isAllergen = (value: string): value is Allergen => Object.hasOwn(ALLERGEN_NAMES, value);

/** In the order in which they are offered. */
export const ALLERGENS: readonly Allergen[] = Object.keys(ALLERGEN_NAMES).filter(isAllergen);
