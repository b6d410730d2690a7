import { expect, test } from 'vitest';
import { parseAmount, parseDecimal } from './amount';

test.each([
  ['9.5', 950],
  ['9,50', 950],
  ['1 250,50 ₽', 125_050],
  ['€12', 1200],
  ['1,250.50', 125_050],
  ['1.250,50', 125_050],
  ['−1,00', -100],
  ['0', 0],
])('%s is %i minor units', (typed, minor) => expect(parseAmount(typed)).toBe(minor));

test.each(['', 'free', '1.250', '9.505', '1,2,3', '--1', '1e3', '99999999999'])(
  '%j is no amount that can be told for sure',
  (typed) => expect(parseAmount(typed)).toBeNull(),
);

test('a number has a decimal comma or point', () => {
  expect([parseDecimal('0,5'), parseDecimal('12'), parseDecimal('a lot')]).toEqual([0.5, 12, null]);
});
