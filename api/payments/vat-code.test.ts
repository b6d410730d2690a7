import { expect, test } from 'vitest';
import { vatCodeOf } from './vat-code';

test.each([
  [2200, 4, 11],
  [2000, 4, 4],
  [1000, 4, 3],
  [500, 1, 7],
  [700, 1, 8],
  [0, 4, 2],
])('a rate of %i is called by its number, whatever that of the account is', (rate, ofAccount, code) => {
  expect(vatCodeOf(rate, ofAccount)).toBe(code);
});

test.each([
  [2200, 12],
  [2000, 6],
  [1000, 5],
  [500, 9],
  [700, 10],
  [0, 2],
])('where the account calls VAT a part of what is paid ahead, a rate of %i is %i', (rate, code) => {
  expect(vatCodeOf(rate, 6)).toBe(code);
});

test('without a rate, and for one that 54-FZ does not know, the account’s number stands', () => {
  expect(vatCodeOf(null, 4)).toBe(4);
  expect(vatCodeOf(1900, 4)).toBe(4);
});
