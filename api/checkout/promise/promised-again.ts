const MINUTE_MS = 60_000;

/** Minutes that staff can name at once, for preparing as for a delay. */
export const MAXIMUM_MINUTES = 240;

/** The shop's minutes for each way of receiving; a delivery zone has its own. */
export interface TravelTerms {
  readonly pickupMinutes: number;
  /** From placing until the courier is at the door, preparation included. */
  readonly deliveryMinutes: number;
}

/** Minutes on the road: what delivery takes longer than collecting, never less than none. */
export function travelMinutes(method: 'DELIVERY' | 'PICKUP' | null, terms: TravelTerms): number {
  return method === 'PICKUP' ? 0 : Math.max(0, terms.deliveryMinutes - terms.pickupMinutes);
}

function inMinutes(from: Date, minutes: number): Date {
  return new Date((Math.ceil(from.getTime() / MINUTE_MS) + minutes) * MINUTE_MS);
}

/**
 * What is promised when the kitchen takes an order and names its minutes: ready then, at the door after the road.
 *
 * @param travel - minutes on the road; 0 when the order is collected.
 * @returns a full minute, never earlier than the kitchen said.
 */
export function promiseOnAccepting(now: Date, preparationMinutes: number, travel: number): Date {
  return inMinutes(now, preparationMinutes + travel);
}

/**
 * What is promised after a delay: so many minutes later than before. A promise that has passed counts from now, so
 * that nobody is promised a time that is over.
 */
export function promiseAfterDelay(promisedAt: Date | null, now: Date, minutes: number): Date {
  return inMinutes(promisedAt !== null && promisedAt > now ? promisedAt : now, minutes);
}
