import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, typedAmount } from './typed-amount';

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
