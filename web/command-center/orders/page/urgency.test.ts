import { expect, test } from 'vitest';
import { urgencyOf } from './urgency';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:10:01Z', 'fresh'],
  ['2026-11-21T12:10:00Z', 'soon'],
  ['2026-11-21T12:00:00Z', 'soon'],
  ['2026-11-21T11:59:59Z', 'late'],
  [null, 'fresh'],
] as const)('what is due at %s is %s at noon', (dueAt, urgency) => {
  expect(urgencyOf(dueAt, NOW)).toBe(urgency);
});
