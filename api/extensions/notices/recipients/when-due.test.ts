import { expect, test } from 'vitest';
import type { OpeningHours } from '../../../hours/opening-hours';
import { staffedFrom, whenDue } from './when-due';

const timeZone = 'Europe/Berlin';
const hours = (intervals: OpeningHours['workingDays'][number]['intervals']): OpeningHours => ({
  timeZone,
  specialDays: [],
  workingDays: [0, 1, 2, 3, 4, 5, 6].map((index) => ({ index, isActive: true, intervals })),
});
const at = (time: string) => new Date(`2026-11-30T${time}:00+01:00`);
const evening = hours([{ from: '18:00', to: '02:00' }]);

test.each([
  ['while the shop is open, at once', '19:00', '19:00'],
  ['past midnight, at once', '01:00', '01:00'],
  ['before it opens, when it opens', '10:00', '18:00'],
])('minutes count %s', (_when, now, from) => {
  expect(staffedFrom(at(now), evening)).toEqual(at(from));
});

test('minutes count at once in a shop that does not open', () => {
  expect(staffedFrom(at('10:00'), hours([]))).toEqual(at('10:00'));
});

const quiet = (quietFrom: string | null, quietTo: string | null) => ({ afterMinutes: 5, quietFrom, quietTo });

test.each([
  ['never quiet', '12:00', null, null, '2026-11-30T12:05:00+01:00'],
  ['before quiet hours', '12:00', '13:00', '14:00', '2026-11-30T12:05:00+01:00'],
  ['in quiet hours', '12:57', '13:00', '14:00', '2026-11-30T14:00:00+01:00'],
  ['at their end', '13:55', '13:00', '14:00', '2026-11-30T14:00:00+01:00'],
  ['in the evening of a quiet night', '23:00', '22:00', '07:00', '2026-12-01T07:00:00+01:00'],
  ['in the morning of a quiet night', '03:00', '22:00', '07:00', '2026-11-30T07:00:00+01:00'],
])('a message comes due %s', (_when, from, quietFrom, quietTo, due) => {
  expect(whenDue(at(from), quiet(quietFrom, quietTo), timeZone)).toEqual(new Date(due));
});
