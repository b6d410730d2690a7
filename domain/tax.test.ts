import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from './money';
import { includedTax, type TaxRules, taxesOf, taxRateOf, taxWayOf } from './tax';

const RULES: TaxRules = {
  rates: { STANDARD: 2000, REDUCED: 1000, LOW: 550, ZERO: 0 },
  ways: { DELIVERY: 'REDUCED', PICKUP: 'LOW', TABLE: 'STANDARD' },
  deliveryFee: 'STANDARD',
};

const dish = (total: number, taxRate: number | null) => ({ total: minor(total), taxRate });

test.each([
  [12_000, 2000, 2000],
  [11_000, 1000, 1000],
  [1055, 550, 55],
  [100, 0, 0],
  [0, 2000, 0],
  [3, 2000, 1],
  [2, 2000, 0],
  [200, 10_000, 100],
])('%i at a rate of %i contain %i', (gross, rate, tax) => {
  expect(includedTax(minor(gross), rate)).toBe(tax);
});

test('a dish has the rate of its own class, else that of the way it is received', () => {
  expect(taxRateOf(RULES, 'DELIVERY', null)).toBe(1000);
  expect(taxRateOf(RULES, 'TABLE', null)).toBe(2000);
  expect(taxRateOf(RULES, 'TABLE', 'ZERO')).toBe(0);
  expect(taxWayOf('DELIVERY', '7')).toBe('DELIVERY');
  expect(taxWayOf('PICKUP', '7')).toBe('TABLE');
  expect(taxWayOf(null, null)).toBe('PICKUP');
});

test('a discount is spread over the dishes, the delivery has its own rate, and a tip bears no tax', () => {
  // 30.00 and 10.00 less a tenth, 3.00 for the delivery, 5.00 on top.
  const order = { lines: [dish(3000, 2000), dish(1000, 1000)], deliveryFee: minor(300), deliveryTaxRate: 2000 };
  expect(taxesOf({ ...order, tip: minor(500), total: minor(4400) })).toEqual({
    totals: [
      { rate: 2000, net: 2500, tax: 500, gross: 3000 },
      { rate: 1000, net: 818, tax: 82, gross: 900 },
    ],
    lines: [450, 82],
    deliveryFee: 50,
  });
});

test('an order that was placed without VAT has none', () => {
  const order = { lines: [dish(3000, null)], deliveryFee: null, deliveryTaxRate: null };
  expect(taxesOf({ ...order, tip: minor(0), total: minor(3000) })).toBeNull();
});

const anyRate = fc.oneof(
  fc.constantFrom(0, 500, 550, 700, 1000, 2000, 2200, 10_000),
  fc.integer({ min: 0, max: 10_000 }),
);
const anyLine = fc.record({
  unitPrice: fc.oneof(fc.constantFrom(0, 1, 99), fc.nat(5_000_000)),
  quantity: fc.integer({ min: 1, max: 99 }),
  taxRate: fc.option(anyRate, { freq: 9 }),
});
const anyOrder = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
  deliveryFee: fc.option(fc.nat(100_000)),
  deliveryTaxRate: anyRate,
  tip: fc.nat(100_000),
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

test('of any order, at any rates, the parts sum to the whole, and none is negative', () => {
  fc.assert(
    fc.property(anyOrder, ({ lines, discountShare, deliveryFee, deliveryTaxRate, tip }) => {
      const dishes = lines.map(({ unitPrice, quantity, taxRate }) => dish(unitPrice * quantity, taxRate));
      const cost = sum(dishes.map(({ total }) => total));
      const goods = cost - Math.floor(cost * discountShare) + (deliveryFee ?? 0);
      const taxes = taxesOf({
        lines: dishes,
        deliveryFee: deliveryFee === null ? null : minor(deliveryFee),
        deliveryTaxRate,
        tip: minor(tip),
        total: minor(goods + tip),
      });
      if (!taxes) throw new Error('an order with VAT has none');
      const { totals } = taxes;
      expect(sum(totals.map(({ gross }) => gross))).toBe(goods);
      expect(sum(taxes.lines) + taxes.deliveryFee).toBe(sum(totals.map(({ tax }) => tax)));
      for (const { rate, net, tax, gross } of totals) {
        expect(net + tax).toBe(gross);
        const ofRate = dishes.map(({ taxRate }, index) => ((taxRate ?? 0) === rate ? (taxes.lines[index] ?? 0) : 0));
        expect(sum(ofRate) + (deliveryTaxRate === rate ? taxes.deliveryFee : 0)).toBe(tax);
        // Off by rounding at most.
        expect(Math.abs(tax * (10_000 + rate) - gross * rate) * 2).toBeLessThanOrEqual(10_000 + rate);
      }
      for (const tax of [...taxes.lines, taxes.deliveryFee, ...totals.map(({ net }) => net)])
        expect(tax).toBeGreaterThanOrEqual(0);
      for (const [index, tax] of taxes.lines.entries()) expect(tax).toBeLessThanOrEqual(dishes[index]?.total ?? 0);
    }),
  );
});

test('the order of the dishes never moves tax from one rate to another', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.nat(100_000), (lines, fee) => {
      const dishes = lines.map(({ unitPrice, quantity, taxRate }) => dish(unitPrice * quantity, taxRate));
      const total = minor(sum(dishes.map((line) => line.total)) + fee);
      const order = { deliveryFee: minor(fee), deliveryTaxRate: 2000, tip: minor(0), total };
      const there = taxesOf({ ...order, lines: dishes })?.totals;
      expect(taxesOf({ ...order, lines: dishes.toReversed() })?.totals).toEqual(there);
    }),
  );
});
