import { distance } from '@turf/distance';
import { isCountryCode } from '../../domain/countries';
import type { ErrorValues } from '../kernel/domain-error';
import { CAPITALS } from './capital';
import type { Place } from './place';

/** So far from every kitchen nothing is brought: a corner there is a slip. */
const FARTHEST_METERS = 500_000;
/** In a town where latitude and longitude are nearly the same number, either order is right. */
const FAR_METERS = 20_000;
/** The other order has to be so many times nearer. */
const NEARER = 4;

/** As the crow flies. */
export const metersBetween = (one: Place, other: Place): number =>
  distance([one.longitude, one.latitude], [other.longitude, other.latitude], { units: 'meters' });

/** Of the place that is farthest from all centres: metres to the nearest of them. */
const reach = (places: readonly Place[], centers: readonly Place[]): number =>
  Math.max(...places.map((place) => Math.min(...centers.map((center) => metersBetween(place, center)))));

function areExchanged(places: readonly Place[], centers: readonly Place[]): boolean {
  const turned = places.map(({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }));
  const meters = reach(places, centers);
  const isOnEarth = turned.every(({ latitude }) => Math.abs(latitude) <= 90);
  return isOnEarth && meters > FAR_METERS && reach(turned, centers) * NEARER < meters;
}

interface Shop {
  /** Where they are known to be. */
  readonly kitchens: readonly Place[];
  readonly countryCode: string;
}

/**
 * What is wrong with places that a shop enters as its own, seen from where the shop is: its kitchens, else the capital.
 *
 * @returns code and values of a message; null when they are plausible.
 */
export function placeProblem(
  places: readonly [Place, ...Place[]],
  { kitchens, countryCode }: Shop,
): { readonly code: string; readonly values?: ErrorValues } | null {
  const [latitude, longitude] = isCountryCode(countryCode) ? CAPITALS[countryCode] : [0, 0];
  if (areExchanged(places, kitchens.length > 0 ? kitchens : [{ latitude, longitude }])) {
    return { code: 'COORDINATES_EXCHANGED' };
  }
  const meters = reach(places, kitchens.length > 0 ? kitchens : [places[0]]);
  if (meters <= FARTHEST_METERS) return null;
  return { code: 'AREA_TOO_FAR', values: { kilometers: Math.round(meters / 1000), kitchens: kitchens.length } };
}
