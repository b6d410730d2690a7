import { expect, test } from 'vitest';
import { minutesLeft } from './minutes-left';

test('a begun minute counts, before the time and after it', () => {
  const now = Date.parse('2026-11-21T12:00:30Z');
  expect(minutesLeft('2026-11-21T12:02:00Z', now)).toBe(2);
  expect(minutesLeft('2026-11-21T12:00:00Z', now)).toBe(-1);
});
