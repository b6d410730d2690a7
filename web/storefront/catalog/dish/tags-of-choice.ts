import type { Allergen, ProductTag } from '../../../gql/graphql';
import type { ChosenIds } from './choices';

interface OptionFacts {
  readonly id: string;
  readonly priceDifference: { readonly minor: number };
  readonly nutrition: object | null;
  readonly allergens: readonly Allergen[];
}

interface Dish {
  readonly tags: readonly ProductTag[];
  readonly optionGroups: readonly { readonly options: readonly OptionFacts[] }[];
}

/** Whatever contains one of these certainly is not what the tag says. */
const ENDED_BY: Readonly<Partial<Record<ProductTag, readonly Allergen[]>>> = {
  VEGAN: ['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  VEGETARIAN: ['FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  KOSHER: ['CRUSTACEANS', 'MOLLUSCS'],
  GLUTEN_FREE: ['GLUTEN'],
  LACTOSE_FREE: ['MILK'],
};

/** Meat is no allergen: nothing that is written about an addition vouches for these. */
const BEYOND_ALLERGENS: readonly ProductTag[] = ['VEGETARIAN', 'VEGAN', 'HALAL', 'KOSHER'];

/** What the tags of a dish come to with what is chosen for it. */
export interface ChosenTags {
  /** Those that hold. */
  readonly tags: readonly ProductTag[];
  /** Those that hold for the dish itself, while nothing is known of what was added. */
  readonly unsure: readonly ProductTag[];
}

/** A crust or “no onions” costs nothing more, and is a part of the dish; what is paid for is added. */
function isUnsure(tag: ProductTag, { priceDifference, nutrition, allergens }: OptionFacts): boolean {
  if (tag === 'SPICY' || priceDifference.minor <= 0) return false;
  return BEYOND_ALLERGENS.includes(tag) || (nutrition === null && allergens.length === 0);
}

export function tagsOfChoice({ tags, optionGroups }: Dish, chosen: ChosenIds): ChosenTags {
  const taken = optionGroups.flatMap(({ options }) => options).filter(({ id }) => chosen.has(id));
  const contained = taken.flatMap(({ allergens }) => allergens);
  // With cheese a vegan dish is vegetarian still.
  const all = tags.includes('VEGAN') ? new Set<ProductTag>([...tags, 'VEGETARIAN']) : new Set(tags);
  const standing = [...all].filter((tag) => !ENDED_BY[tag]?.some((allergen) => contained.includes(allergen)));
  const unsure = standing.filter((tag) => taken.some((option) => isUnsure(tag, option)));
  return { tags: standing.filter((tag) => !unsure.includes(tag)), unsure };
}
