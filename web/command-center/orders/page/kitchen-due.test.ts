import { expect, test } from 'vitest';
import { kitchenDue, minutesLeft } from './kitchen-due';

test('the kitchen is done before the road begins', () => {
  expect(kitchenDue({ promisedAt: '2026-11-21T12:40:00Z', travelMinutes: 25 })).toBe('2026-11-21T12:15:00.000Z');
  expect(kitchenDue({ promisedAt: '2026-11-21T12:40:00Z', travelMinutes: null })).toBe('2026-11-21T12:40:00.000Z');
  expect(kitchenDue({ promisedAt: null, travelMinutes: 25 })).toBeNull();
});

test('a begun minute counts, before the time and after it', () => {
  const now = Date.parse('2026-11-21T12:00:30Z');
  expect(minutesLeft('2026-11-21T12:02:00Z', now)).toBe(2);
  expect(minutesLeft('2026-11-21T12:00:00Z', now)).toBe(-1);
});
