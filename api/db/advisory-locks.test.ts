import { expect, test } from 'vitest';
import { ADVISORY_LOCKS } from './advisory-locks';

test('each advisory lock has a number of its own', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
