import { minimumFor } from '../../../../domain/limits';
import type { CartShopFragment, DeliveryMethod } from '../../../gql/graphql';
import { daysBetween, shopDate } from '../receiving/shop-time';
import type { CartView } from './cart-view';
import { type CartZone, termsOf } from './cart-zone';

type OpeningFacts = Pick<CartShopFragment, 'isOpen' | 'opensAt' | 'timeZone'>;

/** How an order is received, and where it goes. */
export type Receiving = Pick<CartView, 'method' | 'zone' | 'isZoneUnknown'>;

/** What “as soon as possible” comes to, in its zone where one is known. */
function soonest(shop: CartShopFragment, method: DeliveryMethod, zone: CartZone | null | undefined) {
  if (method === 'PICKUP') return shop.pickup;
  return zone ? zone.asSoonAsPossible : shop.delivery;
}

/** When an order placed now is promised; null while the shop is closed or paused. */
export function promisedAt(
  shop: CartShopFragment,
  method: DeliveryMethod,
  zone: CartZone | null | undefined = null,
): string | null {
  return soonest(shop, method, zone).promisedAt;
}

const ROUNDED_TO = 5;
/** From so many minutes on a clock time says more. */
const LONGEST = 120;

/** About how long that takes, rounded up to 5 minutes; null where the clock time says enough. */
export function aboutMinutes(
  shop: CartShopFragment,
  method: DeliveryMethod,
  zone: CartZone | null | undefined = null,
): number | null {
  const { minutes } = soonest(shop, method, zone);
  if (minutes === null || minutes <= 0 || minutes > LONGEST) return null;
  return Math.ceil(minutes / ROUNDED_TO) * ROUNDED_TO;
}

/**
 * The least and the most minutes of a delivery whose area is not known yet, rounded up to 5.
 *
 * @returns null where all areas take the same, and where a clock time says more.
 */
export function minutesByArea({ deliveryZones }: CartShopFragment): { least: number; most: number } | null {
  const all = deliveryZones.flatMap(({ asSoonAsPossible }) => asSoonAsPossible.minutes ?? []);
  const [least, most] = [Math.min(...all), Math.max(...all)].map(
    (minutes) => Math.ceil(minutes / ROUNDED_TO) * ROUNDED_TO,
  );
  return least !== undefined && most !== undefined && least > 0 && least < most && most <= LONGEST
    ? { least, most }
    : null;
}

/** The farthest day with times to choose from. */
const LAST_DAY = 7;

/** Closed, and not open again on any day that one can order for. */
export function takesNoOrders({ isOpen, opensAt, timeZone }: OpeningFacts, now: Date): boolean {
  if (isOpen) return false;
  return opensAt === null || daysBetween(shopDate(now, timeZone), shopDate(opensAt, timeZone)) > LAST_DAY;
}

/** The least cost of products, minor units; 0 for none. */
export function leastOrder(shop: CartShopFragment, { method, zone, isZoneUnknown }: Receiving): number {
  return minimumFor(method, termsOf(shop, { zone, isZoneUnknown, isOutside: false }).limits);
}

/** What delivery costs in the cheapest zone, minor units; null where no zone has set a fee. */
export function leastFee({ deliveryZones }: CartShopFragment): number | null {
  const fees = deliveryZones.flatMap(({ fee }) => fee?.minor ?? []);
  return fees.length === 0 ? null : Math.min(...fees);
}
