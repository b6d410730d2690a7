import type { Allergen } from '../../../gql/graphql';
import { KeptSet } from '../../../storefront/device/kept-set';
import { isAllergen } from '../../../storefront/search/filter-values';

/** What this device's shopper must not eat: health, so it stays on the device. */
export const keptAllergens = new KeptSet<Allergen>({ key: 'carte.allergens', isWord: isAllergen, most: 14 });
