import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../../domain/money';
import { type PromoCart, promoEffect } from '../../domain/promo';
import { PROPERTY_RUNS } from '../kernel/property-runs';
import { promoRefusal } from './promo';
import { anyEffect, promoTerms } from './testing-promo';

const NOON = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T12:00:01Z');
const cart: PromoCart = { subtotal: minor(2000), method: 'DELIVERY', now: NOON };
const refusal = (terms: Parameters<typeof promoTerms>[0], change: Partial<PromoCart> = {}, usesByClient = 0) =>
  promoRefusal({ text: 'WELCOME10', terms: promoTerms(terms), usesByClient }, { ...cart, ...change })?.reason ?? null;
const freeDelivery = { kind: 'FREE_DELIVERY', percent: null } as const;

describe('a promo code can be used', () => {
  it('when it asks for nothing', () => expect(refusal({})).toBeNull());
  it('from its first instant on, and not before', () => {
    expect(refusal({ startsAt: NOON })).toBeNull();
    expect(refusal({ startsAt: LATER })).toBe('NOT_YET');
  });
  it('until its last instant, and no longer', () => {
    expect(refusal({ endsAt: LATER })).toBeNull();
    expect(refusal({ endsAt: NOON })).toBe('EXPIRED');
  });
  it('as often as it may be', () => {
    expect(refusal({ totalLimit: 3, used: 2 })).toBeNull();
    expect(refusal({ totalLimit: 3, used: 3 })).toBe('USED_UP');
  });
  it('as often as one client may', () => {
    expect(refusal({ perClientLimit: 2 }, {}, 1)).toBeNull();
    expect(refusal({ perClientLimit: 2 }, {}, 2)).toBe('USED_BY_CLIENT');
    expect(refusal({ perClientLimit: null }, {}, 99)).toBeNull();
  });
  it('for free delivery where there is a delivery, or may be one', () => {
    expect(refusal(freeDelivery)).toBeNull();
    expect(refusal(freeDelivery, { method: null })).toBeNull();
    expect(refusal(freeDelivery, { method: 'PICKUP' })).toBe('DELIVERY_ONLY');
    expect(refusal({}, { method: 'PICKUP' })).toBeNull();
  });
  it('from its minimum on, and says what is missing below', () => {
    expect(refusal({ minimum: 2000 })).toBeNull();
    const short = promoRefusal({ text: 'X', terms: promoTerms({ minimum: 2001 }), usesByClient: 0 }, cart);
    expect(short).toMatchObject({ reason: 'BELOW_MINIMUM', missing: 1, path: ['promoCode'] });
  });
});

describe('a promo code that cannot be used at all', () => {
  it('looks the same whether it is switched off or never was', () => {
    expect(refusal({ isActive: false, endsAt: NOON })).toBe('UNKNOWN');
    expect(promoRefusal({ text: 'NOPE', terms: null, usesByClient: 0 }, cart)?.reason).toBe('UNKNOWN');
  });
  it('names what no cart can change before what the shopper can', () => {
    expect(refusal({ endsAt: NOON, minimum: 9000 })).toBe('EXPIRED');
    expect(refusal({ ...freeDelivery, minimum: 9000 }, { method: 'PICKUP' })).toBe('DELIVERY_ONLY');
  });
});

describe('a promo code takes off', () => {
  it('its percentage, rounded once, halves in the shopper’s favour', () => {
    expect(promoEffect(promoTerms({ percent: 15 }), minor(2999))).toEqual({ discount: 450, freesDelivery: false });
    expect(promoEffect(promoTerms({ percent: 1 }), minor(50)).discount).toBe(1);
    expect(promoEffect(promoTerms({ percent: 1 }), minor(49)).discount).toBe(0);
  });
  it('its amount, at most what there is', () => {
    const terms = promoTerms({ kind: 'AMOUNT', percent: null, amount: 500 });
    expect(promoEffect(terms, minor(2000)).discount).toBe(500);
    expect(promoEffect(terms, minor(300)).discount).toBe(300);
  });
  it('the delivery, and nothing of the dishes', () => {
    expect(promoEffect(promoTerms(freeDelivery), minor(2000))).toEqual({ discount: 0, freesDelivery: true });
  });

  const amount = fc.nat(200_000_000).map(minor);
  it('never less than nothing, never more than the dishes, a percentage within half a unit', () => {
    fc.assert(
      fc.property(anyEffect, amount, (terms, subtotal) => {
        const { discount, freesDelivery } = promoEffect(terms, subtotal);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(Number.isSafeInteger(discount)).toBe(true);
        expect(freesDelivery).toBe(terms.kind === 'FREE_DELIVERY');
        if (terms.percent !== null)
          expect(Math.abs(discount - (subtotal * terms.percent) / 100)).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
  it('no less from a larger order, and leaves no less to pay', () => {
    fc.assert(
      fc.property(anyEffect, amount, amount, (terms, one, other) => {
        const [less, more] = [minor(Math.min(one, other)), minor(Math.max(one, other))];
        const [from, upTo] = [promoEffect(terms, less).discount, promoEffect(terms, more).discount];
        expect(upTo).toBeGreaterThanOrEqual(from);
        expect(more - upTo).toBeGreaterThanOrEqual(less - from);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
