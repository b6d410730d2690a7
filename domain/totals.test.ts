import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTY_RUNS } from '../api/kernel/property-runs';
import { deliveryFee, missingToFreeDelivery } from './delivery-fee';
import { type Minor, minor } from './money';
import { discountOf, lineTotal, productsCost, totalsOf, weightOf } from './totals';
import type { MeasurementUnit } from './weight';

const line = (unitPrice: number, quantity: number, weight: number | null = null, unit: MeasurementUnit = 'G') => ({
  unitPrice: minor(unitPrice),
  quantity,
  weight,
  unit,
});
const price = fc.integer({ min: 0, max: 2_000_000 }).map(minor);
const percent = fc.integer({ min: 0, max: 100 });

describe('totals', () => {
  it('add up lines, take off the discount and count the fee', () => {
    const cost = productsCost([line(1250, 2), line(499, 1)]);
    expect(cost).toBe(2999);
    expect(totalsOf(cost, 10, minor(300))).toEqual({
      productsCost: 2999,
      discount: 300,
      deliveryFee: 300,
      total: 2999,
    });
  });

  it('keep an unknown fee unknown, and do not count it', () => {
    expect(totalsOf(minor(1000), 0, null)).toEqual({ productsCost: 1000, discount: 0, deliveryFee: null, total: 1000 });
  });

  it('round the discount once, halves in the shopper’s favour', () => {
    expect(discountOf(minor(50), 1)).toBe(1);
    expect(discountOf(minor(49), 1)).toBe(0);
    expect(discountOf(minor(333), 50)).toBe(167);
    expect(discountOf(minor(999), 100)).toBe(999);
  });

  it('stay exact integers at the largest possible cart', () => {
    const lines = Array.from({ length: 50 }, () => line(2_147_483_647, 99));
    expect(totalsOf(productsCost(lines), 37, null).total % 1).toBe(0);
  });

  it('count a millilitre as a gram, and ignore pieces and unknown weights', () => {
    expect(
      weightOf([line(1, 2, 350), line(1, 1, 500, 'ML'), line(1, 9, 8, 'PCS'), line(1, 9), line(1, 3, 40, 'OZ')]),
    ).toBe(2 * 350 + 500 + 3 * 40);
  });

  it('lose no minor unit, in any order of lines', () => {
    const lines = fc.array(fc.record({ unitPrice: price, quantity: fc.integer({ min: 1, max: 99 }) }), {
      maxLength: 50,
    });
    fc.assert(
      fc.property(lines, percent, price, (cart, off, fee) => {
        const cost = productsCost(cart);
        expect(cost).toBe(productsCost([...cart].reverse()));
        expect(cost).toBe(cart.map(lineTotal).reduce((sum, total) => sum + total, 0));
        const totals = totalsOf(cost, off, fee);
        expect(totals.productsCost - totals.discount + fee).toBe(totals.total);
        expect(totals.discount).toBeGreaterThanOrEqual(0);
        expect(totals.discount).toBeLessThanOrEqual(cost);
        expect(Math.abs(totals.discount - (cost * off) / 100)).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('the delivery fee', () => {
  const terms = { fee: minor(300), freeFrom: minor(2000) };

  it.each([
    [1999, terms, 300],
    [2000, terms, 0],
    [5000, { ...terms, freeFrom: null }, 300],
    [100, { fee: null, freeFrom: null }, null],
    [100, { fee: null, freeFrom: minor(2000) }, null],
    [2000, { fee: null, freeFrom: minor(2000) }, 0],
    [0, { fee: minor(300), freeFrom: minor(0) }, 0],
  ])('of an order of %d under %j is %s', (subtotal, given, fee) =>
    expect(deliveryFee(minor(subtotal), given)).toBe(fee),
  );

  it('gives the missing amount until delivery is free', () => {
    expect(missingToFreeDelivery(minor(1500), terms)).toBe(500);
    expect(missingToFreeDelivery(minor(2500), terms)).toBe(0);
    expect(missingToFreeDelivery(minor(1500), { ...terms, freeFrom: null })).toBeNull();
    expect(missingToFreeDelivery(minor(1500), { ...terms, fee: minor(0) })).toBeNull();
  });

  it('is free after exactly the missing amount is added', () => {
    fc.assert(
      fc.property(price, price, price, (subtotal, fee, freeFrom) => {
        const missing: Minor = missingToFreeDelivery(subtotal, { fee, freeFrom }) ?? minor(0);
        expect(deliveryFee(minor(subtotal + missing), { fee, freeFrom })).toBe(0);
        if (missing > 0) expect(deliveryFee(minor(subtotal + missing - 1), { fee, freeFrom })).toBe(fee);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
