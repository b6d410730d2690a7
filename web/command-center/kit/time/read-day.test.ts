import { expect, test } from 'vitest';
import { readDay } from './read-day';

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['2026-2-3', null],
  ['yesterday', null],
  [null, null],
])('%s is read as %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});
