import { expect, test } from 'vitest';
import { kitchenDue, latenessOf } from './kitchen-due';

test('the kitchen is done before the road begins', () => {
  expect(kitchenDue({ promisedAt: '2026-11-21T12:40:00Z', travelMinutes: 25 })).toBe('2026-11-21T12:15:00.000Z');
  expect(kitchenDue({ promisedAt: '2026-11-21T12:40:00Z', travelMinutes: null })).toBe('2026-11-21T12:40:00.000Z');
});

test('how late something is counts in begun steps of ten minutes', () => {
  const due = '2026-11-21T12:00:00Z';
  const late = (minutes: number) => latenessOf(due, Date.parse(due) + minutes * 60_000);
  expect([-5, 0, 1, 10, 11, 35].map(late)).toEqual([0, 0, 1, 1, 2, 4]);
  expect(latenessOf(null, Date.parse(due))).toBe(0);
});
