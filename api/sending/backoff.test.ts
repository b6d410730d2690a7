import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { delayAfterFailure, parseRetryAfter, RETRY_SCHEDULE } from './backoff';

const hours = (count: number) => count * 3_600_000;

describe('the back-off', () => {
  test('makes 16 attempts within 75.6 hours', () => {
    expect(RETRY_SCHEDULE).toHaveLength(16);
    expect(RETRY_SCHEDULE.reduce((sum, delay) => sum + delay, 0) / hours(1)).toBeCloseTo(75.6, 1);
  });

  test('keeps to the schedule within a fifth, and ends after the last attempt', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 15 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failedAttempts, random) => {
          const delay = delayAfterFailure({ failedAttempts, retryAfterMs: null, random }) ?? Number.NaN;
          const planned = RETRY_SCHEDULE[failedAttempts] ?? Number.NaN;
          expect(Math.abs(delay - planned)).toBeLessThanOrEqual(planned * 0.2 + 1);
        },
      ),
    );
    expect(delayAfterFailure({ failedAttempts: 16, retryAfterMs: 5, random: 0 })).toBeNull();
  });

  test('waits as long as the receiver asks, for an hour at most', () => {
    const delay = (retryAfterMs: number) => delayAfterFailure({ failedAttempts: 1, retryAfterMs, random: 0.5 });
    expect(delay(90_000)).toBe(90_000);
    expect(delay(1)).toBe(1000);
    expect(delay(hours(100))).toBe(hours(1));
  });

  test.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Fri, 20 Nov 2026 18:31:00 GMT', 60_000],
    ['Fri, 20 Nov 2026 18:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['1e9', null],
    ['soon', null],
    ['99999999999999999999', null],
    ['', null],
    [null, null],
  ])('reads Retry-After %j as %s', (header, expected) => {
    expect(parseRetryAfter(header, new Date('2026-11-20T18:30:00Z'))).toBe(expected);
  });
});
