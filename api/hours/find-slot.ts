import type { TimeSlot } from './time-slots';

/** Why a chosen time can't be had: taken by others, too near (or past), or never offered. */
export type SlotRefusal = 'FULL' | 'TOO_SOON' | 'NOT_OFFERED';

export type FoundSlot =
  | { readonly slot: TimeSlot; readonly refusal: null }
  | { readonly slot: null; readonly refusal: SlotRefusal };

/**
 * The slot that a shopper chose, among those offered now.
 *
 * @param slots - as `timeSlots` gives them, ascending.
 */
export function findSlot(slots: readonly TimeSlot[], from: Date): FoundSlot {
  const slot = slots.find((offered) => offered.from.getTime() === from.getTime());
  if (slot) return slot.isFull ? { slot: null, refusal: 'FULL' } : { slot, refusal: null };
  const first = slots[0];
  const isTooSoon = first !== undefined && from < first.from;
  return { slot: null, refusal: isTooSoon ? 'TOO_SOON' : 'NOT_OFFERED' };
}
