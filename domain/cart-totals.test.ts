import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsOfCart } from '../api/checkout/pricing/cart-totals';
import { anyTip, anyTipRule } from '../api/checkout/pricing/testing-tip';
import { PROPERTY_RUNS } from '../api/kernel/property-runs';
import { anyEffect, promoTerms } from '../api/promotions/testing-promo';
import { expectTotals } from '../web/storefront/cart/store/cart-totals';
import { minor } from './money';
import type { DeliveryMethod } from './order-status';
import type { TypedPromo } from './promo';

const NOW = new Date('2026-11-20T12:00:00Z');
const amount = fc.nat(2_000_000).map(minor);
const maybe = fc.option(amount);
const line = fc.record({
  unitPrice: amount,
  quantity: fc.integer({ min: 1, max: 99 }),
  weight: fc.constant(350),
  unit: fc.constant('G' as const),
});
const terms = fc.record({
  discountPercent: fc.integer({ min: 0, max: 100 }),
  delivery: fc.record({ fee: maybe, freeFrom: maybe }),
  limits: fc.record({ minimumOrderValue: maybe, minAmountForDelivery: maybe, maximumOrderWeight: fc.constant(null) }),
  tips: anyTipRule,
});
const promo: fc.Arbitrary<TypedPromo | null> = fc.option(
  fc.tuple(anyEffect, maybe).map(([effect, minimum]) => ({
    text: 'WELCOME10',
    terms: { ...promoTerms({}), ...effect, minimum },
    usesByClient: 0,
  })),
);
const method = fc.constantFrom<DeliveryMethod>('DELIVERY', 'PICKUP');

test('the client computes the same total as the server, for an empty cart too', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), method, terms, promo, anyTip, (lines, way, shop, typed, tip) => {
      const answer = totalsOfCart(lines, way, { terms: shop, promo: typed, now: NOW, tip });
      const { weight: _, promo: applied, ...figures } = answer;
      const known = applied && {
        ...applied,
        // The server's last answer, which was for another cart.
        discount: 1,
        problem: applied.refusal && 'It has expired.',
      };
      const cart = { lineCount: lines.length, productsCost: answer.productsCost, method: way, tip };
      const { promo: shown, minimum: __, ...expected } = expectTotals(cart, shop, known);
      expect(expected).toEqual(figures);
      expect(shown?.discount).toBe(applied?.discount);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('an empty delivery cart costs nothing', () => {
  const shop = {
    discountPercent: 0,
    delivery: { fee: minor(500), freeFrom: null },
    limits: { minimumOrderValue: null, minAmountForDelivery: null },
    tips: { percents: [10], base: 'TOTAL' as const },
  };
  const empty = { lineCount: 0, productsCost: minor(0), method: 'DELIVERY' as const };
  const given = { ...empty, tip: { percent: null, amount: 500 } };
  expect(expectTotals(given, shop)).toMatchObject({ deliveryFee: 0, tip: 0, total: 0 });
});
