import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { PROPERTY_RUNS } from '../kernel/property-runs';
import { selectableTimeZones, toInstant, toLocal } from '../kernel/zoned-time';
import { endOfBusinessDay } from './business-day';
import { type Interval, intervalProblems } from './intervals';
import { isOpenAt, type OpeningHours, openIntervals, type SpecialDay } from './opening-hours';

const ZONE = 'Europe/Berlin';
const everyDay = (intervals: Interval[], timeZone = ZONE, specialDays: SpecialDay[] = []): OpeningHours => ({
  timeZone,
  workingDays: [0, 1, 2, 3, 4, 5, 6].map((index) => ({ index, isActive: true, intervals })),
  specialDays,
});
const at = (text: string) => new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE).epochMilliseconds);
const clock = (instant: Date) =>
  toLocal(toInstant(instant), ZONE).toPlainDateTime().toString({ smallestUnit: 'minute' });

const DAY = [
  { from: '10:00', to: '14:00' },
  { from: '15:00', to: '22:00' },
];
const NIGHT = [{ from: '18:00', to: '02:00' }];

describe('the end of the working day', () => {
  it.each([
    ['before opening', DAY, '2026-11-24T08:00', '2026-11-24T22:00'],
    ['before a break', DAY, '2026-11-24T11:00', '2026-11-24T22:00'],
    ['in the break', DAY, '2026-11-24T14:30', '2026-11-24T22:00'],
    ['at the last minute', DAY, '2026-11-24T21:59', '2026-11-24T22:00'],
    ['after closing', DAY, '2026-11-24T22:00', '2026-11-25T00:00'],
    ['in the evening of a late shop', NIGHT, '2026-11-24T23:30', '2026-11-25T02:00'],
    ['past midnight in a late shop', NIGHT, '2026-11-25T01:30', '2026-11-25T02:00'],
    ['after a late shop has closed', NIGHT, '2026-11-25T02:00', '2026-11-26T02:00'],
    ['on a day without hours', [], '2026-11-24T11:00', '2026-11-25T00:00'],
    ['round the clock', [{ from: '00:00', to: '00:00' }], '2026-11-24T11:00', '2026-11-25T00:00'],
    ['where the clocks skip the closing', [{ from: '18:00', to: '02:30' }], '2026-03-28T20:00', '2026-03-29T03:00'],
    ['where the clocks show it twice', [{ from: '18:00', to: '02:30' }], '2026-10-24T20:00', '2026-10-25T02:30'],
  ])('%s', (_when, intervals, now, end) => {
    expect(clock(endOfBusinessDay(at(now), everyDay(intervals)))).toBe(end);
  });

  it('keeps to the hours of a special day, and to the night before a closed one', () => {
    const holiday = everyDay(NIGHT, ZONE, [{ date: '2026-11-25', intervals: [], note: {} }]);
    expect(clock(endOfBusinessDay(at('2026-11-25T01:00'), holiday))).toBe('2026-11-25T02:00');
    expect(clock(endOfBusinessDay(at('2026-11-25T12:00'), holiday))).toBe('2026-11-26T00:00');
    const short = everyDay(DAY, ZONE, [{ date: '2026-11-25', intervals: [{ from: '12:00', to: '16:00' }], note: {} }]);
    expect(clock(endOfBusinessDay(at('2026-11-25T12:30'), short))).toBe('2026-11-25T16:00');
  });
});

const time = fc
  .integer({ min: 0, max: 24 * 4 - 1 })
  .map(
    (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const intervals = fc
  .array(fc.record({ from: time, to: time }), { maxLength: 3 })
  .filter((day) => intervalProblems(day).length === 0);
const week = fc.record({
  timeZone: fc.constantFrom(...selectableTimeZones()),
  workingDays: fc
    .array(fc.record({ isActive: fc.boolean(), intervals }), { minLength: 7, maxLength: 7 })
    .map((days) => days.map((day, index) => ({ index, ...day }))),
  specialDays: fc.constant([]),
});
const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

describe('in any week, zone and instant', () => {
  it('the day ends later, at a closing or at midnight, within two days', () => {
    fc.assert(
      fc.property(week, moment, (hours, now) => {
        const end = endOfBusinessDay(now, hours);
        expect(end.getTime()).toBeGreaterThan(now.getTime());
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(49 * 3_600_000);
        const local = toLocal(toInstant(end), hours.timeZone);
        const isMidnight = local.equals(local.startOfDay());
        const date = local.toPlainDate();
        const closings = [date.subtract({ days: 1 }), date].flatMap((day) => openIntervals(hours, day, day));
        expect(isMidnight || closings.some(({ to }) => to.getTime() === end.getTime())).toBe(true);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('a shop that is open now closes, for this day, no earlier than its running hours end', () => {
    fc.assert(
      fc.property(week, moment, (hours, now) => {
        fc.pre(isOpenAt(now, hours));
        const today = toLocal(toInstant(now), hours.timeZone).toPlainDate();
        const running = [today.subtract({ days: 1 }), today]
          .flatMap((date) => openIntervals(hours, date, date))
          .filter(({ from, to }) => from <= now && now < to);
        const end = endOfBusinessDay(now, hours).getTime();
        expect(running.some(({ to }) => to.getTime() <= end)).toBe(true);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
