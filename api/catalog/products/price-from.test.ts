import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../../../domain/money';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import { defaultVariant, priceFrom } from './price-from';

const now = new Date('2026-11-24T12:00:00Z');
const variant = (price: number, isAvailable = true) => ({ price: minor(price), isAvailable, stoppedUntil: null });

describe('“from” of a product', () => {
  it('is the lowest price where variants differ', () => {
    expect(priceFrom([variant(900), variant(500), variant(700)], now)).toBe(500);
  });

  it('is not shown where there is one price', () => {
    expect(priceFrom([], now)).toBeNull();
    expect(priceFrom([variant(900)], now)).toBeNull();
    expect(priceFrom([variant(900), variant(900)], now)).toBeNull();
  });

  it('does not lure with a variant that is sold out', () => {
    expect(priceFrom([variant(500, false), variant(700), variant(900)], now)).toBe(700);
    expect(priceFrom([variant(500, false), variant(700)], now)).toBeNull();
    expect(priceFrom([variant(500, false), variant(700, false)], now)).toBe(500);
  });

  it('is one of the prices, and none is lower', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1 }), (prices) => {
        const from = priceFrom(
          prices.map((price) => variant(price)),
          now,
        );
        expect(from ?? prices[0]).toBe(Math.min(...prices));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('the default variant', () => {
  it('is the first that can be ordered, else the first', () => {
    const [sold, small, large] = [variant(500, false), variant(700), variant(900)];
    expect(defaultVariant([sold, small, large], now)).toBe(small);
    expect(defaultVariant([sold], now)).toBe(sold);
    expect(defaultVariant([], now)).toBeNull();
  });
});
