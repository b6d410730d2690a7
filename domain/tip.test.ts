import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTip, anyTipRule } from '../api/checkout/pricing/testing-tip';
import { PROPERTY_RUNS } from '../api/kernel/property-runs';
import { minor } from './money';
import { greatestTip, NO_TIP, tipBreach, tipOf } from './tip';
import { totalsOf } from './totals';

const amount = fc.nat(2_000_000).map(minor);
const anyOrder = fc
  .tuple(amount, fc.integer({ min: 0, max: 100 }), fc.option(amount))
  .map(([cost, off, fee]) => totalsOf(cost, off, fee));
const order = totalsOf(minor(2999), 10, minor(300));

test('a percentage is of the dishes after discounts, or of the whole order, to the nearest minor unit', () => {
  const ten = { percent: 10, amount: null };
  expect(tipOf(ten, { percents: [10], base: 'PRODUCTS' }, order)).toEqual({ tip: 270, tipPercent: 10 });
  expect(tipOf(ten, { percents: [10], base: 'TOTAL' }, order)).toEqual({ tip: 300, tipPercent: 10 });
});

test('a percentage that is not offered, and any tip where none are taken, is nothing', () => {
  const rule = { percents: [5], base: 'PRODUCTS' } as const;
  const nothing = { tip: 0, tipPercent: null };
  expect(tipOf({ percent: 10, amount: null }, rule, order)).toEqual(nothing);
  expect(tipOf({ percent: 5, amount: null }, null, order)).toEqual(nothing);
  expect(tipOf(NO_TIP, rule, order)).toEqual(nothing);
  expect(tipBreach({ percent: 10, amount: null }, rule, order)).toEqual({ code: 'NOT_OFFERED' });
  expect(tipBreach({ percent: null, amount: 1 }, null, order)).toEqual({ code: 'OFF' });
  expect(tipBreach(NO_TIP, null, order)).toBeNull();
});

test('an amount that was too large for the order is refused, and one that has become so shrinks with it', () => {
  const rule = { percents: [], base: 'PRODUCTS' } as const;
  const chosen = { percent: null, amount: 3300 };
  expect(tipBreach(chosen, rule, order)).toEqual({ code: 'TOO_LARGE', maximum: 3299 });
  expect(tipBreach({ percent: null, amount: 3299 }, rule, order)).toBeNull();
  expect(tipOf(chosen, rule, order)).toEqual({ tip: 3299, tipPercent: null });
});

test('a tip is a whole minor unit, never negative, never more than the greatest, and is what was chosen if it may be', () => {
  fc.assert(
    fc.property(anyTip, anyTipRule, anyOrder, (choice, rule, cost) => {
      const { tip, tipPercent } = tipOf(choice, rule, cost);
      expect(Number.isSafeInteger(tip)).toBe(true);
      expect(tip).toBeGreaterThanOrEqual(0);
      expect(tip).toBeLessThanOrEqual(greatestTip(cost));
      if (tipBreach(choice, rule, cost) !== null) return;
      expect(tipPercent).toBe(choice.percent);
      if (choice.percent === null) expect(tip).toBe(choice.amount ?? 0);
      else {
        const base = rule?.base === 'TOTAL' ? cost.total : cost.productsCost - cost.discount;
        expect(Math.abs(tip - (base * choice.percent) / 100)).toBeLessThanOrEqual(0.5);
      }
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
