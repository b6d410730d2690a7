import { expect, test } from 'vitest';
import { daysBetween, shopDate } from './shop-time';

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
