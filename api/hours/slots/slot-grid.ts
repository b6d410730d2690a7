import type { Temporal } from 'temporal-polyfill';
import { type OpeningHours, openStretches } from '../opening-hours';

export const SLOT_STEP_MINUTES = 15;
export const SLOT_LENGTH_MINUTES = 30;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STEP = SLOT_STEP_MINUTES * MINUTE;
const LENGTH = SLOT_LENGTH_MINUTES * MINUTE;

/** Half an hour in which an order can be received. */
export interface Slot {
  readonly from: Date;
  readonly to: Date;
  /** How long the shop is open by its start, in milliseconds; half a day stands for all that is longer. */
  readonly sinceOpening: number;
  /** The date that the shop's calendar shows when it starts, `YYYY-MM-DD`. */
  readonly date: string;
  /** Its start on the shop's clock, `HH:mm`. */
  readonly fromTime: string;
  /** Its end on the shop's clock, `HH:mm`. */
  readonly toTime: string;
}

/** `HH:mm` of every quarter of a day. */
const QUARTERS = Array.from({ length: DAY / STEP }, (_, quarter) =>
  new Date(quarter * STEP).toISOString().slice(11, 16),
);

function timeOf(reading: number): string {
  return QUARTERS[Math.floor((((reading % DAY) + DAY) % DAY) / STEP)] ?? '';
}

/** Writes a date once, however many slots of it follow each other. */
function dateWriter(): (reading: number) => string {
  let day = Number.NaN;
  let written = '';
  return (reading) => {
    const next = Math.floor(reading / DAY);
    if (next !== day) [day, written] = [next, new Date(next * DAY).toISOString().slice(0, 10)];
    return written;
  };
}

/**
 * Every slot that the hours have room for: on the quarters of the shop's clock, 30 minutes long, from opening to closing.
 *
 * On a day of a clock change no slot starts in the skipped hour. In a repeated hour each time is used once, at the first
 * moment whose slot ends later on the clock too: no label reads “02:30–02:00” or appears twice.
 *
 * @param first - of the shop's dates.
 * @param last - included.
 * @returns ascending by instant and by the clock alike.
 */
export function slotGrid(hours: OpeningHours, first: Temporal.PlainDate, last: Temporal.PlainDate): readonly Slot[] {
  // The days before may reach past midnight into the first, and a shop that does not close goes on into the day after.
  const { stretches, clock } = openStretches(hours, first.subtract({ days: 2 }), last.add({ days: 1 }));
  const [firstDate, lastDate] = [first.toString(), last.toString()];
  const dateOf = dateWriter();
  const slots: Slot[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  for (const { from, to } of stretches) {
    const opening = clock.readingAt(from);
    const untilQuarter = (STEP - (((opening % STEP) + STEP) % STEP)) % STEP;
    for (let start = from + untilQuarter; start + LENGTH <= to; start += STEP) {
      const reading = clock.readingAt(start);
      const end = clock.readingAt(start + LENGTH);
      // Set back, the clock can show a time from before the opening once more.
      if (reading <= latest || end <= reading || reading < opening) continue;
      latest = reading;
      const date = dateOf(reading);
      if (date < firstDate || date > lastDate) continue;
      slots.push({
        from: new Date(start),
        to: new Date(start + LENGTH),
        sinceOpening: Math.min(start - from, DAY / 2),
        date,
        fromTime: timeOf(reading),
        toTime: timeOf(end),
      });
    }
  }
  return slots;
}
