import { Temporal } from 'temporal-polyfill';
import { toInstant, toLocal } from '../../kernel/zoned-time';
import type { Interval } from '../intervals';
import type { OpeningHours } from '../opening-hours';
import type { OfferedSlot, TimeTerms } from './offered-times';
import type { Slot } from './slot-grid';

/** The same hours on every weekday. */
export function week(intervals: Interval[], timeZone = '+03:00'): OpeningHours {
  return {
    timeZone,
    workingDays: [0, 1, 2, 3, 4, 5, 6].map((index) => ({ index, isActive: true, intervals })),
    specialDays: [],
  };
}

/** The instant at which a zone's clocks show a time. @param text - `2026-11-24T12:00`. */
export function at(text: string, timeZone = '+03:00'): Date {
  return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds);
}

/** What the zone's clocks show. */
export function wall(instant: Date, timeZone: string): Temporal.PlainDateTime {
  return toLocal(toInstant(instant), timeZone).toPlainDateTime();
}

/** A shop without a load: each test states the differences. */
export function terms(now: Date, hours: OpeningHours, other: Partial<TimeTerms> = {}): TimeTerms {
  return { now, hours, isMethodAvailable: true, minutes: 30, delay: 0, pausedUntil: null, ...other };
}

export const UNLIMITED = { capacity: null, taken: new Map<number, number>() };

/** `12:00–12:30` of a date. */
export function labels(slots: readonly Slot[], date: string): string[] {
  return slots.filter((slot) => slot.date === date).map(({ fromTime, toTime }) => `${fromTime}–${toTime}`);
}

export function available(slots: readonly OfferedSlot[]): OfferedSlot[] {
  return slots.filter(({ reason }) => reason === null);
}
