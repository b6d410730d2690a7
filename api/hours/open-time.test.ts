import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../kernel/property-runs';
import type { Interval } from './intervals';
import { openTimeSince } from './open-time';
import { isOpenAt, type OpeningHours } from './opening-hours';

const MINUTE_MS = 60_000;

const week = (intervals: readonly Interval[], timeZone = 'Europe/Berlin'): OpeningHours => ({
  timeZone,
  workingDays: [0, 1, 2, 3, 4, 5, 6].map((index) => ({ index, isActive: true, intervals })),
  specialDays: [],
});
const evening = week([{ from: '18:00', to: '02:00' }], 'UTC');
const at = (text: string) => new Date(`2026-11-${text}Z`);
const seconds = (since: string, now: string, hours = evening) => openTimeSince(at(since), at(now), hours) / 1000;

test('while the shop is open, all time counts, past midnight too', () => {
  expect(seconds('20T23:59:00', '21T00:01:00')).toBe(120);
});

test('an order placed while the shop is closed waits from its opening on', () => {
  expect(seconds('20T12:00:00', '20T17:59:59')).toBe(0);
  expect(seconds('20T12:00:00', '20T18:01:30')).toBe(90);
});

test('what was left over at closing goes on at the next opening', () => {
  expect(seconds('21T01:59:30', '21T17:00:00')).toBe(30);
  expect(seconds('21T01:59:30', '21T18:01:00')).toBe(90);
});

test('an instant that has not come, and a shop that never opens, count nothing', () => {
  expect(seconds('20T19:00:00', '20T18:00:00')).toBe(0);
  expect(seconds('01T00:00:00', '20T18:00:00', week([]))).toBe(0);
});

test('the repeated hour of a clock change is time like any other', () => {
  const always = week([{ from: '00:00', to: '00:00' }]);
  const [before, after] = [new Date('2026-10-24T22:00:00Z'), new Date('2026-10-25T23:00:00Z')];
  expect(openTimeSince(before, after, always)).toBe(25 * 60 * MINUTE_MS);
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const hours = fc
  .tuple(
    fc.uniqueArray(time, { minLength: 2, maxLength: 4 }),
    fc.constantFrom('Europe/Berlin', 'Australia/Lord_Howe', '-12:00', '+12:00'),
  )
  .map(([times, timeZone]) => {
    const [first = '10:00', second = '12:00', third, fourth] = times.toSorted();
    const rest = third && fourth ? [{ from: third, to: fourth }] : [];
    return week([{ from: first, to: second }, ...rest], timeZone);
  });
const instant = fc
  .integer({ min: 0, max: 10 * 24 * 60 })
  .map((minute) => new Date(at('20T00:00:00').getTime() + minute * MINUTE_MS));

test('it is the open minutes, counted one by one', () => {
  fc.assert(
    fc.property(hours, instant, fc.integer({ min: 0, max: 1500 }), (shop, since, length) => {
      const minutes = Array.from({ length }, (_, index) => new Date(since.getTime() + index * MINUTE_MS));
      const open = minutes.filter((minute) => isOpenAt(minute, shop)).length;
      expect(openTimeSince(since, new Date(since.getTime() + length * MINUTE_MS), shop)).toBe(open * MINUTE_MS);
    }),
    // Each case asks for up to 1,500 minutes one by one.
    { numRuns: Math.ceil(PROPERTY_RUNS / 20) },
  );
});

test('it only grows, never faster than the clock, and two stretches add up', () => {
  fc.assert(
    fc.property(hours, fc.tuple(instant, instant, instant), (shop, instants) => {
      const [first, second, third] = instants.toSorted((one, other) => one.getTime() - other.getTime()) as [
        Date,
        Date,
        Date,
      ];
      const [whole, start, end] = [
        openTimeSince(first, third, shop),
        openTimeSince(first, second, shop),
        openTimeSince(second, third, shop),
      ];
      expect(start + end).toBe(whole);
      expect(whole).toBeLessThanOrEqual(third.getTime() - first.getTime());
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
