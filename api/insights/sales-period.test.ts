import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../kernel/property-runs';
import { localDate, selectableTimeZones, toInstant } from '../kernel/zoned-time';
import { type SalesDays, salesPeriod } from './sales-period';

const BERLIN = 'Europe/Berlin';
const HOUR = 60 * 60 * 1000;
const TODAY: SalesDays = { days: 1, daysAgo: 0, isToThisTime: false };

const hoursOf = (days: SalesDays, now: string) => {
  const { from, before } = salesPeriod(days, new Date(now), BERLIN);
  return (before.getTime() - from.getTime()) / HOUR;
};

test('a day has the hours that the clocks give it', () => {
  expect(hoursOf(TODAY, '2026-11-20T12:00:00Z')).toBe(24);
  expect(hoursOf(TODAY, '2026-03-29T12:00:00Z')).toBe(23);
  expect(hoursOf(TODAY, '2026-10-25T12:00:00Z')).toBe(25);
  expect(hoursOf({ ...TODAY, days: 7 }, '2026-10-26T12:00:00Z')).toBe(7 * 24 + 1);
});

test('the same weekday of last week ends at what the clocks show now', () => {
  const period = salesPeriod({ days: 1, daysAgo: 7, isToThisTime: true }, new Date('2026-10-30T12:30:00Z'), BERLIN);
  expect(period).toEqual({ from: new Date('2026-10-22T22:00:00Z'), before: new Date('2026-10-23T11:30:00Z') });
});

test('the days of a shop follow each other without a gap, and today holds now, in any zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...selectableTimeZones()),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 31 }),
      (zone, now, days) => {
        const today = salesPeriod(TODAY, now, zone);
        expect(today.from.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(today.before.getTime()).toBeGreaterThan(now.getTime());
        const lately = salesPeriod({ ...TODAY, days }, now, zone);
        expect(lately.before).toEqual(today.before);
        expect(salesPeriod({ ...TODAY, daysAgo: days }, now, zone).before).toEqual(lately.from);
        const counted = localDate(toInstant(lately.from), zone).until(localDate(toInstant(now), zone)).days;
        expect(counted).toBe(days - 1);
      },
    ),
    { numRuns: PROPERTY_RUNS },
  );
});
