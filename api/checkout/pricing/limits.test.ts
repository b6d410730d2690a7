import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MeasuredCart, minimumFor, missingToMinimum, type OrderLimits } from '../../../domain/limits';
import { minor } from '../../../domain/money';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import { InvalidInput } from '../../kernel/refusals';
import { applyLineMethod, readLineMethod } from '../cart/line-method';
import { ChangeTooSmall, TooManyLines, TooManyOfOne } from '../refusals';
import { checkChangeFrom } from './change-from';
import { checkQuantity, checkRoomForLine, limitProblems } from './limits';

const limits: OrderLimits = {
  minimumOrderValue: minor(1000),
  minAmountForDelivery: minor(1500),
  maximumOrderWeight: 5000,
};
const cart = (changes: Partial<MeasuredCart>): MeasuredCart => ({
  lineCount: 1,
  productsCost: minor(2000),
  subtotal: minor(2000),
  total: minor(2300),
  weight: 800,
  method: 'DELIVERY',
  ...changes,
});
const problems = (changes: Partial<MeasuredCart>) =>
  limitProblems(cart(changes), limits).map(({ code, values }) => [code, values]);

describe('the limits of an order', () => {
  it('let an ordinary cart pass, and any cart where nothing is set', () => {
    expect(problems({})).toEqual([]);
    const none = { minimumOrderValue: null, minAmountForDelivery: null, maximumOrderWeight: null };
    expect(limitProblems(cart({ subtotal: minor(1), weight: 1e6 }), none)).toEqual([]);
  });

  it('ask more for delivery than for pickup', () => {
    expect(minimumFor('DELIVERY', limits)).toBe(1500);
    expect(minimumFor('PICKUP', limits)).toBe(1000);
    expect(minimumFor(null, limits)).toBe(1000);
    expect(minimumFor('DELIVERY', { ...limits, minimumOrderValue: minor(9000) })).toBe(9000);
  });

  it('say how much is missing or too much, all at once', () => {
    expect(problems({ subtotal: minor(1200), weight: 5300 })).toEqual([
      ['BELOW_MINIMUM', { missing: 300, minimum: 1500 }],
      ['TOO_HEAVY', { excess: 300, maximum: 5000 }],
    ]);
    expect(problems({ subtotal: minor(1200), method: 'PICKUP' })).toEqual([]);
    expect(problems({ lineCount: 51 })).toEqual([['TOO_MANY_LINES', { maximum: 50 }]]);
    expect(problems({ total: minor(2_147_483_648) })).toEqual([['ORDER_TOO_LARGE', {}]]);
  });

  it('say only that it is empty of an empty cart', () => {
    expect(problems({ lineCount: 0, subtotal: minor(0) })).toEqual([['EMPTY_CART', {}]]);
  });

  it('are met exactly after adding what is missing', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom('DELIVERY', 'PICKUP', null), (amount, method) => {
        const missing = missingToMinimum(minor(amount), method, limits);
        expect(missingToMinimum(minor(amount + missing), method, limits)).toBe(0);
        if (missing > 0) expect(missingToMinimum(minor(amount + missing - 1), method, limits)).toBe(1);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('hold a line to 99 and a cart to 50 lines', () => {
    expect(checkQuantity(99)).toBe(99);
    expect(() => checkQuantity(100)).toThrow(TooManyOfOne);
    expect(() => checkRoomForLine(49)).not.toThrow();
    expect(() => checkRoomForLine(50)).toThrow(TooManyLines);
  });
});

describe('changing a line', () => {
  it.each([
    [{ method: 'increment' }, 4],
    [{ method: 'decrement' }, 2],
    [{ method: 'remove' }, 0],
    [{ method: 'set', quantity: 7 }, 7],
    [{ method: 'set', quantity: 0 }, 0],
  ])('by %j makes 3 into %d', (body, quantity) => expect(applyLineMethod(3, readLineMethod(body))).toBe(quantity));

  it('takes the line away below one, and refuses a hundredth', () => {
    expect(applyLineMethod(1, { method: 'decrement' })).toBe(0);
    expect(() => applyLineMethod(99, { method: 'increment' })).toThrow(TooManyOfOne);
  });

  it.each([
    [{}, 'method', 'REQUIRED'],
    [{ method: 'INCREMENT' }, 'method', 'NOT_ONE_OF'],
    [{ method: 'toString' }, 'method', 'NOT_ONE_OF'],
    [{ method: 'increment', quantity: 5 }, 'quantity', 'UNKNOWN_FIELD'],
    [{ method: 'remove', version: 1 }, 'version', 'UNKNOWN_FIELD'],
    [{ method: 'set', quantity: 2, note: 'x' }, 'note', 'UNKNOWN_FIELD'],
    [{ method: 'set' }, 'quantity', 'REQUIRED'],
    [{ method: 'set', quantity: '2' }, 'quantity', 'INVALID'],
    [{ method: 'set', quantity: 1.5 }, 'quantity', 'INVALID'],
    [{ method: 'set', quantity: Number.NaN }, 'quantity', 'INVALID'],
    [{ method: 'set', quantity: -1 }, 'quantity', 'NUMBER_TOO_SMALL'],
    [{ method: 'set', quantity: 100 }, 'quantity', 'NUMBER_TOO_BIG'],
  ])('by %j is refused at %s as %s', (body, field, code) => {
    const refusal = new InvalidInput([expect.objectContaining({ path: [field], code })]);
    expect(() => readLineMethod(body)).toThrow(expect.objectContaining({ fields: refusal.fields }));
  });
});

describe('cash to give change from', () => {
  it('covers the total, or is left out', () => {
    expect(checkChangeFrom(minor(5000), minor(5000), 'CASH')).toBe(5000);
    expect(checkChangeFrom(null, minor(5000), 'CASH')).toBeNull();
    expect(() => checkChangeFrom(minor(4999), minor(5000), 'CASH')).toThrow(ChangeTooSmall);
  });

  it('means nothing when it is not paid in cash', () => {
    expect(checkChangeFrom(minor(1), minor(5000), 'CARD')).toBeNull();
    expect(checkChangeFrom(minor(9000), minor(5000), 'CUSTOM')).toBeNull();
  });
});
