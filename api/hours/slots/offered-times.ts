import { localDate, toInstant } from '../../kernel/zoned-time';
import { isOpenAt, type OpeningHours, openUntil } from '../opening-hours';
import { presentPauseEnd } from '../pause';
import { type Slot, slotGrid } from './slot-grid';

/** Slots are offered today and on so many days after it, by the shop's calendar. */
export const SLOT_DAYS_AHEAD = 7;

const MINUTE = 60_000;

/** All that the time of an order hangs on, at one moment. Screens, API and placing ask the same rules with it. */
export interface TimeTerms {
  readonly now: Date;
  readonly hours: OpeningHours;
  /** Whether the way of receiving is switched on. */
  readonly isMethodAvailable: boolean;
  /** From placing until it can be picked up or is at the door, when the kitchen has nothing else to do. */
  readonly minutes: number;
  /** Minutes that the orders ahead of it add: see `kitchenDelay`. */
  readonly delay: number;
  /** Nothing is started before; `null`, or an instant that has passed: no pause. */
  readonly pausedUntil: Date | null;
}

/** How many orders slots take. */
export interface SlotPlaces {
  /** Of one slot; `null` is unlimited. */
  readonly capacity: number | null;
  /** Places taken, by the slot's start in epoch milliseconds. */
  readonly taken: ReadonlyMap<number, number>;
}

export type SoonRefusal = 'METHOD_UNAVAILABLE' | 'CLOSED' | 'PAUSED' | 'TOO_LATE';

export type AsSoonAsPossible =
  | { readonly promisedAt: Date; readonly reason: null }
  | { readonly promisedAt: null; readonly reason: SoonRefusal };

/** Why a slot of the list can't be had; when several hold, the first of these. */
export type SlotReason = 'PAST' | 'TOO_SOON' | 'PAUSED' | 'FULL';

export interface OfferedSlot extends Slot {
  /** `null`: it can be chosen. */
  readonly reason: SlotReason | null;
}

/** `NOT_OFFERED`: no slot starts then. */
export type ChosenRefusal = SlotReason | 'NOT_OFFERED' | 'METHOD_UNAVAILABLE';

export type ChosenSlot =
  | { readonly slot: Slot; readonly reason: null }
  | { readonly slot: null; readonly reason: ChosenRefusal };

/**
 * When an order placed now is promised: while the shop is open and not paused, and, as with slots, not after it closes.
 *
 * @returns a full minute, never earlier than now + minutes + delay.
 */
export function asSoonAsPossible(terms: TimeTerms): AsSoonAsPossible {
  const { now, hours, isMethodAvailable, pausedUntil } = terms;
  if (!isMethodAvailable) return { promisedAt: null, reason: 'METHOD_UNAVAILABLE' };
  if (!isOpenAt(now, hours)) return { promisedAt: null, reason: 'CLOSED' };
  if (presentPauseEnd(pausedUntil, now)) return { promisedAt: null, reason: 'PAUSED' };
  const promisedAt = madeBy(terms);
  const closesAt = openUntil(now, hours);
  return closesAt && promisedAt > closesAt ? { promisedAt: null, reason: 'TOO_LATE' } : { promisedAt, reason: null };
}

/** When an order is ready that the kitchen begins with now. */
export function madeBy({ now, minutes, delay }: TimeTerms): Date {
  return new Date((Math.ceil(now.getTime() / MINUTE) + minutes + delay) * MINUTE);
}

/** Where the reasons of a time end: each an instant in epoch milliseconds. */
function bounds(terms: TimeTerms): { now: number; soonest: number; resumed: number } {
  const { now, minutes, delay, pausedUntil } = terms;
  const pauseEnd = presentPauseEnd(pausedUntil, now);
  return {
    now: now.getTime(),
    soonest: now.getTime() + (minutes + delay) * MINUTE,
    // The kitchen works off what waits while it takes nothing new.
    resumed: pauseEnd ? pauseEnd.getTime() + minutes * MINUTE : Number.NEGATIVE_INFINITY,
  };
}

/**
 * Every slot from the shop's today on, with the reason where it can't be chosen. A time is offered when the order can be
 * made by its start: from now + minutes + delay on, from the opening + minutes on, in a pause from its end + minutes on,
 * and while it has a place.
 *
 * @returns ascending; none while the way of receiving is switched off.
 */
export function offeredSlots(terms: TimeTerms, { capacity, taken }: SlotPlaces): readonly OfferedSlot[] {
  if (!terms.isMethodAvailable) return [];
  const { hours } = terms;
  const today = localDate(toInstant(terms.now), hours.timeZone);
  const { now, soonest, resumed } = bounds(terms);
  const reasonOf = ({ from, sinceOpening }: Slot): SlotReason | null => {
    const start = from.getTime();
    if (start < now) return 'PAST';
    // Nobody cooks before the shop opens.
    if (start < soonest || sinceOpening < terms.minutes * MINUTE) return 'TOO_SOON';
    if (start < resumed) return 'PAUSED';
    return capacity !== null && (taken.get(start) ?? 0) >= capacity ? 'FULL' : null;
  };
  return slotGrid(hours, today, today.add({ days: SLOT_DAYS_AHEAD })).map((slot) => ({
    ...slot,
    reason: reasonOf(slot),
  }));
}

/** The slot that a shopper chose, or why it can't be had: in the words of `offeredSlots`. @param from - its start. */
export function chooseSlot(terms: TimeTerms, places: SlotPlaces, from: Date): ChosenSlot {
  if (!terms.isMethodAvailable) return { slot: null, reason: 'METHOD_UNAVAILABLE' };
  const slot = offeredSlots(terms, places).find((offered) => offered.from.getTime() === from.getTime());
  if (!slot) return { slot: null, reason: from < terms.now ? 'PAST' : 'NOT_OFFERED' };
  return slot.reason === null ? { slot, reason: null } : { slot: null, reason: slot.reason };
}
