import type { Allergen } from '../../gql/graphql';
import { KeptSet, useKept } from '../device/kept-set';
import { isAllergen } from '../search/filter-values';

/** What this device's shopper must not eat: health, so it stays on the device. */
export const keptAllergens = new KeptSet<Allergen>({ key: 'carte.allergens', isWord: isAllergen, most: 14 });

/** Those of them that something contains. */
export function useAvoided(allergens: readonly Allergen[]): readonly Allergen[] {
  return useKept(keptAllergens).filter((allergen) => allergens.includes(allergen));
}
