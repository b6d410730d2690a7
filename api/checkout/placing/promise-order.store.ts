import type { WantedTime } from '../promise/promise.store';
import { isPromiseChange } from '../promise/promise-change';
import { PromiseChanged } from '../refusals';
import type { FilledCart } from './fill-in';
import type { Ordering } from './ordering-shop.store';

/** When an order should be ready, by the shop's hours and slots as the transaction has them. */
export function timeWish({ caller, shop }: Ordering, { row, zone: { zone } }: FilledCart): WantedTime {
  const { deliveryMethod: method, slotFrom } = row;
  // `requireDetails` has refused an order without it; the compiler can't know.
  if (!method) throw new Error(`order ${row.id} lacks its way of receiving`);
  const { hours, places } = shop;
  return { method, zoneMinutes: zone?.terms.minutes ?? null, slotFrom, hours, places, now: caller.now() };
}

/** @param expectedBy - what was seen as soon as possible to be. @throws {PromiseChanged} where it is much later. */
export function requirePromiseAsSeen(
  { row }: FilledCart,
  { promisedAt }: { readonly promisedAt: Date },
  expectedBy: Date | null,
): void {
  if (row.timeKind === 'ASAP' && isPromiseChange(promisedAt, expectedBy)) throw new PromiseChanged(promisedAt);
}
