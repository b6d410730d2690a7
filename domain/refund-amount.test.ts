import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundAmount } from './refund-amount';

const orders = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 0, max: 90_000 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((lines) => {
    const products = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
    return fc.record({
      lines: fc.constant(
        lines.map(({ quantity, price }, index) => ({ id: `${index}`, quantity, cost: quantity * price })),
      ),
      deliveryFee: fc.option(fc.integer({ min: 0, max: 900 })),
      tip: fc.option(fc.integer({ min: 0, max: 900 })),
      paid: fc.integer({ min: 0, max: products }),
    });
  })
  .map(({ paid, ...order }) => ({ ...order, total: paid + (order.deliveryFee ?? 0) + (order.tip ?? 0) }));

test("the refunds of an order's parts sum to what was paid, in one step or in several", () => {
  fc.assert(
    fc.property(orders, fc.boolean(), (order, isOneByOne) => {
      const whole = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
      const single = whole.flatMap(({ lineId, quantity }) =>
        Array.from({ length: quantity }, () => ({ lineId, quantity: 1 })),
      );
      const steps = isOneByOne
        ? [
            ...single.map((line) => ({ lines: [line], isWithDelivery: false, isWithTip: false })),
            { lines: [], isWithDelivery: true, isWithTip: false },
            { lines: [], isWithDelivery: false, isWithTip: true },
          ]
        : [{ lines: whole, isWithDelivery: true, isWithTip: true }];
      const sum = steps.reduce((total, step, index) => total + refundAmount(order, step, steps.slice(0, index)), 0);
      expect(sum).toBe(order.total);
    }),
  );
});

test('a discount is spread over the dishes, and delivery fee and tip are refunded separately', () => {
  const order = {
    lines: [
      { id: 'pizza', quantity: 2, cost: 2000 },
      { id: 'cola', quantity: 1, cost: 300 },
    ],
    deliveryFee: 250,
    tip: 100,
    total: 2070 + 250 + 100,
  };
  const parts = (quantity: number, isWithDelivery: boolean) => ({
    lines: [{ lineId: 'pizza', quantity }],
    isWithDelivery,
    isWithTip: false,
  });
  expect(refundAmount(order, parts(1, false), [])).toBe(900);
  expect(refundAmount(order, parts(1, true), [parts(1, false)])).toBe(1150);
  expect(refundAmount(order, { lines: [], isWithDelivery: false, isWithTip: true }, [parts(1, true)])).toBe(100);
});

test('nothing is refunded twice', () => {
  const order = { lines: [{ id: 'pizza', quantity: 1, cost: 1000 }], deliveryFee: 250, tip: 100, total: 1350 };
  const all = { lines: [{ lineId: 'pizza', quantity: 1 }], isWithDelivery: false, isWithTip: false };
  expect(() => refundAmount(order, all, [all])).toThrow(RangeError);
  const delivery = { lines: [], isWithDelivery: true, isWithTip: false };
  expect(() => refundAmount(order, delivery, [delivery])).toThrow(RangeError);
  const tip = { lines: [], isWithDelivery: false, isWithTip: true };
  expect(() => refundAmount(order, tip, [tip])).toThrow(RangeError);
});

test('a line that is named twice is not paid back twice', () => {
  const order = { lines: [{ id: 'pizza', quantity: 2, cost: 1001 }], deliveryFee: null, tip: null, total: 1001 };
  const named = (times: number) => ({
    lines: Array.from({ length: times }, () => ({ lineId: 'pizza', quantity: 1 })),
    isWithDelivery: false,
    isWithTip: false,
  });
  expect(refundAmount(order, named(2), [])).toBe(1001);
  expect(() => refundAmount(order, named(3), [])).toThrow(RangeError);
});
