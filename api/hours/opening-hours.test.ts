import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { PROPERTY_RUNS } from '../kernel/property-runs';
import { OFFSET_ZONES, toInstant, toLocal } from '../kernel/zoned-time';
import type { Interval } from './intervals';
import {
  isOpenAt,
  noteForClients,
  type OpeningHours,
  openIntervals,
  opensNextAt,
  openUntil,
  readOpeningHours,
  type SpecialDay,
} from './opening-hours';

const week = (intervals: Interval[], timeZone = '+03:00', specialDays: SpecialDay[] = []): OpeningHours => ({
  timeZone,
  workingDays: [0, 1, 2, 3, 4, 5, 6].map((index) => ({ index, isActive: true, intervals })),
  specialDays,
});
const at = (text: string, zone = '+03:00') =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds);
const clock = (instant: Date | null, zone = '+03:00') =>
  instant && toLocal(toInstant(instant), zone).toPlainDateTime().toString({ smallestUnit: 'minute' });

describe('a shop with a break at noon', () => {
  const hours = week([
    { from: '10:00', to: '14:00' },
    { from: '15:00', to: '22:00' },
  ]);

  it.each([
    ['2026-11-24T09:59', false],
    ['2026-11-24T10:00', true],
    ['2026-11-24T13:59', true],
    ['2026-11-24T14:00', false],
    ['2026-11-24T15:00', true],
    ['2026-11-24T22:00', false],
  ])('at %s is open: %s', (moment, isOpen) => expect(isOpenAt(at(moment), hours)).toBe(isOpen));

  it('says until when it is open', () => {
    expect(clock(openUntil(at('2026-11-24T10:00'), hours))).toBe('2026-11-24T14:00');
    expect(clock(openUntil(at('2026-11-24T15:30'), hours))).toBe('2026-11-24T22:00');
    expect(openUntil(at('2026-11-24T14:30'), hours)).toBeNull();
  });

  it('says when it opens next', () => {
    expect(clock(opensNextAt(at('2026-11-24T14:30'), hours))).toBe('2026-11-24T15:00');
    expect(clock(opensNextAt(at('2026-11-24T23:00'), hours))).toBe('2026-11-25T10:00');
    expect(opensNextAt(at('2026-11-24T11:00'), hours)).toBeNull();
  });
});

describe('the note for clients', () => {
  const hours = week([{ from: '10:00', to: '22:00' }], '+03:00', [
    { date: '2026-11-25', intervals: [], note: {} },
    { date: '2026-11-26', intervals: [], note: { en: 'Wedding' } },
  ]);

  it.each([
    ['2026-11-24T21:00', 'is not said while the shop is still open on another day', {}],
    ['2026-11-24T22:30', 'is said once the shop is closed until after that day', { en: 'Wedding' }],
    ['2026-11-26T12:00', 'is said on that day', { en: 'Wedding' }],
    ['2026-11-27T08:00', 'is over with its day', {}],
  ])('at %s %s', (moment, _what, note) => expect(noteForClients(at(moment), hours)).toEqual(note));
});

describe('a shop that closes after midnight', () => {
  const hours = week([{ from: '18:00', to: '02:00' }]);

  it('is still open in the night, until two', () => {
    expect(isOpenAt(at('2026-11-25T01:59'), hours)).toBe(true);
    expect(isOpenAt(at('2026-11-25T02:00'), hours)).toBe(false);
    expect(clock(openUntil(at('2026-11-24T23:00'), hours))).toBe('2026-11-25T02:00');
  });

  it('keeps the night of the day before when the next day is closed', () => {
    const closed = week(hours.workingDays[0]?.intervals.slice() ?? [], '+03:00', [
      { date: '2026-11-25', intervals: [], note: {} },
    ]);
    expect(isOpenAt(at('2026-11-25T01:00'), closed)).toBe(true);
    expect(isOpenAt(at('2026-11-25T19:00'), closed)).toBe(false);
    expect(clock(opensNextAt(at('2026-11-25T03:00'), closed))).toBe('2026-11-26T18:00');
  });
});

describe('days', () => {
  it('follow the weekday, Sunday being 0', () => {
    const sundays: OpeningHours = {
      timeZone: '+03:00',
      workingDays: [0, 1, 2, 3, 4, 5, 6].map((index) => ({
        index,
        isActive: index === 0,
        intervals: [{ from: '10:00', to: '12:00' }],
      })),
      specialDays: [],
    };
    expect(clock(opensNextAt(at('2026-11-23T11:00'), sundays))).toBe('2026-11-29T10:00');
  });

  it('give way to a special day with other hours', () => {
    const hours = week([{ from: '10:00', to: '22:00' }], '+03:00', [
      { date: '2026-12-31', intervals: [{ from: '12:00', to: '18:00' }], note: { en: 'New Year’s Eve' } },
    ]);
    expect(isOpenAt(at('2026-12-31T11:00'), hours)).toBe(false);
    expect(clock(openUntil(at('2026-12-31T12:00'), hours))).toBe('2026-12-31T18:00');
  });

  it('have no seam at midnight in a shop that never closes', () => {
    const hours = week([{ from: '00:00', to: '00:00' }]);
    const day = Temporal.PlainDate.from('2026-11-24');
    expect(openIntervals(hours, day, day.add({ days: 2 }))).toHaveLength(1);
    expect(isOpenAt(at('2026-11-24T00:00'), hours)).toBe(true);
    expect(openUntil(at('2026-11-24T12:00'), hours)).toBeNull();
  });

  it('of a shop without hours never open it', () => {
    const none = week([]);
    expect(isOpenAt(at('2026-11-24T12:00'), none)).toBe(false);
    expect(opensNextAt(at('2026-11-24T12:00'), none)).toBeNull();
  });
});

describe('clock changes', () => {
  const night = [{ from: '22:00', to: '03:00' }];
  const length = (date: string, intervals: Interval[]) => {
    const day = Temporal.PlainDate.from(date);
    return openIntervals(week(intervals, 'Europe/Berlin'), day, day).map(
      ({ from, to }) => (to.getTime() - from.getTime()) / 3_600_000,
    );
  };

  it('make a night four hours long in spring and six in autumn', () => {
    expect(length('2026-03-28', night)).toEqual([4]);
    expect(length('2026-10-24', night)).toEqual([6]);
    expect(length('2026-07-01', night)).toEqual([5]);
  });

  it('leave nothing of an interval in the hour that is skipped', () => {
    expect(length('2026-03-29', [{ from: '02:10', to: '02:50' }])).toEqual([]);
  });
});

describe('a channel’s rows', () => {
  it('are read into hours, whatever order they come in', () => {
    const hours = readOpeningHours({
      timeZone: '+03:00',
      workingDays: [
        { index: 1, isActive: true, intervals: [{ from: '10:00', to: '22:00' }] },
        { index: 0, isActive: false, intervals: 'broken' },
      ],
      specialDays: [{ date: new Date('2026-12-31'), intervals: [], note: { ru: 'Выходной', xx: 'no' } }],
    });
    expect(hours.workingDays).toEqual([
      { index: 0, isActive: false, intervals: [] },
      { index: 1, isActive: true, intervals: [{ from: '10:00', to: '22:00' }] },
    ]);
    expect(hours.specialDays).toEqual([{ date: '2026-12-31', intervals: [], note: { ru: 'Выходной' } }]);
  });
});

describe('in every zone', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
  const zone = fc.constantFrom(
    ...OFFSET_ZONES,
    'Europe/Berlin',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Asia/Tehran',
  );

  it('a shop is open until it says, or opens when it says', () => {
    fc.assert(
      fc.property(
        zone,
        fc.array(fc.record({ from: time, to: time }), { maxLength: 3 }),
        fc.integer({ min: 0, max: 10 * 365 * 24 * 60 }),
        (timeZone, intervals, minutes) => {
          const hours = week(intervals, timeZone);
          const now = new Date(Date.UTC(2020, 0, 1) + minutes * 60_000);
          const until = openUntil(now, hours);
          const opens = opensNextAt(now, hours);
          const justBefore = (instant: Date) => new Date(instant.getTime() - 1);
          if (until) expect([isOpenAt(justBefore(until), hours), isOpenAt(until, hours)]).toEqual([true, false]);
          if (opens) expect([isOpenAt(justBefore(opens), hours), isOpenAt(opens, hours)]).toEqual([false, true]);
          expect(isOpenAt(now, hours) && opens !== null).toBe(false);
        },
      ),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
