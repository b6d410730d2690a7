import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { PROPERTY_RUNS } from '../kernel/property-runs';
import { OFFSET_ZONES, toInstant, toLocal } from '../kernel/zoned-time';
import { asSoonAsPossible } from './as-soon-as-possible';
import { findSlot } from './find-slot';
import type { Interval } from './intervals';
import { isOpenAt, type OpeningHours } from './opening-hours';
import { type TimeSlot, timeSlots } from './time-slots';

const week = (intervals: Interval[], timeZone = '+03:00'): OpeningHours => ({
  timeZone,
  workingDays: [0, 1, 2, 3, 4, 5, 6].map((index) => ({ index, isActive: true, intervals })),
  specialDays: [],
});
const at = (text: string, zone = '+03:00') =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds);
const wall = (instant: Date, zone: string) => toLocal(toInstant(instant), zone).toPlainDateTime();
const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;
const labels = (slots: readonly TimeSlot[], date: string, zone = '+03:00') =>
  slots
    .filter((slot) => slot.date === date)
    .map(({ from, to }) =>
      [from, to].map((end) => wall(end, zone).toPlainTime().toString({ smallestUnit: 'minute' })).join('–'),
    );

const noonToOne = week([{ from: '12:00', to: '13:30' }]);

describe('the slots of a day', () => {
  it('are 15 minutes apart and 30 minutes long, from opening to closing', () => {
    const slots = timeSlots({ now: at('2026-11-24T08:00'), hours: noonToOne, minutes: 30 });
    expect(labels(slots, '2026-11-24')).toEqual([
      '12:00–12:30',
      '12:15–12:45',
      '12:30–13:00',
      '12:45–13:15',
      '13:00–13:30',
    ]);
  });

  it('begin after now and the time to prepare, on a quarter of an hour', () => {
    const slots = timeSlots({ now: at('2026-11-24T12:01'), hours: noonToOne, minutes: 30 });
    expect(labels(slots, '2026-11-24')).toEqual(['12:45–13:15', '13:00–13:30']);
    const onTheDot = timeSlots({ now: at('2026-11-24T12:00'), hours: noonToOne, minutes: 30 });
    expect(labels(onTheDot, '2026-11-24')[0]).toBe('12:30–13:00');
  });

  it('are none when the time to prepare leaves less than a slot before closing', () => {
    const slots = timeSlots({ now: at('2026-11-24T12:31'), hours: noonToOne, minutes: 30 });
    expect(labels(slots, '2026-11-24')).toEqual([]);
    expect(slots[0]?.date).toBe('2026-11-25');
  });

  it('reach from today to seven days ahead', () => {
    const slots = timeSlots({ now: at('2026-11-24T08:00'), hours: noonToOne, minutes: 30 });
    const dates = [...new Set(slots.map(({ date }) => date))];
    expect(dates).toHaveLength(8);
    expect(dates.at(-1)).toBe('2026-12-01');
  });

  it('start on the quarter after an odd opening time', () => {
    const hours = week([{ from: '12:10', to: '13:05' }]);
    const slots = timeSlots({ now: at('2026-11-24T08:00'), hours, minutes: 0 });
    expect(labels(slots, '2026-11-24')).toEqual(['12:15–12:45', '12:30–13:00']);
  });

  it('belong to the calendar’s date after midnight, and go on from yesterday’s opening', () => {
    const hours = week([{ from: '23:00', to: '01:00' }]);
    const slots = timeSlots({ now: at('2026-11-24T00:05'), hours, minutes: 10 });
    expect(labels(slots, '2026-11-24')).toEqual([
      '00:15–00:45',
      '00:30–01:00',
      '23:00–23:30',
      '23:15–23:45',
      '23:30–00:00',
      '23:45–00:15',
    ]);
    expect(slots.at(-1)?.date).toBe('2026-12-01');
  });

  it('are full when every place is taken, and stay in the list', () => {
    const taken = new Map([
      [at('2026-11-24T12:00').getTime(), 2],
      [at('2026-11-24T12:15').getTime(), 1],
    ]);
    const question = { now: at('2026-11-24T08:00'), hours: noonToOne, minutes: 30, taken };
    expect(
      timeSlots({ ...question, capacity: 2 })
        .slice(0, 2)
        .map(({ isFull }) => isFull),
    ).toEqual([true, false]);
    expect(timeSlots({ ...question, capacity: 0 }).every(({ isFull }) => isFull)).toBe(true);
    expect(timeSlots(question).some(({ isFull }) => isFull)).toBe(false);
  });
});

describe('on a day of a clock change', () => {
  const night = week([{ from: '00:00', to: '05:00' }], 'Europe/Berlin');

  it('no slot starts in the hour that is skipped', () => {
    const slots = timeSlots({ now: at('2026-03-28T12:00', 'Europe/Berlin'), hours: night, minutes: 30 });
    const starts = labels(slots, '2026-03-29', 'Europe/Berlin').map((label) => label.slice(0, 5));
    expect(starts.filter((start) => start.startsWith('02'))).toEqual([]);
    expect(starts).toHaveLength(4 * 4 - 1);
    expect(starts.at(-1)).toBe('04:30');
  });

  it('no slot is doubled in the hour that comes twice, and each label reads forward', () => {
    const slots = timeSlots({ now: at('2026-10-24T12:00', 'Europe/Berlin'), hours: night, minutes: 30 });
    const day = labels(slots, '2026-10-25', 'Europe/Berlin');
    expect(day).toEqual(labels(slots, '2026-10-26', 'Europe/Berlin'));
    expect(day).toContain('02:30–03:00');
  });

  it('a slot of the repeated hour is the same one however late it is asked for', () => {
    const before = timeSlots({ now: at('2026-10-24T12:00', 'Europe/Berlin'), hours: night, minutes: 0 });
    for (const minutes of [0, 30, 60, 90, 120, 150, 180]) {
      const now = new Date(at('2026-10-25T01:00', 'Europe/Berlin').getTime() + minutes * 60_000);
      const later = timeSlots({ now, hours: night, minutes: 0 }).filter(({ date }) => date === '2026-10-25');
      expect(later.every(({ from }) => before.some((slot) => slot.from.getTime() === from.getTime()))).toBe(true);
    }
  });
});

describe('a chosen slot', () => {
  const now = at('2026-11-24T08:00');
  const taken = new Map([[at('2026-11-24T12:15').getTime(), 1]]);
  const slots = timeSlots({ now, hours: noonToOne, minutes: 30, capacity: 1, taken });

  it('is found by its start', () => {
    const { slot } = findSlot(slots, at('2026-11-24T12:00'));
    expect(slot?.to).toEqual(at('2026-11-24T12:30'));
  });

  it.each([
    ['2026-11-24T12:15', 'FULL'],
    ['2026-11-24T11:45', 'TOO_SOON'],
    ['2020-01-01T12:00', 'TOO_SOON'],
    ['2026-11-24T12:07', 'NOT_OFFERED'],
    ['2026-11-24T13:15', 'NOT_OFFERED'],
    ['2026-12-24T12:00', 'NOT_OFFERED'],
  ])('at %s is refused as %s', (start, refusal) => expect(findSlot(slots, at(start))).toEqual({ slot: null, refusal }));

  it('is not offered by a shop that offers none', () => {
    expect(findSlot([], now)).toEqual({ slot: null, refusal: 'NOT_OFFERED' });
  });
});

describe('as soon as possible', () => {
  it('promises the next full minute after the time to prepare', () => {
    const { promisedAt } = asSoonAsPossible(at('2026-11-24T12:00:01'), noonToOne, 30);
    expect(promisedAt).toEqual(at('2026-11-24T12:31'));
  });

  it('is offered up to closing, and not while the shop is closed', () => {
    expect(asSoonAsPossible(at('2026-11-24T13:29:59'), noonToOne, 30).refusal).toBeNull();
    expect(asSoonAsPossible(at('2026-11-24T13:30'), noonToOne, 30)).toEqual({ promisedAt: null, refusal: 'CLOSED' });
  });
});

describe('in every zone and over every clock change', () => {
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
    return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  });
  const changing = [
    'Europe/Berlin',
    'America/New_York',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
  ];
  const question = fc.record({
    timeZone: fc.constantFrom(...OFFSET_ZONES, ...changing, ...changing, ...changing),
    intervals: fc.array(fc.record({ from: time, to: time }), { minLength: 1, maxLength: 2 }),
    minute: fc.integer({ min: 0, max: 10 * 365 * 24 * 60 }),
    minutes: fc.integer({ min: 0, max: 180 }),
  });

  it('slots lie in opening time, late enough, on quarters, in order, each label once and forward', () => {
    fc.assert(
      fc.property(question, ({ timeZone, intervals, minute, minutes }) => {
        const hours = week(intervals, timeZone);
        const now = new Date(Date.UTC(2021, 0, 1) + minute * 60_000);
        const slots = timeSlots({ now, hours, minutes });
        const starts = slots.map(({ from }) => wall(from, timeZone));
        expect(new Set(starts.map(String)).size).toBe(slots.length);
        const today = wall(now, timeZone).toPlainDate();
        const lastDay = today.add({ days: 7 });
        const wrong = slots.filter(({ from, to, date }, index) => {
          const start = starts[index];
          const before = slots[index - 1];
          return !(
            start !== undefined &&
            minutesBetween(from, to) === 30 &&
            minutesBetween(now, from) >= minutes &&
            start.minute % 15 === 0 &&
            start.second === 0 &&
            date === start.toPlainDate().toString() &&
            date >= today.toString() &&
            date <= lastDay.toString() &&
            Temporal.PlainDateTime.compare(start, wall(to, timeZone)) < 0 &&
            (!before || minutesBetween(before.from, from) >= 15)
          );
        });
        expect(wrong).toEqual([]);
        for (const slot of [slots[0], slots.at(-1), slots[Math.floor(slots.length / 2)]]) {
          if (!slot) continue;
          expect(isOpenAt(slot.from, hours)).toBe(true);
          expect(isOpenAt(new Date(slot.to.getTime() - 1), hours)).toBe(true);
        }
      }),
      // Each case looks at some 400 slots.
      { numRuns: Math.ceil(PROPERTY_RUNS / 4) },
    );
  });

  it('a day without a clock change misses no slot', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OFFSET_ZONES), time, time, (timeZone, from, to) => {
        const hours = week([{ from, to }], timeZone);
        const slots = timeSlots({ now: at('2026-11-24T00:00', timeZone), hours, minutes: 0 });
        const tomorrow = slots.filter(({ date }) => date === '2026-11-25').length;
        const [start = 0, end = 0] = [from, to].map(
          (text) => Number(text.slice(0, 2)) * 4 + Number(text.slice(3)) / 15,
        );
        const quarters = end > start ? end - start : end + 96 - start;
        // A shop open round the clock has no last slot.
        expect(tomorrow).toBe(quarters === 96 ? 96 : quarters - 1);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
