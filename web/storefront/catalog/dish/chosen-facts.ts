import type { ChosenIds } from './choices';
import type { NutritionFacts } from './portion';

interface OptionFacts {
  readonly id: string;
  readonly name: string;
  readonly priceDifference: { readonly minor: number };
  readonly nutrition: NutritionFacts | null;
  readonly allergens: readonly string[];
}

interface Dish<Allergen extends string> {
  readonly allergens: readonly Allergen[];
  readonly optionGroups: readonly {
    readonly options: readonly (OptionFacts & { readonly allergens: readonly Allergen[] })[];
  }[];
}

/** Facts about a dish with its chosen options. */
export interface ChosenFacts<Allergen extends string> {
  /** Of the dish first, then what the chosen options bring in; each once. */
  readonly allergens: readonly Allergen[];
  /** What the chosen options add to a portion, of those that say it. */
  readonly added: readonly NutritionFacts[];
  /** Names of chosen options that certainly add something, and do not say what. */
  readonly uncounted: readonly string[];
  /** Whether any option of the dish says what it adds or contains. */
  readonly areOptionsKnown: boolean;
}

/** What costs nothing more and says nothing, a crust or “no onions”, is taken for a part of the dish. */
const addsUnknown = ({ nutrition, priceDifference }: OptionFacts) => nutrition === null && priceDifference.minor > 0;

export function factsOfChoice<Allergen extends string>(dish: Dish<Allergen>, chosen: ChosenIds): ChosenFacts<Allergen> {
  const all = dish.optionGroups.flatMap(({ options }) => options);
  const taken = all.filter(({ id }) => chosen.has(id));
  return {
    allergens: [...new Set([...dish.allergens, ...taken.flatMap(({ allergens }) => allergens)])],
    added: taken.flatMap(({ nutrition }) => nutrition ?? []),
    uncounted: taken.filter(addsUnknown).map(({ name }) => name),
    areOptionsKnown: all.some(({ nutrition, allergens }) => nutrition !== null || allergens.length > 0),
  };
}
