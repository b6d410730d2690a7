import { expect, test } from 'vitest';
import { daysBetween, shopDate, shopTime } from './shop-time';

test.each([
  ['+04:00', '2026-11-21T14:30:00.000Z'],
  ['-03:00', '2026-11-21T07:30:00.000Z'],
])('a zone that is the offset %s is applied by arithmetic', (zone, shown) => {
  expect(shopTime('2026-11-21T10:30:00Z', zone)).toEqual({ at: new Date(shown), timeZone: 'UTC' });
});

test('a named zone is left to Intl', () => {
  expect(shopTime('2026-11-21T10:30:00Z', 'Asia/Tbilisi').timeZone).toBe('Asia/Tbilisi');
});

test.each([
  ['2026-11-21T21:00:00Z', 'Asia/Tbilisi', '2026-11-22'],
  ['2026-11-21T21:00:00Z', '+02:00', '2026-11-21'],
  ['2026-11-21T02:00:00Z', '-03:00', '2026-11-20'],
])('%s in %s is the date %s', (instant, zone, date) => {
  expect(shopDate(instant, zone)).toBe(date);
});

test('days are counted on the calendar, over a change of clocks too', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
});
