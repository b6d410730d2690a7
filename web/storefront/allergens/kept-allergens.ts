import type { Allergen } from '../../gql/graphql';
import { useDeviceValue } from '../../ui/device-value';
import { KeptSet } from '../device/kept-set';
import { isAllergen } from '../search/filter-values';

/** What this device's shopper must not eat: health, so it stays on the device. */
export const keptAllergens = new KeptSet<Allergen>({ key: 'carte.allergens', isWord: isAllergen, most: 14 });

/** Those of them that something contains. */
export function useAvoided(allergens: readonly Allergen[]): readonly Allergen[] {
  return useDeviceValue(keptAllergens).filter((allergen) => allergens.includes(allergen));
}
