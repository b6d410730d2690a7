import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, changeNotes, typedAmount } from './change-notes';

test.each([
  [3750, 'USD', [4000, 5000, 10_000]],
  [137_000, 'RUB', [140_000, 150_000, 200_000, 500_000]],
  [5000, 'USD', [6000, 10_000]],
  [0, 'USD', []],
])('for a total of %d minor units in %s people hand over %j', (total, currency, notes) => {
  expect(changeNotes(total, currency)).toEqual(notes);
});

test.each([
  ['', null],
  ['5 000', 500_000],
  ['50,5', 5050],
  ['50.05', 5005],
  ['50.055', Number.NaN],
  ['fifty', Number.NaN],
  ['-5', Number.NaN],
])('“%s” is the amount %s', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

test('an amount survives being written into the field', () => {
  fc.assert(fc.property(fc.nat(99_999_999), (minor) => amountOf(typedAmount(minor)) === minor));
});
