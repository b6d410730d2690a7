import { localDate, offsetsWithin, toInstant } from '../kernel/zoned-time';
import { type OpenInterval, type OpeningHours, openIntervals } from './opening-hours';

export const SLOT_STEP_MINUTES = 15;
export const SLOT_LENGTH_MINUTES = 30;
/** Slots are offered today and on so many days after it. */
export const SLOT_DAYS_AHEAD = 7;

const MINUTE = 60_000;
const STEP = SLOT_STEP_MINUTES * MINUTE;
const LENGTH = SLOT_LENGTH_MINUTES * MINUTE;

interface Slot {
  readonly from: Date;
  readonly to: Date;
  /** The date that the shop's calendar shows when the slot starts, `YYYY-MM-DD`. */
  readonly date: string;
}

export interface TimeSlot extends Slot {
  /** Every place is taken. The slot stays in the list so that a screen can say so. */
  readonly isFull: boolean;
}

export interface SlotQuestion {
  readonly now: Date;
  readonly hours: OpeningHours;
  /** Minutes from placing until the order can be picked up, or is at the door. */
  readonly minutes: number;
  /** Orders that one slot takes; `null` is unlimited. */
  readonly capacity?: number | null;
  /** Places taken, by the slot's start in epoch milliseconds. */
  readonly taken?: ReadonlyMap<number, number>;
}

/** Every slot of an open interval, each time that the wall clock shows once. */
function gridOf({ from, to }: OpenInterval, timeZone: string): Slot[] {
  const offsetAt = offsetsWithin(from, to, timeZone);
  const wallClock = (instant: number) => instant + offsetAt(instant);
  const slots: Slot[] = [];
  const seen = new Set<number>();
  const untilQuarter = -wallClock(from.getTime()) % STEP;
  for (let start = from.getTime() + ((untilQuarter + STEP) % STEP); start + LENGTH <= to.getTime(); start += STEP) {
    const wall = wallClock(start);
    // Of an hour that the clocks show twice, a time stands for the first moment whose slot ends later on the clock too:
    // no label reads "02:30–02:00".
    if (seen.has(wall) || wallClock(start + LENGTH) <= wall) continue;
    seen.add(wall);
    slots.push({
      from: new Date(start),
      to: new Date(start + LENGTH),
      date: new Date(wall).toISOString().slice(0, 10),
    });
  }
  return slots;
}

/**
 * The times that a receiving method offers: on the quarters of the shop's clocks, 30 minutes long, from the later of
 * opening and now + `minutes`, ending by closing; today and the next 7 days by the shop's calendar.
 *
 * @returns ascending; the full ones are in the list and say so.
 */
export function timeSlots({ now, hours, minutes, capacity = null, taken }: SlotQuestion): readonly TimeSlot[] {
  const { timeZone } = hours;
  const today = localDate(toInstant(now), timeZone);
  const lastDay = today.add({ days: SLOT_DAYS_AHEAD });
  const earliest = now.getTime() + minutes * MINUTE;
  // Yesterday's interval may reach past midnight into today.
  return openIntervals(hours, today.subtract({ days: 1 }), lastDay)
    .flatMap((interval) => gridOf(interval, timeZone))
    .filter(({ from, date }) => from.getTime() >= earliest && date <= lastDay.toString())
    .map((slot) => ({ ...slot, isFull: capacity !== null && (taken?.get(slot.from.getTime()) ?? 0) >= capacity }));
}
