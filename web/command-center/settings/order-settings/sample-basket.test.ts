import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleBasket } from './sample-basket';

const amount = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null });

test('an example is delivered, and pays for it wherever that is possible', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (fee, freeFrom, one, other) => {
      const basket = sampleBasket({ fee, freeFrom, minimums: [one, other] });
      const least = Math.max(one ?? 0, other ?? 0);
      expect(basket).toBeGreaterThanOrEqual(least);
      if (freeFrom !== null && freeFrom > least) expect(basket).toBeLessThan(freeFrom);
    }),
  );
});

test('a shop that has set nothing gets a usual order', () => {
  expect(sampleBasket({ fee: null, freeFrom: null, minimums: [null] })).toBe(2500);
});
