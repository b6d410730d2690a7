import { expect, it } from 'vitest';
import { kitchenDelay } from './kitchen-load';

it.each([
  [0, 0],
  [4, 0],
  [5, 10],
  [9, 10],
  [10, 20],
])('with room for five, %i orders ahead add %i minutes', (ahead, minutes) => {
  expect(kitchenDelay(ahead, { kitchenCapacity: 5, kitchenDelayMinutes: 10 })).toBe(minutes);
});

it('a kitchen that does not say what it can do adds nothing', () => {
  expect(kitchenDelay(500, { kitchenCapacity: null, kitchenDelayMinutes: 10 })).toBe(0);
});
