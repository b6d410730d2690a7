import { expect, test } from 'vitest';
import { changeNotes } from './change-notes';

test.each([
  [3750, 'USD', [4000, 5000, 10_000]],
  [137_000, 'RUB', [140_000, 150_000, 200_000, 500_000]],
  [5000, 'USD', [6000, 10_000]],
  [0, 'USD', []],
])('for a total of %d minor units in %s people hand over %j', (total, currency, notes) => {
  expect(changeNotes(total, currency)).toEqual(notes);
});
