import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Minor, minor } from '../../../domain/money';
import type { TypedPromo } from '../../../domain/promo';
import { NO_TIP } from '../../../domain/tip';
import type { PricedLine } from '../../../domain/totals';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import { anyEffect, promoTerms } from '../../promotions/testing-promo';
import { type CartTerms, totalsOfCart } from './cart-totals';
import { anyTip, anyTipRule } from './testing-tip';

const NOW = new Date('2026-11-20T12:00:00Z');
const typed = (terms: TypedPromo['terms']): TypedPromo => ({ text: 'WELCOME10', terms, usesByClient: 0 });
const line = (unitPrice: number, quantity: number): PricedLine => ({
  unitPrice: minor(unitPrice),
  quantity,
  weight: 350,
  unit: 'G',
});

const amount = fc.nat(2_000_000).map(minor);
const maybe = fc.option(amount);
const anyLine = fc.tuple(amount, fc.integer({ min: 1, max: 99 })).map(([price, quantity]) => line(price, quantity));
const anyLines = fc.array(anyLine, { maxLength: 20 });
const anyMethod = fc.constantFrom('DELIVERY', 'PICKUP', null);
const anyPromo = fc.option(
  fc.tuple(anyEffect, maybe).map(([effect, minimum]) => typed({ ...effect, minimum: minimum && minimum * 10 })),
);
const anyTerms: fc.Arbitrary<CartTerms> = fc.record({
  terms: fc.record({
    discountPercent: fc.integer({ min: 0, max: 100 }),
    delivery: fc.record({ fee: maybe, freeFrom: maybe }),
    limits: fc.record({ minimumOrderValue: maybe, minAmountForDelivery: maybe, maximumOrderWeight: fc.constant(null) }),
    tips: anyTipRule,
  }),
  promo: anyPromo,
  now: fc.constant(NOW),
  tip: anyTip,
});

const anyCart = fc.tuple(anyLines, anyMethod, anyTerms);

function check<Value>(arbitrary: fc.Arbitrary<Value>, property: (value: Value) => void): void {
  fc.assert(fc.property(arbitrary, property), { numRuns: PROPERTY_RUNS });
}

describe('a cart’s figures', () => {
  it('add up to the last unit, and none of them is ever negative', () =>
    check(anyCart, ([lines, method, terms]) => {
      const { productsCost, discount, promo, deliveryFee, tip, total } = totalsOfCart(lines, method, terms);
      expect(total).toBe(productsCost - discount + (deliveryFee ?? 0) + tip);
      expect(discount).toBeGreaterThanOrEqual(promo?.discount ?? 0);
      expect(discount).toBeLessThanOrEqual(productsCost);
      for (const figure of [total, discount, promo?.discount ?? 0, deliveryFee ?? 0, tip]) {
        expect(Number.isSafeInteger(figure)).toBe(true);
        expect(figure).toBeGreaterThanOrEqual(0);
      }
    }));

  it('are the same in whatever order the lines stand, and however they are split', () =>
    check(anyCart, ([lines, method, terms]) => {
      const whole = totalsOfCart(lines, method, terms);
      const split = lines.flatMap((each) => Array.from({ length: each.quantity }, () => ({ ...each, quantity: 1 })));
      expect(totalsOfCart(lines.toReversed(), method, terms)).toEqual(whole);
      expect(totalsOfCart(split, method, terms)).toEqual(whole);
    }));

  it('never let one more dish make the products cheaper', () =>
    check(fc.tuple(anyCart, anyLine), ([[lines, method, terms], more]) => {
      const [before, after] = [totalsOfCart(lines, method, terms), totalsOfCart([...lines, more], method, terms)];
      expect(after.productsCost).toBe(before.productsCost + more.unitPrice * more.quantity);
      expect(after.missingToMinimum).toBeLessThanOrEqual(before.missingToMinimum);
    }));

  it('cost nothing where nothing is in the cart', () =>
    check(anyCart, ([, method, terms]) => {
      expect(totalsOfCart([], method, terms)).toMatchObject({ productsCost: 0, discount: 0, deliveryFee: 0, total: 0 });
    }));
});

describe('a promo code', () => {
  it('never makes an order dearer, nor keeps it from being placed or from free delivery', () =>
    check(anyCart, ([lines, method, terms]) => {
      const [with_, without] = [
        totalsOfCart(lines, method, terms),
        totalsOfCart(lines, method, { ...terms, promo: null }),
      ];
      expect(with_.total).toBeLessThanOrEqual(without.total);
      expect(with_.missingToMinimum).toBe(without.missingToMinimum);
      expect(with_.deliveryFee ?? 0).toBeLessThanOrEqual(without.deliveryFee ?? 0);
      expect(with_.productsCost).toBe(without.productsCost);
    }));

  it('takes off exactly what it says, once, on top of the shop’s own discount', () =>
    check(anyCart, ([lines, method, terms]) => {
      const [with_, without] = [
        totalsOfCart(lines, method, terms),
        totalsOfCart(lines, method, { ...terms, promo: null }),
      ];
      expect(with_.discount - without.discount).toBe(with_.promo?.discount ?? 0);
      const { percent } = with_.promo ?? {};
      if (percent == null) return;
      const subtotal: Minor = minor(without.productsCost - without.discount);
      expect(Math.abs((with_.promo?.discount ?? 0) - (subtotal * percent) / 100)).toBeLessThanOrEqual(0.5);
    }));

  it('that can’t be used changes no figure, and says why', () =>
    check(anyCart, ([lines, method, terms]) => {
      const expired = { ...terms, promo: typed(promoTerms({ endsAt: NOW })) };
      const { promo, ...figures } = totalsOfCart(lines, method, expired);
      expect(promo).toMatchObject({ discount: 0, freesDelivery: false, refusal: { reason: 'EXPIRED' } });
      expect({ ...figures, promo: null }).toEqual(totalsOfCart(lines, method, { ...terms, promo: null }));
    }));

  it('frees the delivery, even where no fee is set and the shop would ask for it apart', () => {
    const terms = { discountPercent: 0, delivery: { fee: null, freeFrom: null }, limits: NO_LIMITS, tips: null };
    const freeDelivery = typed(promoTerms({ kind: 'FREE_DELIVERY', percent: null }));
    expect(
      totalsOfCart([line(1000, 1)], 'DELIVERY', { terms, promo: freeDelivery, now: NOW, tip: NO_TIP }),
    ).toMatchObject({
      deliveryFee: 0,
      discount: 0,
      total: 1000,
    });
    const charging = { ...terms, delivery: { fee: minor(300), freeFrom: minor(2000) } };
    expect(
      totalsOfCart([line(1000, 1)], 'DELIVERY', { terms: charging, promo: freeDelivery, now: NOW, tip: NO_TIP }),
    ).toMatchObject({ deliveryFee: 0, total: 1000, missingToFreeDelivery: 0 });
  });
});

const NO_LIMITS = { minimumOrderValue: null, minAmountForDelivery: null, maximumOrderWeight: null };
