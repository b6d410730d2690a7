import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from './money';
import { splitAmount } from './split-amount';

const amounts = fc.integer({ min: 0, max: 2_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 50 });

test('the parts sum up to the whole, always', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, each) => {
      const parts = splitAmount(minor(amount), each);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(parts.every((part) => part >= 0)).toBe(true);
    }),
  );
});

test('no part is a minor unit or more away from its exact share', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, each) => {
      const sum = each.reduce((total, weight) => total + weight, 0);
      fc.pre(sum > 0);
      for (const [index, part] of splitAmount(minor(amount), each).entries()) {
        expect(Math.abs(part - (amount * (each[index] ?? 0)) / sum)).toBeLessThan(1);
      }
    }),
  );
});

test('a left-over cent goes to the part that rounding reduced most', () => {
  expect(splitAmount(minor(100), [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitAmount(minor(10), [1, 2])).toEqual([3, 7]);
  expect(splitAmount(minor(7), [0, 0])).toEqual([7, 0]);
});
