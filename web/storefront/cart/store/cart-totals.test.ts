import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartPromo, type CartTerms, expectTotals } from './cart-totals';

const TERMS: CartTerms = {
  discountPercent: 10,
  deliveryFee: 500,
  freeDeliveryFrom: 8500,
  minAmountForDelivery: 3000,
  minimumOrderValue: 1000,
};

test('delivery is paid below the threshold, counted on dishes after the discount', () => {
  expect(expectTotals(9000, 'DELIVERY', TERMS)).toMatchObject({
    discount: 900,
    deliveryFee: 500,
    total: 8600,
    missingToFreeDelivery: 400,
    missingToMinimum: 0,
  });
  expect(expectTotals(9500, 'DELIVERY', TERMS)).toMatchObject({ deliveryFee: 0, missingToFreeDelivery: 0 });
});

test('whoever collects pays no delivery and meets the shop’s own minimum only', () => {
  expect(expectTotals(900, 'PICKUP', TERMS)).toMatchObject({
    deliveryFee: 0,
    total: 810,
    missingToMinimum: 190,
    missingToFreeDelivery: null,
  });
});

test('where no fee is configured the total does not count one', () => {
  const terms = { ...TERMS, deliveryFee: null, freeDeliveryFrom: null };
  expect(expectTotals(5000, 'DELIVERY', terms)).toMatchObject({ deliveryFee: null, total: 4500 });
});

const PROMO: CartPromo = {
  code: 'WELCOME10',
  discount: 0,
  freesDelivery: false,
  percent: null,
  amount: null,
  problem: null,
};

test('a promo code comes off after the shop’s discount, and leaves minimum and free delivery as they are', () => {
  const percent = expectTotals(9500, 'DELIVERY', TERMS, { ...PROMO, percent: 50 });
  expect(percent).toMatchObject({ discount: 950 + 4275, deliveryFee: 0, total: 4275, missingToMinimum: 0 });
  expect(percent.promo).toMatchObject({ discount: 4275 });
  const amount = expectTotals(1000, 'PICKUP', TERMS, { ...PROMO, amount: 2000 });
  expect(amount).toMatchObject({ discount: 1000, total: 0, missingToMinimum: 100 });
});

test('a promo code frees the delivery, and one that can’t be used changes nothing', () => {
  const free = { ...PROMO, freesDelivery: true };
  expect(expectTotals(5000, 'DELIVERY', TERMS, free)).toMatchObject({ deliveryFee: 0, missingToFreeDelivery: 0 });
  const refused = { ...PROMO, percent: 50, problem: 'It has expired.' };
  const { promo, ...figures } = expectTotals(5000, 'DELIVERY', TERMS, refused);
  expect(promo).toEqual(refused);
  expect({ ...figures, promo: null }).toEqual(expectTotals(5000, 'DELIVERY', TERMS));
});

test('no unit of money is lost between products, discount, delivery and total', () => {
  const amount = fc.nat(1_000_000);
  const terms = fc.record<CartTerms>({
    discountPercent: fc.nat(100),
    deliveryFee: fc.option(amount),
    freeDeliveryFrom: fc.option(amount),
    minAmountForDelivery: fc.option(amount),
    minimumOrderValue: fc.option(amount),
  });
  fc.assert(
    fc.property(amount, fc.constantFrom('DELIVERY' as const, 'PICKUP' as const), terms, (cost, method, shop) => {
      const { productsCost, discount, deliveryFee, total } = expectTotals(cost, method, shop);
      expect(productsCost - discount + (deliveryFee ?? 0)).toBe(total);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(cost);
    }),
  );
});
