import { expect, test } from 'vitest';
import { delayCountsFrom, minutesAfter } from './promise-preview';

const noon = Date.parse('2026-11-20T12:00:00Z');

test('a preview shows the full minute that the API will promise', () => {
  expect(minutesAfter(noon, 30)).toBe('2026-11-20T12:30:00.000Z');
  expect(minutesAfter(noon + 1, 30)).toBe('2026-11-20T12:31:00.000Z');
});

test('a delay counts from the promise, and from now once that has passed', () => {
  expect(delayCountsFrom('2026-11-20T12:30:00Z', noon)).toBe(noon + 30 * 60_000);
  expect(delayCountsFrom('2026-11-20T11:30:00Z', noon)).toBe(noon);
});
