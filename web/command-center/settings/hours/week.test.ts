import { expect, test } from 'vitest';
import { changedDays, endOf, missingIn, nextInterval, openedDay, toWeek } from './week';

const LUNCH = { from: '11:00', to: '15:00' };
const week = toWeek([
  { weekday: 'MONDAY', isActive: true, intervals: [LUNCH] },
  { weekday: 'SATURDAY', isActive: false, intervals: [{ from: '12:00', to: '02:00' }] },
]);

test('a day that the API leaves out is closed', () => {
  expect(week.SUNDAY).toEqual({ isActive: false, intervals: [] });
});

test('only the days that differ are sent', () => {
  expect(changedDays(week, week)).toEqual([]);
  expect(changedDays(week, { ...week, SUNDAY: { isActive: true, intervals: [LUNCH] } })).toEqual(['SUNDAY']);
});

test.each([
  ['10:00', '22:00', 'sameDay'],
  ['10:00', '00:00', 'sameDay'],
  ['18:00', '02:00', 'nextDay'],
  ['00:00', '00:00', 'aroundTheClock'],
  ['10:00', '', 'unknown'],
] as const)('from %s to %s ends %s', (from, to, end) => expect(endOf({ from, to })).toBe(end));

test('the next interval begins an hour after the last one, and is left to be typed after a night', () => {
  expect(nextInterval([])).toEqual({ from: '10:00', to: '22:00' });
  expect(nextInterval([LUNCH])).toEqual({ from: '16:00', to: '23:00' });
  expect(nextInterval([{ from: '18:00', to: '02:00' }])).toEqual({ from: '', to: '' });
});

test('a day that is switched on has its own hours back, else those of the open day before it', () => {
  expect(openedDay(week, 'SATURDAY').intervals).toEqual([{ from: '12:00', to: '02:00' }]);
  expect(openedDay(week, 'TUESDAY').intervals).toEqual([LUNCH]);
  expect(openedDay(toWeek([]), 'FRIDAY').intervals).toEqual([{ from: '10:00', to: '22:00' }]);
});

test('what is missing is given by its place', () => {
  expect(missingIn({ isActive: true, intervals: [] })).toBe('none');
  expect(missingIn({ isActive: false, intervals: [] })).toBeNull();
  expect(missingIn({ isActive: true, intervals: [LUNCH, { from: '18:00', to: '' }] })).toBe(1);
});
